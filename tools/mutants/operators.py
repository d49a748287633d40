"""What may stand in the place of what: comparisons, numbers, conditions, arithmetic."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Slot:
    """A place in a syntax tree that holds one node."""

    parent: ast.AST
    field: str
    index: int | None = None

    def node(self) -> ast.AST:
        """Return what the slot holds."""
        held = getattr(self.parent, self.field)
        found = held if self.index is None else held[self.index]
        assert isinstance(found, ast.AST)
        return found

    def put(self, new: ast.AST) -> ast.AST:
        """Put a node into the slot; return what it held."""
        old = self.node()
        if self.index is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.index] = new
        return old

    def located(self) -> ast.stmt | ast.expr:
        """Return the node that says on which line the slot is."""
        node = self.node()
        if isinstance(node, ast.stmt | ast.expr):
            return node
        assert isinstance(self.parent, ast.stmt | ast.expr)
        return self.parent

    def text(self) -> str:
        """Return the source of what the slot holds; a condition with the word before it."""
        if isinstance(self.parent, ast.If | ast.While) and self.field == "test":
            word = "if" if isinstance(self.parent, ast.If) else "while"
            return f"{word} {ast.unparse(self.node())}"
        return ast.unparse(self.node())


def forced(slot: Slot) -> Iterator[ast.expr]:
    """Return True and False for a condition that decides on a branch."""
    parent, field = slot.parent, slot.field
    branches = isinstance(parent, ast.If | ast.While | ast.IfExp) and field == "test"
    chosen = isinstance(parent, ast.comprehension) and field == "ifs"
    guard = isinstance(parent, ast.match_case) and field == "guard"
    if branches or chosen or guard:
        for value in (True, False):
            node = slot.node()
            if not (isinstance(node, ast.Constant) and node.value is value):
                yield ast.Constant(value)


def replacements(slot: Slot | None, node: ast.AST) -> Iterator[tuple[Slot, ast.AST]]:
    """Return what can be put where in or instead of a node; ``slot`` holds the node itself."""
    match node:
        case ast.Compare(ops=operators):
            for index, operator in enumerate(operators):
                for other in COMPARISONS[type(operator)]:
                    yield Slot(node, "ops", index), other()
        case ast.BinOp(left=left, op=operator, right=right):
            if type(operator) in ARITHMETIC and not (_is_sequence(left) or _is_sequence(right)):
                yield Slot(node, "op"), ARITHMETIC[type(operator)]()
        case ast.AugAssign(op=operator, value=value):
            if type(operator) in ARITHMETIC and not _is_sequence(value):
                yield Slot(node, "op"), ARITHMETIC[type(operator)]()
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield Slot(node, "func"), ast.Name(CALLS[name], ast.Load())
    if slot is not None and isinstance(node, ast.expr):
        for new in _instead(node):
            yield slot, new


def _instead(node: ast.expr) -> Iterator[ast.expr]:
    """Return what may stand instead of a whole expression."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value:
                yield ast.Constant(value - 1)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            yield _number(1 - value)
            yield _number(-1 - value)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for index, part in enumerate(values):
                if not isinstance(part, ast.Compare):
                    rest = [*values[:index], *values[index + 1 :]]
                    yield rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)


def _number(value: int) -> ast.expr:
    if value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def _is_sequence(node: ast.expr) -> bool:
    """Whether an operand is plainly a text or a list, so that other arithmetic makes no sense."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple)
