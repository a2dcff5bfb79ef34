"""A notification of the desktop where there is no tray to speak through: org.freedesktop.Notifications over D-Bus."""

import sys

from app.gui.bridge import Bridge

_PATIENCE = 5_000  # ms that it is shown, where the desktop asks us


def notify(bridge: Bridge, text: str) -> None:
    """Show `text`, which must hold nothing private: desktops keep notifications. Nothing happens where none can be."""
    if sys.platform == "linux":
        bridge.submit(_notify(text), lambda _nothing: None, lambda _error: None)


async def _notify(text: str) -> None:
    from jeepney import DBusAddress, new_method_call  # noqa: PLC0415 (there on Linux only)
    from jeepney.io.asyncio import open_dbus_router  # noqa: PLC0415

    address = DBusAddress(
        "/org/freedesktop/Notifications",
        bus_name="org.freedesktop.Notifications",
        interface="org.freedesktop.Notifications",
    )
    hints = {"desktop-entry": ("s", "keepsake")}
    body: tuple[object, ...] = ("Keepsake", 0, "keepsake", "Keepsake", text, [], hints, _PATIENCE)
    async with open_dbus_router(bus="SESSION") as router:
        await router.send_and_get_reply(new_method_call(address, "Notify", "susssasa{sv}i", body))
