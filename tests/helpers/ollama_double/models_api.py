"""The models the double has, and the routes that list, show, copy and delete them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.helpers.ollama_double.catalogue import Model, tagged, timestamp
from tests.helpers.ollama_double.http import Failure
from tests.helpers.ollama_double.memory import Memory


class Models:
    """The models, by full name."""

    def __init__(self) -> None:
        self._models: dict[str, Model] = {}

    def all(self) -> list[Model]:
        """Every model."""
        return list(self._models.values())

    def get(self, name: str) -> Model | None:
        """The model of this name, with or without its tag."""
        return self._models.get(tagged(name))

    def find(self, name: object) -> Model:
        """As `get`; `Failure` 404 when there is none."""
        model = self.get(name) if isinstance(name, str) else None
        if model is None:
            raise Failure(404, f"model '{name}' not found")
        return model

    def add(self, model: Model) -> None:
        """Have a model, instead of one of the same name."""
        self._models[model.name] = model

    def remove(self, name: str) -> None:
        """No longer have a model."""
        del self._models[tagged(name)]


class ModelsApi:
    """Answers requests about models. `memory` is asked each time, because a restart empties it."""

    def __init__(self, models: Models, memory: Callable[[], Memory]) -> None:
        self._models = models
        self._memory = memory

    def tags(self) -> dict[str, Any]:
        """`/api/tags`. Its capabilities are not to be relied on, as on a real server."""
        return {
            "models": [
                {
                    "name": model.name,
                    "model": model.name,
                    "modified_at": timestamp(model.modified_at),
                    "size": 384 if model.remote else model.size,
                    "digest": model.digest,
                    "details": model.details(),
                    "capabilities": ["completion"],
                    **model.remote_fields(),
                }
                for model in self._models.all()
            ]
        }

    def loaded(self) -> dict[str, Any]:
        """`/api/ps`."""
        return {
            "models": [
                {
                    "name": entry.model.name,
                    "model": entry.model.name,
                    "size": entry.model.size,
                    "digest": entry.model.digest,
                    "details": entry.model.details(),
                    "expires_at": timestamp(entry.expires_at),
                    "size_vram": entry.model.size,
                    "context_length": entry.context_length,
                }
                for entry in self._memory().loaded()
            ]
        }

    def show(self, body: dict[str, Any]) -> dict[str, Any]:
        """`/api/show`."""
        model = self._models.find(body.get("model"))
        parameters = {"parameters": f"num_ctx                        {model.num_ctx}"} if model.num_ctx else {}
        return {
            "modelfile": "# made by the double",
            **parameters,
            "template": "{{ .Prompt }}",
            "details": model.details(),
            "model_info": {
                "general.architecture": model.family,
                f"{model.family}.context_length": model.context_length,
                f"{model.family}.embedding_length": model.dimensions,
            },
            "capabilities": model.capabilities,
            "modified_at": timestamp(model.modified_at),
            **model.remote_fields(),
        }

    def delete(self, body: dict[str, Any]) -> None:
        """`/api/delete`."""
        model = self._models.find(body.get("model"))
        self._memory().unload(model)
        self._models.remove(model.name)

    def copy(self, body: dict[str, Any]) -> None:
        """`/api/copy`."""
        source = self._models.find(body.get("source"))
        self._models.add(replace(source, name=tagged(str(body.get("destination", "")))))
