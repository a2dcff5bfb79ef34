"""Which models there are, and which one answers: Ollama's where a server answers, our offline assistant always."""

from dataclasses import replace

from app.core.errors import AppError, ErrorCode
from app.core.llm.port import ChatModel
from app.core.models import ModelInfo, ModelsState, ServerState


class ModelDirectory:
    """The models of one server and the offline assistant, and the person's choice among them."""

    def __init__(self, ollama: ChatModel, offline: ChatModel, host: str, offline_info: ModelInfo) -> None:
        self._ollama = ollama
        self._offline = offline
        self._offline_info = offline_info
        self._wanted = ""
        self.state = ModelsState(ServerState.UNKNOWN, host, None, (offline_info,), offline_info)

    async def refresh(self) -> ModelsState:
        """Ask the server again; it may have come, gone or got other models."""
        host = self.state.host
        try:
            server = await self._ollama.server()
        except AppError:
            self.state = ModelsState(ServerState.OFFLINE, host, None, (self._offline_info,), self._offline_info)
            return self.state
        models = (*server.models, self._offline_info)
        chosen = self._chosen(models)
        self.state = ModelsState(ServerState.ONLINE, host, server.version, models, chosen, server.embedders)
        return self.state

    def choose(self, name: str) -> ModelsState:
        """Answer with `name` from now on (empty: the first there is), now or as soon as the server has it.

        Raises `AppError(MODEL_NOT_FOUND)` when the server answers and has no such model.
        """
        state = self.state
        if name and state.server is ServerState.ONLINE and name not in {model.name for model in state.models}:
            raise AppError(ErrorCode.MODEL_NOT_FOUND, model=name)
        self._wanted = name
        self.state = replace(state, current=self._chosen(state.models))
        return self.state

    def use(self, ollama: ChatModel, host: str) -> None:
        """Another server, from the next refresh on."""
        self._ollama = ollama
        self.state = ModelsState(ServerState.UNKNOWN, host, None, (self._offline_info,), self._offline_info)

    def named(self, name: str) -> ModelInfo:
        """A model that there is. `AppError(MODEL_NOT_FOUND)`."""
        for model in self.state.models:
            if model.name == name:
                return model
        raise AppError(ErrorCode.MODEL_NOT_FOUND, model=name)

    def model(self, info: ModelInfo | None = None) -> ChatModel:
        """What answers for `info` (the current model by default)."""
        return self._offline if (info or self.state.current).offline else self._ollama

    @property
    def ollama(self) -> ChatModel:
        """The server's side, whichever model is current: for downloads."""
        return self._ollama

    async def close(self) -> None:
        """Let go of the server."""
        await self._ollama.close()

    def _chosen(self, models: tuple[ModelInfo, ...]) -> ModelInfo:
        """The wanted model; else the first that runs here; else the first; the offline one only when alone."""
        by_name = {model.name: model for model in models}
        here = [model for model in models if not model.remote and not model.offline]
        return by_name.get(self._wanted) or (here or list(models))[0]
