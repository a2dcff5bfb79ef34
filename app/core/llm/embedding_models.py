"""What the common embedding models want to be told before a text.

Many were trained with a prefix that tells a question from what it is asked of; without it they find less. The prefixes
are those of the models' own cards (huggingface.co, under the names in the comments).
"""

from typing import Final, NamedTuple


class Prefixes(NamedTuple):
    """What stands before a text that is searched, and before a question."""

    document: str = ""
    question: str = ""


_RETRIEVE = "Represent this sentence for searching relevant passages: "
# By how a model's name begins, the longest first.
_PREFIXES: Final = {
    "nomic-embed-text": Prefixes("search_document: ", "search_query: "),  # nomic-ai/nomic-embed-text-v1.5
    "mxbai-embed-large": Prefixes("", _RETRIEVE),  # mixedbread-ai/mxbai-embed-large-v1
    "snowflake-arctic-embed2": Prefixes("", "query: "),  # Snowflake/snowflake-arctic-embed-l-v2.0
    "snowflake-arctic-embed": Prefixes("", _RETRIEVE),  # Snowflake/snowflake-arctic-embed-m
    "bge-large": Prefixes("", _RETRIEVE),  # BAAI/bge-large-en-v1.5
    "embeddinggemma": Prefixes("title: none | text: ", "task: search result | query: "),  # google/embeddinggemma-300m
    "qwen3-embedding": Prefixes(  # Qwen/Qwen3-Embedding-0.6B
        "",
        "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:",
    ),
    "multilingual-e5": Prefixes("passage: ", "query: "),  # intfloat/multilingual-e5-large
}


def prefixes_of(model: str) -> Prefixes:
    """The prefixes of a model by its name on the server; none for one that is not known to want any."""
    name = model.rpartition("/")[2].lower()
    return next((found for start, found in _PREFIXES.items() if name.startswith(start)), Prefixes())
