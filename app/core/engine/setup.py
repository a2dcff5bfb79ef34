"""Models, settings, and the state of everything."""

from app.core import doctor
from app.core.engine.base import EngineBase
from app.core.errors import AppError, ErrorCode
from app.core.events import ModelsChanged, PullAdvanced, SettingsChanged
from app.core.models import DoctorReport, IndexState, ModelsState
from app.core.privacy.policy import Policy
from app.core.settings import Settings


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

    # -- settings

    async def doctor(self) -> DoctorReport:
        """The state of everything Keepsake stands on; reads the whole database."""
        state = await self.refresh_models()
        return doctor.report(self._home, self._store, state)

    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings.current

    async def change_settings(self, **values: object) -> Settings:
        """Change settings by name. BAD_SETTING; nothing is changed then, nor by rules of privacy other than the defaults:
        `set_privacy` asks what has to be asked first."""
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
