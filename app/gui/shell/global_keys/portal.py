"""Global keys by the desktop portal (org.freedesktop.portal.GlobalShortcuts), under Wayland and X11 alike.

The desktop shows the person what is wanted and keeps the keys; what we ask for is a proposal. QtDBus cannot write the
portal's nested types from Python, so jeepney does, on the engine's loop: it is there for the keyring anyway.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.asyncio import DBusRouter, Proxy, open_dbus_router
from PySide6.QtCore import Signal

from app.gui.bridge import Bridge
from app.gui.shell.global_keys import GlobalKeys
from app.i18n import tr

_PATH = "/org/freedesktop/portal/desktop"
_BUS = "org.freedesktop.portal.Desktop"
_SHORTCUTS = "org.freedesktop.portal.GlobalShortcuts"
_NAME = "quick-ask"
_PATIENCE = 120.0  # seconds that the person may take to answer the desktop's question
_MODIFIERS = {"Ctrl": "CTRL", "Alt": "ALT", "Shift": "SHIFT", "Meta": "LOGO"}


class PortalKeys(GlobalKeys):
    """Listens in a task of the engine's loop."""

    _heard = Signal()
    _failed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._keys = ""
        self._stop: Callable[[], object] = lambda: None
        self._heard.connect(self.pressed)  # from the engine's thread to ours
        self._failed.connect(self.refused)

    def use(self, keys: str) -> None:
        if keys == self._keys:
            return
        self._keys = keys
        self._stop()
        self._stop = lambda: None
        if keys:
            words = tr("Quick ask")
            work = listen(portal_trigger(keys), words, self._heard.emit)
            future = self._bridge.submit(work, lambda _nothing: None, lambda _error: self._failed.emit())
            self._stop = future.cancel


def portal_trigger(keys: str) -> str:
    """Qt's way of writing keys in the portal's: "Ctrl+Alt+Space" is "CTRL+ALT+space"."""
    *modifiers, key = keys.split("+")
    key = key.lower() if len(key) == 1 or key == "Space" else key  # as X names keys
    return "+".join([*(_MODIFIERS.get(one, one.upper()) for one in modifiers), key])


async def listen(trigger: str, words: str, heard: Callable[[], object]) -> None:
    """Ask the portal for keys and call `heard` each time they are pressed, until cancelled. Any failure is raised."""
    async with open_dbus_router(bus="SESSION") as router:
        bus = Proxy(message_bus, router)
        session = await _request(router, bus, "CreateSession", "a{sv}", (), session_handle_token="keepsake")
        handle = str(session["session_handle"][1])
        wanted = [(_NAME, {"description": ("s", words), "preferred_trigger": ("s", trigger)})]
        rule = MatchRule(type="signal", interface=_SHORTCUTS, member="Activated", path=_PATH)
        await bus.AddMatch(rule)
        with router.filter(rule, bufsize=8) as activated:
            await _request(router, bus, "BindShortcuts", "oa(sa{sv})sa{sv}", (handle, wanted, ""))
            while True:
                message = await activated.get()
                if message.body[0] == handle and message.body[1] == _NAME:
                    heard()


async def _request(
    router: DBusRouter, bus: Any, member: str, signature: str, body: tuple[Any, ...], **options: str
) -> dict[str, tuple[str, Any]]:
    """Make a call of the portal, whose last argument is the options, and wait for its answer, which comes as a signal.
    OSError when it is refused."""
    token = "keepsake" + secrets.token_hex(8)
    sender = router.unique_name.lstrip(":").replace(".", "_")
    rule = MatchRule(
        type="signal",
        interface="org.freedesktop.portal.Request",
        member="Response",
        path=f"{_PATH}/request/{sender}/{token}",
    )
    await bus.AddMatch(rule)
    last = {name: ("s", value) for name, value in {**options, "handle_token": token}.items()}
    with router.filter(rule) as answers:
        address = DBusAddress(_PATH, bus_name=_BUS, interface=_SHORTCUTS)
        reply: Message = await router.send_and_get_reply(new_method_call(address, member, signature, (*body, last)))
        if reply.header.message_type is MessageType.error:
            raise OSError(str(reply.header.fields.get(HeaderFields.error_name)))
        waiting: Awaitable[Message] = answers.get()
        code, results = (await asyncio.wait_for(waiting, _PATIENCE)).body
    if code:
        raise OSError("refused")
    return dict(results)
