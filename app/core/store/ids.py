"""Long lists of ids in a statement."""

import json
from collections.abc import Collection

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import InstrumentedAttribute


def one_of(
    column: InstrumentedAttribute[int] | InstrumentedAttribute[int | None], ids: Collection[int | None]
) -> ColumnElement[bool]:
    """Whether `column` is one of `ids`. They go over as one value: a parameter for each, as `in_` does it, costs more
    than the look-up for more than a few."""
    values = func.json_each(json.dumps(list(ids))).table_valued("value")
    return column.in_(select(values.c.value))
