"""What belongs together: groups of vectors, however many there are, without what stands alone.

Each vector is joined with its nearest ones that are near enough; groups are the communities of that graph (Louvain, by
networkx), whose number the modularity decides. "Near enough" is set by the data: above the mean similarity of nearest
neighbours, so that a person who always speaks of one thing gets finer groups than one who speaks of many.
"""

import numpy as np
from numpy.typing import NDArray

_NEIGHBOURS = 8
_LEAST_SIMILARITY = 0.05
_BLOCK = 1000  # rows compared at once
_RESOLUTION = 0.7  # below 1: rather one matter too wide than the same one twice
_SEED = 1  # the same groups from the same vectors


def clusters(vectors: NDArray[np.float32], least: int = 5) -> list[list[int]]:
    """The groups of at least `least` rows of `vectors`, of shape (n, dimensions), the largest first; what belongs to
    none is left out."""
    import networkx as nx  # noqa: PLC0415 (a quarter of a second, once a day)

    count = len(vectors)
    if count < least:
        return []
    lengths = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    unit = (vectors / lengths).astype(np.float32)
    most = min(_NEIGHBOURS, count - 1)
    near = np.empty((count, most), np.int64)
    how = np.empty((count, most), np.float32)
    for start in range(0, count, _BLOCK):
        block = unit[start : start + _BLOCK] @ unit.T
        rows = np.arange(len(block))
        block[rows, start + rows] = -1.0  # not itself
        best = np.argpartition(-block, most - 1, axis=1)[:, :most]
        near[start : start + len(block)] = best
        how[start : start + len(block)] = np.take_along_axis(block, best, axis=1)
    enough = max(float(how.mean()), _LEAST_SIMILARITY)
    graph = nx.Graph()
    for row, (others, similarities) in enumerate(zip(near.tolist(), how.tolist(), strict=True)):
        graph.add_weighted_edges_from(
            (row, other, similarity)
            for other, similarity in zip(others, similarities, strict=True)
            if similarity >= enough
        )
    found = nx.community.louvain_communities(graph, resolution=_RESOLUTION, seed=_SEED)
    groups = [sorted(group) for group in found if len(group) >= least]
    return sorted(groups, key=lambda group: (-len(group), group[0]))
