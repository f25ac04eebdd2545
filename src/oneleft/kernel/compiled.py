"""The kernels at their second speed: compiled to machine code by Numba.

A build is one generated file: a copy of the functions of a kernel and of the drivers that run it,
each decorated, so that all compiled code of one use is made at once. Its folder is named by a hash
of every source that it is made from, so that old code never runs. Numba is an extra
(``oneleft[fast]``) and is imported here alone, when a build is first asked for.

The build of a game itself is :func:`compiled`; what simulates, fills environments and so on adds
drivers of its own to the same kernel: see :class:`Build` and :func:`load`.

Inside a build vectors are bare pointers: arrays, with their owners and lengths, are looked at once,
where a call comes in. A checked build keeps the arrays, and every index is looked at.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import linecache
import os
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from oneleft.errors import ChoiceError, MissingExtraError
from oneleft.kernel.state import card_rule_vector, dice_rule_vector
from oneleft.rules import CardRules, DiceRules, Ruleset
from oneleft.splitmix import SplitMix64

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Row: TypeAlias = NDArray[np.int64]
    """A state, a rule vector or a list of acts: contiguous signed 64-bit integers."""
    GeneratorRow: TypeAlias = NDArray[np.uint64]
    """The state of a SplitMix64: two unsigned words."""

CACHE_VARIABLE = "ONELEFT_CACHE"
SOURCE_NAME = "kernel.py"
COMPLETE_NAME = "complete"
LOCK_NAME = "lock"
INLINED = "INLINED"
"""Where a module assigns this name, the functions that are compiled into their callers: those on
the path of an ordinary turn. A call costs more than most of them do, and left to itself the
compiler takes in few. Not all of them can be: the code would grow without end.
"""
MOST_IDLE = 30 * 24 * 3600
"""Seconds after which a build that nobody has used makes room for a new one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledGame:
    """The compiled functions of one game; each does what its namesake in the sources does.

    Vectors are rows as :meth:`rule_row`, :meth:`state_row` and :meth:`generator_row` make them,
    or rows of a contiguous matrix; a row that is too short raises IndexError, one of another type
    TypeError. Seats and acts are not checked: what is applied must be accepted by ``verdict``.
    All functions release the interpreter's lock.

    Attributes:
        game: ``cards`` or ``dice``.
        state_size: words of a state.
        tally_size: words of ``out`` in ``play_rounds``.
        start: ``(r, s, seats, active, first)``: makes the state before the deal.
        chance_is_due: ``(s)``: whether the next act is CHANCE's.
        legal: ``(r, s, seat)``: the mask of open turn acts.
        verdict: ``(r, s, actor, action)``: LAWFUL, a code, or OFFENSE + a code.
        apply: ``(r, s, actor, action)``: does an act that ``verdict`` accepts.
        play_rounds: ``(r, s, g, seats, rounds, out)``: whole rounds of random play.
        run_actions: ``(r, s, acts, n, codes, trail)``: does acts, keeps verdicts and states.
        wander: ``(r, s, g, acts, n)``: a random walk among all that is accepted, as acts.
        next64: ``(g)``: the next word of a generator.
        below: ``(g, n)``: a number below ``n``.
    """

    game: str
    state_size: int
    tally_size: int
    start: Callable[[Row, Row, int, int, int], None]
    chance_is_due: Callable[[Row], bool]
    legal: Callable[[Row, Row, int], int]
    verdict: Callable[[Row, Row, int, int], int]
    apply: Callable[[Row, Row, int, int], None]
    play_rounds: Callable[[Row, Row, GeneratorRow, int, int, Row], None]
    run_actions: Callable[[Row, Row, Row, int, Row, Row], int]
    wander: Callable[[Row, Row, GeneratorRow, Row, int], int]
    next64: Callable[[GeneratorRow], int]
    below: Callable[[GeneratorRow, int], int]

    def rule_row(self, rules: Ruleset) -> Row:
        """The rule vector of ``rules``, which must be rules of this game."""
        import numpy as np

        return np.array(_rule_vector(self.game, rules), np.int64)

    def state_row(self) -> Row:
        """A row for a state, all zero: ``start`` makes a state of it."""
        import numpy as np

        return np.zeros(self.state_size, np.int64)

    def tally_row(self) -> Row:
        """A row in which ``play_rounds`` adds up, all zero."""
        import numpy as np

        return np.zeros(self.tally_size, np.int64)

    def generator_row(self, seed: int) -> GeneratorRow:
        """The state of a generator: the compiled form of ``SplitMix64(seed).state``."""
        import numpy as np

        return np.array(SplitMix64(seed).state, np.uint64)


def _rule_vector(game: str, rules: Ruleset) -> list[int]:
    if game == "cards" and isinstance(rules, CardRules):
        return card_rule_vector(rules)
    if game == "dice" and isinstance(rules, DiceRules):
        return dice_rule_vector(rules)
    raise TypeError(f"rules of {game} expected, not {type(rules).__name__}")


# ------------------------------------------------------------------------------------- builds


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """What a build is made of.

    Attributes:
        name: small letters and dashes; the first part of the name of its folder.
        modules: the modules whose functions make it up, in order. What they need of one another
            is taken from here; all else that they import must be constants.
        entries: the functions that can be called from outside, for one set of types each.
        lengths: by the name of a parameter that is a vector, how long it must at least be: an
            expression over the constants of the build and the other parameters of its entry.
        foreign: further sources as text, such as a user's own policy: functions in the subset of
            the kernels, their parameters and results annotated.
    """

    name: str
    modules: tuple[str, ...]
    entries: tuple[str, ...]
    lengths: Mapping[str, str]
    foreign: tuple[str, ...] = ()


_LENGTHS: Mapping[str, str] = MappingProxyType(
    {
        "r": "RULES_SIZE",
        "s": "STATE_SIZE",
        "g": "2",
        "out": "TALLY_SIZE",
        "acts": "2 * n",
        "codes": "n",
        "trail": "n * STATE_SIZE",
    }
)

_ENTRIES = (
    "start",
    "chance_is_due",
    "legal",
    "verdict",
    "apply",
    "play_rounds",
    "run_actions",
    "wander",
    "next64",
    "below",
)

KERNEL_MODULES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        game: (
            "oneleft.splitmix",
            f"oneleft.kernel.{game}",
            "oneleft.kernel.accepted",
            f"oneleft.kernel.drivers_{game}",
        )
        for game in ("cards", "dice")
    }
)
"""What every build of a game begins with: the generator, the law and its drivers."""

_GAMES: Mapping[str, Build] = MappingProxyType(
    {
        game: Build(name=game, modules=modules, entries=_ENTRIES, lengths=_LENGTHS)
        for game, modules in KERNEL_MODULES.items()
    }
)

_LOCK = threading.Lock()
_LOADED: dict[tuple[str, bool], ModuleType] = {}
_BUILT: dict[tuple[str, bool], CompiledGame] = {}


def compiled(
    game: str, *, checked: bool = False, report: Callable[[str], None] | None = None
) -> CompiledGame:
    """The compiled functions of ``game``, from the cache where they have been built before.

    Args:
        game: ``cards`` or ``dice``.
        checked: as in :func:`load`.
        report: as in :func:`load`.

    Raises:
        OneLeftError: Numba is not installed, or there is no such game.
    """
    if game not in _GAMES:
        raise ChoiceError("game", game, tuple(_GAMES))
    if (game, checked) not in _BUILT:
        module = load(_GAMES[game], checked=checked, report=report)
        _BUILT[game, checked] = CompiledGame(
            game=game,
            state_size=int(module.STATE_SIZE),
            tally_size=int(module.TALLY_SIZE),
            **{name: getattr(module, f"{name}_entry") for name in _ENTRIES},
        )
    return _BUILT[game, checked]


def load(
    build: Build, *, checked: bool = False, report: Callable[[str], None] | None = None
) -> ModuleType:
    """The module of a build, from the cache where it has been built before.

    Each entry stands in it under its name with ``_entry`` behind it, each constant under its name.
    The first build takes a minute or so, later ones are loaded in a moment. The cache is
    ``$ONELEFT_CACHE``, else ``oneleft`` in the user's cache folder; where that cannot be written,
    each process builds anew.

    Args:
        build: what to build.
        checked: whether an index out of bounds raises IndexError instead of reading on: for
            tests, at a fraction of the speed.
        report: receives one line before a build that takes its time.

    Raises:
        OneLeftError: Numba is not installed.
    """
    key = f"{build.name}-{build_key(build, f'{_versions()} {checked}')}"
    with _LOCK:
        if (key, checked) not in _LOADED:
            _LOADED[key, checked] = _build(build, key, checked=checked, report=report)
        return _LOADED[key, checked]


def interpreted(build: Build) -> ModuleType:
    """The module of a build as plain Python: all names of its modules in one namespace.

    Its functions are copies, which find one another there as they do when compiled: so a module may
    leave open what another one of the build brings. ``foreign`` sources are left out.
    """
    module = ModuleType(f"oneleft_interpreted_{build.name.replace('-', '_')}")
    space = module.__dict__
    for name in build.modules:
        found = vars(importlib.import_module(name))
        space.update({key: found[key] for key in found if not key.startswith("__")})
    for key, value in list(space.items()):
        if isinstance(value, FunctionType) and value.__module__ in build.modules:
            space[key] = FunctionType(value.__code__, space, key)
    return module


def _build(
    build: Build, key: str, *, checked: bool, report: Callable[[str], None] | None
) -> ModuleType:
    folder = _build_folder(key)
    module = _module(f"oneleft_compiled_{key.replace('-', '_')}")
    with nullcontext() if folder is None else _alone(folder):
        kept = folder is not None and (folder / COMPLETE_NAME).exists()
        if report is not None and not kept:
            report(f"compiling the {build.name} kernel: this takes a minute or so, once for all")
        _decorate(module, cached=folder is not None, kept=kept, checked=checked)
        if folder is None:
            _load_text(module, generated_source(build, checked=checked))
        else:
            if not (folder / SOURCE_NAME).exists():
                _write(folder / SOURCE_NAME, generated_source(build, checked=checked))
            _load_file(module, folder)
    if folder is not None and not kept:
        _prune(folder)
    return module


# ------------------------------------------------------------------------------------- sources


def generated_source(build: Build, *, checked: bool) -> str:
    """The text of a build: what its entries need of its modules, each function for one signature.

    A function stands behind those that it calls, so that it can be compiled where it stands.
    ``_inner``, ``_entry`` and ``_words`` are put beside it when it is loaded.
    """
    parts = ["from __future__ import annotations"]
    functions: dict[str, ast.FunctionDef] = {}
    meanings: dict[str, str] = {}
    inlined: set[str] = set()
    trees = [_tree(module) for module in build.modules]
    for number, tree in enumerate(trees + [ast.parse(text) for text in build.foreign]):
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                if node.module != "__future__" and node.module not in build.modules:
                    for part in node.names:
                        _mean(meanings, [part.asname or part.name], f"{node.module}.{part.name}")
                    parts.append(ast.unparse(node))
            elif isinstance(node, ast.FunctionDef):
                _mean(meanings, [node.name], f"{number}, line {node.lineno}")
                functions[node.name] = node
            elif isinstance(node, ast.Assign):
                names = [part.id for target in node.targets for part in _names(target)]
                if names == [INLINED]:
                    inlined |= set(ast.literal_eval(node.value))
                    continue
                _mean(meanings, names, f"{number}, line {node.lineno}")
                parts.append(ast.unparse(node))
    parts += [
        f"@_inner({_signature(node, checked=checked)!r}, {node.name in inlined})\n"
        f"{ast.unparse(node)}"
        for node in _callees_first(functions, build.entries)
        if node.name not in _instructions(checked=checked)
    ]
    parts += [
        _entry_source(functions[name], build.lengths, checked=checked) for name in build.entries
    ]
    return "\n\n".join(parts) + "\n"


def _names(node: ast.AST) -> list[ast.Name]:
    """The names in a target: one, or those of a tuple."""
    return [part for part in ast.walk(node) if isinstance(part, ast.Name)]


def _mean(meanings: dict[str, str], names: list[str], origin: str) -> None:
    """Notes where names come from: a build's modules share them, so each has one meaning."""
    for name in names:
        assert meanings.setdefault(name, origin) == origin, f"two meanings of {name}"


def _instructions(*, checked: bool) -> Mapping[str, Any]:
    """Functions that this processor does in an instruction or two, by name."""
    if not _TAUGHT:
        _TAUGHT.update(_teach_numba())
    return {k: v for k, v in _TAUGHT.items() if not (checked and k in _UNCHECKED)}


_TAUGHT: dict[str, Any] = {}
_UNCHECKED = ("quarter_at", "byte_at", "set_byte")
"""Those that take bare pointers, which no checked build has."""


def _callees_first(
    functions: Mapping[str, ast.FunctionDef], entries: tuple[str, ...]
) -> list[ast.FunctionDef]:
    """The functions that the entries reach, each behind those that it calls."""
    order: list[ast.FunctionDef] = []
    seen: set[str] = set()

    def visit(name: str, callers: tuple[str, ...]) -> None:
        assert name not in callers, f"{name} calls itself: {', '.join(callers)}"
        if name in seen:
            return
        for part in ast.walk(functions[name]):
            if isinstance(part, ast.Name) and part.id in functions:
                visit(part.id, (*callers, name))
        seen.add(name)
        order.append(functions[name])

    for name in entries:
        visit(name, ())
    return order


_TYPES: Mapping[str, str] = MappingProxyType(
    {
        "Vector": "CPointer(int64)",
        "Words": "CPointer(uint64)",
        "Bytes": "CPointer(int8)",
        "int": "int64",
        "Word": "uint64",
        "bool": "boolean",
        "None": "void",
    }
)
"""What the notes in the sources mean when compiled."""
_ARRAYS: Mapping[str, str] = MappingProxyType(
    {
        "CPointer(int64)": "int64[::1]",
        "CPointer(uint64)": "uint64[::1]",
        "CPointer(int8)": "int8[::1]",
    }
)


def _parameters(node: ast.FunctionDef) -> dict[str, str]:
    """The parameters of a function and their compiled types."""
    return {a.arg: _TYPES[ast.unparse(a.annotation)] for a in node.args.args if a.annotation}


def _signature(node: ast.FunctionDef, *, checked: bool) -> str:
    """The one signature of a function, as Numba writes it; ``checked``, with arrays."""
    assert node.returns is not None
    types = _parameters(node).values()
    shown = [_ARRAYS.get(kind, kind) for kind in types] if checked else types
    return f"{_TYPES[ast.unparse(node.returns)]}({', '.join(shown)})"


def _entry_source(node: ast.FunctionDef, lengths: Mapping[str, str], *, checked: bool) -> str:
    """The function through which ``node`` is called from outside: types and lengths, once."""
    name = node.name
    parameters = _parameters(node)
    vectors = [a for a, kind in parameters.items() if kind in _ARRAYS]
    short = " or ".join(f"len({a}) < {lengths[a]}" for a in vectors)
    given = [f"_words({a})" if a in vectors and not checked else a for a in parameters]
    return (
        f"@_entry({_signature(node, checked=True)!r})\n"
        f"def {name}_entry({', '.join(parameters)}):\n"
        f"    if {short}:\n"
        f"        raise IndexError('{name}: a vector is too short')\n"
        f"    return {name}({', '.join(given)})"
    )


def build_key(build: Build, versions: str) -> str:
    """A hash of all sources that a build is made from, this one included, and of versions."""
    digest = hashlib.sha256(versions.encode())
    digest.update(repr((build.entries, sorted(build.lengths.items()), build.foreign)).encode())
    found: set[str] = set()
    waiting = {*build.modules, __name__}
    for text in build.foreign:
        waiting |= set(_IMPORTED.findall(text))
    while waiting:
        module = min(waiting)
        found.add(module)
        text = _source_path(module).read_text("utf-8")
        digest.update(f"{module}\n{text}".encode())
        waiting = (waiting | set(_IMPORTED.findall(text))) - found
    return digest.hexdigest()[:20]


_IMPORTED = re.compile(r"^from (oneleft\.[\w.]+) import", re.MULTILINE)


def _tree(module: str) -> ast.Module:
    return ast.parse(_source_path(module).read_text("utf-8"))


def _source_path(module: str) -> Path:
    """The file of a module of oneleft."""
    path = Path(__file__).resolve().parents[1].joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _versions() -> str:
    """The versions and the processor that machine code depends on.

    Raises:
        OneLeftError: Numba or NumPy is not installed, or they do not fit together.
    """
    try:
        import numba
        import numpy as np
        from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]
    except ImportError as error:
        raise MissingExtraError("fast", error) from error
    return f"{sys.version} {numba.__version__} {np.__version__} {get_host_cpu_name()}"


# ------------------------------------------------------------------------------------- the cache


def cache_folder() -> Path:
    """Where builds are kept: $ONELEFT_CACHE, $XDG_CACHE_HOME/oneleft or ~/.cache/oneleft.

    Raises:
        RuntimeError: there is no home folder.
    """
    if os.environ.get(CACHE_VARIABLE):
        return Path(os.environ[CACHE_VARIABLE])
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "oneleft"


def _build_folder(name: str) -> Path | None:
    """The folder of a build, made if need be; None where it cannot be written."""
    with suppress(OSError, RuntimeError):
        folder = cache_folder().resolve() / name
        (folder / "__pycache__").mkdir(parents=True, exist_ok=True)
        for place in (folder, folder / "__pycache__"):
            with tempfile.TemporaryFile(dir=place):
                pass
        return folder
    return None


@contextmanager
def _alone(folder: Path) -> Generator[None]:
    """Lets one process at a time build in ``folder``, where the system can do that.

    The others wait and then find the work done. Where there are no locks nothing breaks: files
    are replaced at one stroke, and whoever builds writes the same.
    """
    with (folder / LOCK_NAME).open("w") as lock:
        os.utime(folder / LOCK_NAME)  # used today
        with suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        (folder / "__pycache__").mkdir(parents=True, exist_ok=True)  # pruned in between
        yield


def _prune(folder: Path) -> None:
    """Removes the builds beside ``folder`` that nobody has used for MOST_IDLE.

    A build is used while its lock is held, and whenever it is taken its time is noted. Where there
    are no locks nothing is removed.
    """
    with suppress(ImportError, OSError):
        import fcntl

        oldest = (folder / LOCK_NAME).stat().st_mtime - MOST_IDLE
        for other in folder.parent.iterdir():
            if other == folder or not _BUILD_NAME.fullmatch(other.name):
                continue
            with suppress(OSError), (other / LOCK_NAME).open("r+") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.fstat(lock.fileno()).st_mtime < oldest:
                    shutil.rmtree(other, ignore_errors=True)


_BUILD_NAME = re.compile(r"[a-z-]+-[0-9a-f]{20}")


def _write(path: Path, text: str) -> None:
    """Writes a file at one stroke, so that nobody ever reads half of it.

    Numba looks at a source's time to tell old machine code: whoever writes it, the time is one.
    """
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    os.utime(temporary, (1, 1))
    Path(temporary).replace(path)


def _load_file(module: ModuleType, folder: Path) -> None:
    """Runs a build from its folder, where Numba keeps the machine code beside it."""
    path = folder / SOURCE_NAME
    module.__file__ = str(path)
    exec(compile(path.read_text("utf-8"), path, "exec"), module.__dict__)
    if not (folder / COMPLETE_NAME).exists():
        _write(folder / COMPLETE_NAME, "")


def _load_text(module: ModuleType, text: str) -> None:
    """Runs a build from memory: nothing is kept."""
    name = f"<{module.__name__}>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    exec(compile(text, name, "exec"), module.__dict__)


def _module(name: str) -> ModuleType:
    """An empty module that can be found by name, as Numba's cache demands."""
    module = ModuleType(name)
    sys.modules[name] = module
    return module


# ------------------------------------------------------------------------------------- Numba


def _decorate(module: ModuleType, *, cached: bool, kept: bool, checked: bool) -> None:
    """Puts into ``module`` what the generated source calls and does not hold.

    These are ``_inner``, ``_entry``, ``_words`` and what is an instruction of the processor.

    Args:
        cached: whether the entries are kept beside the source.
        kept: whether they already are: then nothing else need be compiled.
    """
    import numba

    njit: Any = numba.njit  # its stubs do not know all of its options

    def inner(signature: str, inlined: bool) -> Any:  # noqa: FBT001 (generated code calls it)
        bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": inlined}
        return njit(None if kept else signature, nogil=True, boundscheck=checked, **bare)

    def entry(signature: str) -> Any:
        return njit(signature, nogil=True, boundscheck=checked, cache=cached)

    module.__dict__.update(_instructions(checked=checked), _inner=inner, _entry=entry)


def _always(method: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What Numba asks for, given an argument's type: the function to compile for it."""

    def choose(mask: Any) -> Any:
        del mask
        return method

    return choose


def _teach_numba() -> dict[str, Any]:
    """Lets compiled code say ``mask.bit_count()`` and ``mask.bit_length()``, as Python does.

    Both are for masks that are not negative; each becomes one machine instruction. Gives, by name,
    ``_words``, which makes a bare pointer of an array, and ``nth_bit`` where the processor has the
    instruction that it takes (x86-64 with BMI2).
    """
    from llvmlite import binding, ir  # type: ignore[import-untyped]
    from numba import extending

    types: Any = importlib.import_module("numba.core.types")

    def intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:  # its stub has no types
        made: Callable[..., Any] = extending.intrinsic(function)
        return made

    @intrinsic
    def ones(_context: Any, _mask: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), code

    @intrinsic
    def leading_zeros(_context: Any, _mask: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctlz(arguments[0], context.get_constant(types.boolean, 0))

        return types.int64(types.int64), code

    def bit_count(mask: Any) -> Any:
        return ones(mask)

    def bit_length(mask: Any) -> Any:
        return 64 - leading_zeros(mask)

    for method in (bit_count, bit_length):  # each is the same for every type of integer
        extending.overload_method(types.Integer, method.__name__)(_always(method))

    @intrinsic
    def words(_context: Any, array: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, arguments[0]).data

        return types.CPointer(array.dtype)(array), code

    taught = {"_words": words}
    if binding.get_host_cpu_features().get("bmi2"):
        taught["nth_bit"] = _nth_bit(intrinsic, types.int64, ir)
    if sys.byteorder == "little":
        for name, size in (("quarter_at", 16), ("byte_at", 8)):
            taught[name] = _load(intrinsic, types.int64, ir.IntType(size))
        taught["set_byte"] = _store(intrinsic, types, ir.IntType(8))
    return taught


def _load(intrinsic: Callable[..., Any], word: Any, part: Any) -> Any:
    """Loads part ``i`` of the words from ``at`` on, an unsigned number."""

    @intrinsic
    def load(_context: Any, vector: Any, _at: Any, _i: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            vector, at, i = arguments
            place = _part(builder, part, vector, at, i)
            return builder.zext(builder.load(place, align=part.width // 8), vector.type.pointee)

        return word(vector, word, word), code

    return load


def _store(intrinsic: Callable[..., Any], types: Any, part: Any) -> Any:
    """Stores a number as part ``i`` of the words from ``at`` on."""

    @intrinsic
    def store(_context: Any, vector: Any, _at: Any, _i: Any, _x: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            vector, at, i, x = arguments
            place = _part(builder, part, vector, at, i)
            builder.store(builder.trunc(x, part), place, align=part.width // 8)
            return context.get_dummy_value()

        word = types.int64
        return types.void(vector, word, word, word), code

    return store


def _part(builder: Any, part: Any, vector: Any, at: Any, i: Any) -> Any:
    """Where a part of the words from ``at`` on is."""
    words = builder.gep(vector, [at])
    return builder.gep(builder.bitcast(words, part.as_pointer()), [i])


def _nth_bit(intrinsic: Callable[..., Any], word: Any, ir: Any) -> Any:
    """``nth_bit`` as PDEP, which puts bit ``1 << n`` where the mask has its bit ``n``, and CTZ."""

    @intrinsic
    def nth_bit(_context: Any, _mask: Any, _n: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            mask, n = arguments
            bits = ir.IntType(64)
            one = context.get_constant(word, 1)
            deposit = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", (), ir.FunctionType(bits, (bits, bits))
            )
            bit = builder.call(deposit, (builder.shl(one, n), mask))
            return builder.cttz(bit, ir.Constant(ir.IntType(1), 0))

        return word(word, word), code

    return nth_bit
