"""Models, settings, and the state of everything."""

import asyncio
import threading

from app.core import doctor
from app.core.engine.base import EngineBase
from app.core.errors import AppError, ErrorCode
from app.core.events import ModelsChanged, PullAdvanced, SettingsChanged
from app.core.llm.offers import OFFERED, fit_of, machine_memory, recommended
from app.core.models import (
    DoctorReport,
    IndexState,
    LoadedModel,
    ModelFit,
    ModelsState,
    OfferedModel,
    StorageReport,
)
from app.core.privacy.policy import Policy
from app.core.settings import Settings, normal_host
from app.core.store.keys import key_source
from app.core.store.store import utc_now


class SetupCalls(EngineBase):
    """What a front end may ask about models and settings."""

    def models_state(self) -> ModelsState:
        """The models as last seen."""
        return self._models.state

    def index_state(self) -> IndexState:
        """How much of what is stored can be found by meaning."""
        return self._indexer.state

    async def choose_model(self, name: str) -> ModelsState:
        """Answer with this model from now on. MODEL_NOT_FOUND when there is none."""
        await self._looked()
        state = self._models.choose(name)
        self._settings.change(model=name)
        self._emit(ModelsChanged(state))
        return state

    async def pull_model(self, name: str) -> None:
        """Download a model; PullAdvanced events tell how far. Cancel the task to break it off; it resumes later."""
        async for progress in self._models.ollama.pull(name):
            self._emit(PullAdvanced(progress))
        await self.refresh_models()

    async def delete_model(self, name: str) -> None:
        """Take a model off the server's disk; it can be downloaded again. MODEL_NOT_FOUND."""
        await self._models.ollama.delete(name)
        await self.refresh_models()

    async def loaded_models(self) -> tuple[LoadedModel, ...]:
        """The models that are in the server's memory now."""
        return await self._models.ollama.loaded()

    async def probe(self, host: str) -> tuple[str, int]:
        """The version of the server at an address, and how many models it has; nothing is changed. BAD_SETTING where
        it is no address, SERVER_UNREACHABLE and its like where no server answers."""
        try:
            address = normal_host(host) if host.strip() else self._settings.host
        except ValueError:
            raise AppError(ErrorCode.BAD_SETTING, name="host") from None
        port = self._connect(address)
        try:
            server = await port.server()
        finally:
            await port.close()
        return server.version, len(server.models) + len(server.embedders)

    def offers(self) -> tuple[OfferedModel, ...]:
        """Models worth downloading, the smallest first."""
        return OFFERED

    def recommended_model(self) -> OfferedModel:
        """The offer that suits this machine best."""
        return recommended(machine_memory())

    def fit(self, size: int) -> ModelFit:
        """How a model of so many bytes would fit into this machine's memory, if it ran here."""
        return fit_of(size, machine_memory())

    def key_source(self) -> str:
        """Where the key of the data is kept: "keyring" or "passphrase"."""
        return key_source(self._home)

    # -- settings

    async def doctor(self) -> DoctorReport:
        """The state of everything Keepsake stands on; reads the whole database, beside everything else. Cancel the task
        to break it off."""
        state = await self.refresh_models()
        stop = threading.Event()
        try:
            problems = await asyncio.to_thread(self._store.problems, stop)
            await self._gate.ready()
            gate_ready = True
        except asyncio.CancelledError:
            stop.set()
            raise
        except AppError as error:
            if error.code is not ErrorCode.GATE_FAILED:
                raise
            gate_ready = False
        return doctor.report(
            self._home,
            self._store,
            state,
            problems=problems,
            index=self._indexer.state,
            agent=self._worker.state(),
            gate_ready=gate_ready,
        )

    async def storage(self) -> StorageReport:
        """Where the room on the disk goes; reads the whole database, beside everything else."""
        return await asyncio.to_thread(self._store.storage)

    async def empty_trash(self) -> None:
        """Erase everything that is in the trash, for good."""
        with self._store.erase() as eraser:
            eraser.expired(utc_now())

    async def compact(self) -> StorageReport:
        """Give the room of what was removed back to the disk, beside everything else but writing, which waits."""
        await asyncio.to_thread(self._store.compact)
        return await self.storage()

    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings.current

    async def change_settings(self, **values: object) -> Settings:
        """Change settings by name. BAD_SETTING; nothing is changed then. Rules of privacy can only be put back to the
        defaults here: `set_privacy` asks what has to be asked first."""
        if values.get("privacy"):
            raise AppError(ErrorCode.BAD_SETTING, name="privacy")
        host = self._settings.host
        changed = self._settings.change(**values)
        if self._settings.host != host:
            await self._models.close()
            self._models.use(self._connect(self._settings.host), self._settings.host)
            await self.refresh_models()
        if "privacy" in values:
            self._gate.policy = Policy.from_settings(changed.privacy)
        if "deep_reading" in values:
            self._choose_readers()
        if values.keys() & {"embedding_model", "pause_indexing", "remote_memory"}:
            self._indexer.wake()
        if values.keys() & {"agent", "agent_idle_seconds", "agent_budget"}:
            self._worker.wake()
        if "model" in values:
            self._emit(ModelsChanged(self._models.choose(changed.model)))
        self._emit(SettingsChanged(changed))
        return changed
