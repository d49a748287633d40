"""The tree of an analysis: moves that were tried out from a set-up on, with names and comments."""

from collections.abc import Sequence

import msgspec

from ironroad.server.refusals import Refusal, conflict

ROOT = 0
"""The id of the node before the first move; it is in every tree and no move leads to it."""


class Node(msgspec.Struct, frozen=True):
    """A move, and the position after it."""

    id: int
    parent: int
    seat: int
    """Who took the move; chance is a seat of its own."""
    action: str
    name: str = ""
    comment: str = ""


class Tree:
    """All nodes but the root; of the children of a node the first one is the main line."""

    def __init__(self, nodes: Sequence[Node] = (), root: Node | None = None) -> None:
        self.nodes = {node.id: node for node in nodes}
        self.root = root or Node(ROOT, ROOT, -1, "")

    def __getitem__(self, id: int) -> Node:
        found = self.root if id == ROOT else self.nodes.get(id)
        if found is None:
            raise conflict("server-analysis-no-node")
        return found

    def children(self, id: int) -> list[Node]:
        """Return the moves that were tried out after a node, the main line first."""
        return [node for node in self.nodes.values() if node.parent == id]

    def path(self, id: int) -> list[Node]:
        """Return the moves that lead to a node, in order of play."""
        found = []
        node = self[id]
        while node.id != ROOT:
            found.append(node)
            node = self[node.parent]
        return found[::-1]

    def add(self, parent: int, seat: int, action: str, most: int) -> Node:
        """Return the move after a node, which is new unless it was tried out before; refuse more nodes than there may be."""
        for node in self.children(parent):
            if node.action == action:
                return node
        if len(self.nodes) >= most:
            raise Refusal(429, "server-analysis-full", most=most)
        node = Node(max(self.nodes, default=ROOT) + 1, parent, seat, action)
        self.nodes[node.id] = node
        return node

    def describe(self, id: int, name: str | None, comment: str | None) -> None:
        """Give a node another name or comment."""
        node = self[id]
        node = msgspec.structs.replace(
            node,
            name=node.name if name is None else name,
            comment=node.comment if comment is None else comment,
        )
        if id == ROOT:
            self.root = node
        else:
            self.nodes[id] = node

    def remove(self, id: int) -> None:
        """Remove a move with everything after it; the root stays."""
        if self[id].id == ROOT:
            raise conflict("server-analysis-root")
        gone = {id}
        # A move comes after the one that it follows, unless a variation was put first: so until nothing is found.
        while more := {n.id for n in self.nodes.values() if n.parent in gone} - gone:
            gone |= more
        for each in gone:
            del self.nodes[each]

    def promote(self, id: int) -> None:
        """Make the variation that leads to a node the main line."""
        for step in self.path(id):
            others = [node for node in self.nodes.values() if node.id != step.id]
            first = next((n for n, node in enumerate(others) if node.parent == step.parent), None)
            if first is not None:
                self.nodes = {n.id: n for n in [*others[:first], step, *others[first:]]}

    def main_line(self, id: int) -> list[Node]:
        """Return the path to a node and on along the first moves to the end."""
        line = self.path(id)
        while following := self.children(line[-1].id if line else id):
            line.append(following[0])
        return line

    def encode(self) -> str:
        """Return the tree as JSON text."""
        return msgspec.json.encode([self.root, *self.nodes.values()]).decode()


def decode_tree(text: str) -> Tree:
    """Return the tree in a JSON text."""
    root, *nodes = msgspec.json.decode(text, type=list[Node])
    return Tree(nodes, root)


def line_of(moves: Sequence[tuple[int, str]]) -> Tree:
    """Return a tree that is one line."""
    return Tree([Node(n + 1, n, seat, action) for n, (seat, action) in enumerate(moves)])


def taken_on(path: Sequence[Node]) -> list[tuple[int, str]]:
    """Return the moves of a path, each with who takes it."""
    return [(node.seat, node.action) for node in path]
