"""Mutants of Python source: every slot of the syntax tree that may hold something else."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

from tools.mutants.change import Key, Place, numbered
from tools.mutants.operators import Slot, forced, replacements

LONGEST = 90
"""A change is shown with as much of its statement as fits in this many characters."""

Statements = list[ast.stmt]


@dataclass(frozen=True)
class SourceMutant:
    """One change of a module: ``new`` stands in the slot."""

    key: Key
    place: Place
    function: str
    """The qualified name of the outermost function around it; empty if the import itself runs the code."""
    slot: Slot
    new: ast.AST


class Module:
    """A parsed module and its mutants."""

    def __init__(self, file: str, source: str, path: str) -> None:
        self.file = file
        self.path = path
        self.tree = ast.parse(source)
        found = list(_Walk(file).module(self.tree))
        keys = numbered([mutant.key for mutant in found])
        self.mutants = [
            SourceMutant(key, mutant.place, mutant.function, mutant.slot, mutant.new)
            for key, mutant in zip(keys, found, strict=True)
        ]

    def code(self, mutant: SourceMutant) -> CodeType:
        """Return the module's code with one change; the tree itself stays as it was."""
        old = mutant.slot.put(mutant.new)
        try:
            return compile(self.tree, self.path, "exec")
        finally:
            mutant.slot.put(old)


class _Walk:
    """One walk over a module; remembers in which class and function it is."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.names: list[str] = []
        self.function = ""
        self.bound: set[str] = set()
        """Names the function has bound before: only then an assignment can be left out."""

    def module(self, tree: ast.Module) -> Iterator[SourceMutant]:
        yield from self._block(tree, "body", tree.body)

    def _block(self, parent: ast.AST, field: str, body: Statements) -> Iterator[SourceMutant]:
        for index, statement in enumerate(body):
            yield from self._statement(Slot(parent, field, index), statement)

    def _statement(self, slot: Slot, node: ast.stmt) -> Iterator[SourceMutant]:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from self._definition(node)
        elif not _is_excluded(node):
            if self.function and self._can_go(node):
                yield self._mutant([slot], slot, ast.Pass(), node)
            if isinstance(node, ast.Continue):
                yield self._mutant([slot], slot, ast.Break(), node)
            self._bind(node)
            yield from self._parts(slot, node)

    def _parts(self, slot: Slot, node: ast.stmt) -> Iterator[SourceMutant]:
        """Walk the expressions of a statement, then the blocks in it."""
        simple = not hasattr(node, "body") and not hasattr(node, "cases")
        if simple:
            yield from self._changes([slot], node, node)
        for field, value in ast.iter_fields(node):
            if field in ("body", "orelse", "finalbody"):
                yield from self._block(node, field, value)
            elif field == "handlers":
                for handler in value:
                    yield from self._block(handler, "body", handler.body)
            elif field == "cases":
                for case in value:
                    if case.guard is not None:
                        yield from self._header(Slot(case, "guard"), case.guard, node)
                    yield from self._block(case, "body", case.body)
            elif field != "annotation":
                yield from self._values(node, field, value, [slot] if simple else [], node)

    def _values(
        self, node: ast.AST, field: str, value: object, chain: list[Slot], statement: ast.stmt
    ) -> Iterator[SourceMutant]:
        if isinstance(value, ast.expr | ast.comprehension | ast.keyword | ast.withitem):
            yield from self._header(Slot(node, field), value, statement, chain)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield from self._header(Slot(node, field, index), item, statement, chain)

    def _header(
        self, slot: Slot, node: ast.AST, statement: ast.stmt, chain: list[Slot] | None = None
    ) -> Iterator[SourceMutant]:
        """Walk an expression; ``chain`` holds the slots around it, from the statement inwards."""
        chain = [*(chain or []), slot] if isinstance(node, ast.expr) else chain or []
        for new in forced(slot):
            yield self._mutant(chain, slot, new, statement)
        yield from self._changes(chain, node, statement)
        for field, value in ast.iter_fields(node):
            if not (isinstance(node, ast.UnaryOp) and _is_number(node.operand)):
                yield from self._values(node, field, value, chain, statement)

    def _changes(
        self, chain: list[Slot], node: ast.AST, statement: ast.stmt
    ) -> Iterator[SourceMutant]:
        for slot, new in replacements(chain[-1] if chain else None, node):
            yield self._mutant(chain, slot, new, statement)

    def _definition(self, node: ast.FunctionDef | ast.ClassDef) -> Iterator[SourceMutant]:
        outer, bound = self.function, self.bound
        if isinstance(node, ast.FunctionDef):
            for field in ("defaults", "kw_defaults"):
                yield from self._values(
                    node.args, field, getattr(node.args, field), [], _first_line(node)
                )
        self.names.append(node.name)
        if isinstance(node, ast.FunctionDef):
            self.function = outer or ".".join(self.names)
            self.bound = {argument.arg for argument in _arguments(node.args)}
        yield from self._block(node, "body", node.body)
        if isinstance(node, ast.FunctionDef):
            yield from self._negated_returns(node)
        self.names.pop()
        self.function, self.bound = outer, bound

    def _negated_returns(self, node: ast.FunctionDef) -> Iterator[SourceMutant]:
        """Where a function answers yes or no by what another says, say the opposite."""
        if not (isinstance(node.returns, ast.Name) and node.returns.id == "bool"):
            return
        for statement in _own_statements(node):
            if isinstance(statement, ast.Return) and isinstance(
                statement.value, ast.Call | ast.Name | ast.Attribute | ast.Subscript | ast.BoolOp
            ):
                slot = Slot(statement, "value")
                yield self._mutant(
                    [slot], slot, ast.UnaryOp(ast.Not(), statement.value), statement, "return "
                )

    def _can_go(self, node: ast.stmt) -> bool:
        """Whether the statement does something that the rest of the function can do without."""
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=called)))):
                return not (isinstance(called, ast.Name) and called.id == "super")
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete():
                return True
            case ast.Break() | ast.Continue():
                return True
            case ast.Assign(targets=targets):
                return all([self._is_known(target) for target in targets])
            case ast.AnnAssign(target=target):
                return isinstance(target, ast.Name) and target.id in self.bound
        return False

    def _is_known(self, target: ast.expr) -> bool:
        if isinstance(target, ast.Tuple):
            return all([self._is_known(element) for element in target.elts])
        if isinstance(target, ast.Name):
            return target.id in self.bound
        return isinstance(target, ast.Attribute | ast.Subscript)

    def _bind(self, node: ast.stmt) -> None:
        headers = [node.target] if isinstance(node, ast.For) else []
        simple = [node] if isinstance(node, ast.Assign | ast.AnnAssign) else []
        for part in (*headers, *simple):
            for inner in ast.walk(part):
                if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                    self.bound.add(inner.id)

    def _mutant(
        self,
        chain: list[Slot],
        slot: Slot,
        new: ast.AST,
        statement: ast.stmt,
        prefix: str = "",
    ) -> SourceMutant:
        located = slot.located()
        if not hasattr(new, "lineno"):
            new = ast.fix_missing_locations(ast.copy_location(new, located))
        original, changed = _texts(chain, slot, new)
        key = Key(
            self.file, ".".join(self.names) or "<module>", prefix + original, prefix + changed
        )
        last = _header_end(statement)
        place = Place(located.lineno, located.col_offset + 1, statement.lineno, last)
        return SourceMutant(key, place, self.function, slot, new)


def _texts(chain: list[Slot], slot: Slot, new: ast.AST) -> tuple[str, str]:
    """Return the largest part of the statement that is short enough, before and after."""
    for around in [*chain, chain[-1]]:
        original = around.text()
        if len(original) <= LONGEST or around is chain[-1]:
            break
    old = slot.put(new)
    changed = around.text()
    slot.put(old)
    return original, changed


def _header_end(node: ast.stmt) -> int:
    """Return the last line of a statement, without the block it may hold."""
    body = getattr(node, "body", None)
    if body and not isinstance(node, ast.FunctionDef):
        return max(node.lineno, int(body[0].lineno) - 1)
    return node.end_lineno or node.lineno


def _first_line(node: ast.FunctionDef) -> ast.stmt:
    """Return a statement that stands for the line on which a function is defined."""
    return ast.copy_location(ast.Pass(), node)


def _arguments(arguments: ast.arguments) -> list[ast.arg]:
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]


def _own_statements(node: ast.FunctionDef) -> Iterator[ast.AST]:
    """Return what belongs to a function, without functions inside it."""
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        inner = waiting.pop(0)
        if not isinstance(inner, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            yield inner
            waiting[:0] = list(ast.iter_child_nodes(inner))


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def _is_excluded(node: ast.stmt) -> bool:
    """Whether a statement only declares or refuses: assertions, errors, dunder names, fields."""
    match node:
        case ast.Assert() | ast.Raise() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name.startswith("__") and name.endswith("__")
        case ast.Expr(value=ast.Constant()):
            return True
    return False
