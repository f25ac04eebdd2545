"""Users' own policies, compiled with the kernel: their source is looked at before it is built.

A policy is a function in the subset of the kernels::

    from oneleft.kernel.cards import lawful_plays
    from oneleft.kernel.state import P_PLAY, PHASE
    from oneleft.sim.players_cards import best_play, random_act
    from oneleft.splitmix import Words
    from oneleft.vectors import Vector


    def policy(r: Vector, v: Vector, g: Words, seat: int) -> int:
        plays = lawful_plays(r, v, seat)
        if v[PHASE] == P_PLAY and plays:
            return best_play(r, v, seat, plays)
        return random_act(r, v, g, seat)

``r`` holds the rules (never to be written), ``v`` what the seat may know, laid out as a state,
``g`` the generator of the game. It gives the act of the seat that owes one, which may be an
answer, a color or a target: whoever leaves those to ``random_act`` has all phases of all rules
answered. Calls of UNO are automatic. Functions of the law, of its drivers and of the built-in
players can be imported, and constants of all modules of oneleft.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import importlib
import importlib.util
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from oneleft.kernel.compiled import KERNEL_MODULES
from oneleft.sim.errors import PolicyError
from oneleft.sim.hook import FIRST_POLICY

ENTRY = "policy"
PARAMETERS = ("r", "v", "g", "seat")
SIGNATURE = "def policy(r: Vector, v: Vector, g: Words, seat: int) -> int"
TYPES = {"r": "Vector", "v": "Vector", "g": "Words", "seat": "int"}
ANNOTATIONS = ("Vector", "Words", "Bytes", "int", "Word", "bool", "None")
BUILT_IN = ("range", "min", "max", "abs", "int", "bool")
_OUTSIDE: Mapping[type[ast.AST], str] = {
    ast.ClassDef: "a class",
    ast.AsyncFunctionDef: "an async function",
    ast.Lambda: "a lambda",
    ast.Try: "try",
    ast.With: "with",
    ast.Raise: "raise",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.List: "a list",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator expression",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Await: "await",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.JoinedStr: "a text",
    ast.Starred: "a starred expression",
    ast.Slice: "a slice",
    ast.Match: "match",
    ast.Delete: "del",
}
"""What the subset of the kernels does not know."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A compiled policy.

    Attributes:
        name: what reports call it.
        text: its source.
        file: where that comes from, for errors.
    """

    name: str
    text: str
    file: str = "<policy>"

    @classmethod
    def read(cls, path: str | Path) -> Policy:
        """The policy in a file.

        Raises:
            PolicyError: there is no such file, or it is no text.
        """
        place = Path(path)
        try:
            return cls(place.stem, place.read_text("utf-8"), str(path))
        except (OSError, UnicodeDecodeError) as error:
            raise PolicyError(str(path), 0, f"cannot be read: {error}") from None

    @classmethod
    def of_module(cls, name: str) -> Policy:
        """The policy in a module that can be imported; it is read, not run.

        Raises:
            PolicyError: there is no such module, or it has no source.
        """
        try:
            found = importlib.util.find_spec(name)
        except (ImportError, ValueError) as error:
            raise PolicyError(name, 0, f"cannot be imported: {error}") from None
        if found is None or not found.origin or not found.origin.endswith(".py"):
            raise PolicyError(name, 0, "there is no such module with a source")
        return cls(name, Path(found.origin).read_text("utf-8"), found.origin)

    @property
    def digest(self) -> str:
        """A hash of the source."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def check(self, game: str) -> None:
        """Looks at the source as far as that can be done without compiling it.

        Raises:
            PolicyError: the first thing that is wrong.
        """
        _Reader(self, game).check()


def foreign_sources(policies: tuple[Policy, ...], game: str) -> tuple[str, ...]:
    """The sources that a build with these policies is given: each under names of its own.

    Raises:
        PolicyError: a source is not in the subset.
    """
    texts: list[str] = []
    branches: list[str] = []
    for number, policy in enumerate(policies):
        policy.check(game)
        prefix = f"policy{number}_"
        texts.append(ast.unparse(renamed(ast.parse(policy.text), prefix)))
        branches += [
            f"    if kind == {FIRST_POLICY + number}:",
            f"        return {prefix}{ENTRY}(r, v, g, seat)",
        ]
    head = "def policy_act(r: Vector, v: Vector, g: Words, seat: int, kind: int) -> int:"
    return (*texts, "\n".join([head, *branches, "    return -1", ""]))


def renamed(tree: ast.Module, prefix: str) -> ast.Module:
    """The same source with a prefix before every name that it defines at its top.

    What is imported under another name is called by its own.
    """
    names = {name: prefix + name for name in _defined(tree)}
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom):
            for alias in statement.names:
                if alias.asname:
                    names[alias.asname] = alias.name
                    alias.asname = None
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in names:
            node.id = names[node.id]
        elif isinstance(node, ast.FunctionDef) and node.name in names:
            node.name = names[node.name]
        elif isinstance(node, ast.arg) and node.arg in names:
            node.arg = names[node.arg]
    return tree


def _defined(tree: ast.Module) -> list[str]:
    """The names of the functions and constants of a source."""
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign):
            found += [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
    return found


def build_modules(game: str) -> tuple[str, ...]:
    """The modules whose functions a policy may call."""
    return (*KERNEL_MODULES[game], f"oneleft.sim.players_{game}")


class _Reader:
    """Looks at one source."""

    def __init__(self, policy: Policy, game: str) -> None:
        self.policy = policy
        self.game = game
        try:
            self.tree = ast.parse(policy.text)
        except (SyntaxError, ValueError) as error:
            line = getattr(error, "lineno", 0) or 0
            raise self.error(line, f"this is not Python: {getattr(error, 'msg', error)}") from None
        self.functions = {
            node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)
        }
        self.imported: set[str] = set()

    def error(self, where: ast.AST | int, why: str) -> PolicyError:
        line = where if isinstance(where, int) else getattr(where, "lineno", 0)
        return PolicyError(self.policy.file, line, why)

    def check(self) -> None:
        for node in self.tree.body:
            self._check_statement(node)
        if ENTRY not in self.functions:
            raise self.error(0, f"there is no function {ENTRY}: expected {SIGNATURE}")
        for function in self.functions.values():
            self._check_signature(function)
        self._check_entry(self.functions[ENTRY])
        known = {*self.imported, *_defined(self.tree), *BUILT_IN}
        for function in self.functions.values():
            self._check_body(function, known)
        for name in self.functions:
            self._check_recursion(name, ())

    # -------------------------------------------------------------------------------- the top

    def _check_statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.ImportFrom):
            self._check_import(node)
        elif isinstance(node, ast.FunctionDef):
            if node.decorator_list:
                raise self.error(node, "a policy's functions have no decorators")
        elif isinstance(node, ast.Assign):
            if not all(isinstance(target, ast.Name) for target in node.targets):
                raise self.error(node, "at the top of a policy stand constants with one name each")
            self._check_constant(node)
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            what = type(node).__name__
            raise self.error(node, f"{what}: a policy consists of imports, constants, functions")

    def _check_constant(self, node: ast.Assign) -> None:
        for part in ast.walk(node.value):
            if isinstance(part, ast.Call | ast.Attribute) or type(part) in _OUTSIDE:
                raise self.error(node, "a constant is a number made of numbers and constants")

    def _check_import(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        if module == "__future__":
            return
        if not module.startswith("oneleft.") or node.level:
            raise self.error(node, f"{module or '.'}: only modules of oneleft can be imported")
        try:
            found = importlib.import_module(module)
        except ImportError:
            raise self.error(node, f"there is no module {module}") from None
        for alias in node.names:
            if not hasattr(found, alias.name):
                raise self.error(node, f"{module} has no {alias.name}")
            value = getattr(found, alias.name)
            if callable(value) and not _is_type(alias.name) and module not in self._callable():
                why = f"{module}.{alias.name} is not one of the compiled functions"
                raise self.error(node, why)
            self.imported.add(alias.asname or alias.name)

    def _callable(self) -> tuple[str, ...]:
        return build_modules(self.game)

    # -------------------------------------------------------------------------------- functions

    def _check_signature(self, node: ast.FunctionDef) -> None:
        given = node.args
        if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or given.defaults:
            raise self.error(node, f"{node.name}: plain parameters only, without defaults")
        for argument in given.args:
            if argument.annotation is None:
                raise self.error(
                    argument, f"{node.name}: the parameter {argument.arg} has no annotation"
                )
            self._check_annotation(node, argument.annotation)
        if node.returns is None:
            raise self.error(node, f"{node.name}: the result has no annotation")
        self._check_annotation(node, node.returns)

    def _check_annotation(self, node: ast.FunctionDef, annotation: ast.expr) -> None:
        if ast.unparse(annotation) not in ANNOTATIONS:
            kinds = ", ".join(ANNOTATIONS)
            why = f"{node.name}: {ast.unparse(annotation)} is no type here: choose one of {kinds}"
            raise self.error(annotation, why)

    def _check_entry(self, node: ast.FunctionDef) -> None:
        notes = [argument.annotation for argument in node.args.args]
        types = [ast.unparse(note) for note in notes if note]
        returns = ast.unparse(node.returns) if node.returns else ""
        if types != list(TYPES.values()) or returns != "int":
            raise self.error(node, f"expected {SIGNATURE}")

    def _check_body(self, function: ast.FunctionDef, known: set[str]) -> None:
        stored = {argument.arg for argument in function.args.args}
        stored |= {
            node.id
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        rules = function.args.args[0].arg if function.name == ENTRY else ""
        for statement in function.body:
            for node in ast.walk(statement):
                self._check_node(node, known | stored, rules)

    def _check_node(self, node: ast.AST, known: set[str], rules: str) -> None:
        if type(node) in _OUTSIDE or isinstance(node, ast.FunctionDef):
            what = _OUTSIDE.get(type(node), "a function within a function")
            raise self.error(node, f"{what} is not in the subset of the kernels")
        if isinstance(node, ast.Import | ast.ImportFrom):
            raise self.error(node, "imports stand at the top")
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in known:
            hint = ": not in the subset of the kernels" if hasattr(builtins, node.id) else ""
            raise self.error(node, f"the name {node.id} is not known{hint}")
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.ctx, ast.Store)
            and ast.unparse(node.value) == rules
        ):
            raise self.error(node, "the rules are not to be written")

    def _check_recursion(self, name: str, callers: tuple[str, ...]) -> None:
        if name in callers:
            raise self.error(self.functions[name], f"{name} calls itself")
        for called in _called(self.functions[name]):
            if called in self.functions:
                self._check_recursion(called, (*callers, name))


def _is_type(name: str) -> bool:
    return name in ANNOTATIONS


def _called(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def refusal(policy: Policy, number: int, message: str, source: str) -> PolicyError:
    """What the compiler refused, as an error of the policy: the line is looked for in its source.

    Args:
        number: the place of the policy in the build.
        message: the compiler's words, which quote a line of ``source``, the build.
    """
    lines = source.splitlines()
    quoted = [
        lines[int(found) - 1].strip()
        for found in re.findall(r"line (\d+)", message)
        if 0 < int(found) <= len(lines)
    ]
    tree = renamed(ast.parse(policy.text), f"policy{number}_")
    statements = {
        ast.unparse(node).splitlines()[0].strip(): node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt)
    }
    line = next((statements[text] for text in reversed(quoted) if text in statements), 0)
    wanted = (text.strip() for text in message.splitlines() if text.strip())
    why = " ".join(list(wanted)[:3])[:300]
    return PolicyError(policy.file, line, f"cannot be compiled: {why}")
