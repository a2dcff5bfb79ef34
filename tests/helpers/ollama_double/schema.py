"""The simplest value that a JSON schema allows: what an obedient model says when nothing is scripted."""

from collections.abc import Mapping
from typing import Any


def example_of(schema: Mapping[str, Any], root: Mapping[str, Any] | None = None) -> Any:  # noqa: PLR0911 (a line for each kind)
    """A value that follows `schema` (objects, arrays, enums, references, numbers with bounds)."""
    root = root if root is not None else schema
    if "$ref" in schema:
        target: Any = root
        for part in str(schema["$ref"]).removeprefix("#/").split("/"):
            target = target[part]
        return example_of(target, root)
    for choice in ("enum", "anyOf", "oneOf"):
        if schema.get(choice):
            first = schema[choice][0]
            return first if choice == "enum" else example_of(first, root)
    if "const" in schema:
        return schema["const"]
    match schema.get("type"):
        case "object":
            return {name: example_of(inner, root) for name, inner in schema.get("properties", {}).items()}
        case "array":
            return [example_of(schema["items"], root)] * int(schema.get("minItems", 0))
        case "string":
            return "x" * int(schema.get("minLength", 0))
        case "integer" | "number":
            return schema.get("minimum", 0)
        case "boolean":
            return False
        case _:
            return None
