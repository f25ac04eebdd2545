"""Fetches the two libraries of the page at pinned versions, and checks that they are unchanged.

    python -m scripts.vendor            fetch with npm and write src/oneleft/web/static/vendor
    python -m scripts.vendor --check    compare the files with vendor.json, offline

Nothing is bundled: the modules stand one by one, without their source map comments and with
relative imports. What is published in full (@fluent/bundle) is made smaller by a pinned terser,
which saves every reader 6 kB. ``lit-html.js`` and ``fluent-bundle.js`` export what the page uses.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
VENDOR = ROOT / "src" / "oneleft" / "web" / "static" / "vendor"
MANIFEST = "vendor.json"
LICENSES = "licenses"
TERSER = "terser@5.51.4"
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)
_IMPORT = re.compile(r"""(?:from|import)\s*["']([^"']+)["']""")


@dataclass(frozen=True, slots=True)
class Library:
    """A package, what is taken of it, and what its entry module exports.

    Attributes:
        files: the path in the package of each module, under its path in our folder.
        is_full: whether it is published with comments and long names.
        exports: names and the module of our folder that they come from.
        license_file: the text that belongs to it, in ``licenses``.
    """

    name: str
    version: str
    license: str
    license_file: str
    entry: str
    files: dict[str, str]
    exports: dict[str, str]
    is_full: bool = False


_LIT_MODULES = (
    "lit-html.js",
    "directive.js",
    "directive-helpers.js",
    "async-directive.js",
    "directives/class-map.js",
    "directives/live.js",
    "directives/ref.js",
    "directives/repeat.js",
)
_FLUENT_MODULES = (
    "builtins.js",
    "bundle.js",
    "memoizer.js",
    "resolver.js",
    "resource.js",
    "scope.js",
    "types.js",
)
LIBRARIES = (
    Library(
        name="lit-html",
        version="3.3.3",
        license="BSD-3-Clause",
        license_file="lit-html.txt",
        entry="lit-html.js",
        files={f"lit-html/{name}": name for name in _LIT_MODULES},
        exports={
            "html, svg, render, nothing, noChange": "lit-html/lit-html.js",
            "classMap": "lit-html/directives/class-map.js",
            "live": "lit-html/directives/live.js",
            "createRef, ref": "lit-html/directives/ref.js",
            "repeat": "lit-html/directives/repeat.js",
        },
    ),
    Library(
        name="@fluent/bundle",
        version="0.19.1",
        license="Apache-2.0",
        license_file="Apache-2.0.txt",
        entry="fluent-bundle.js",
        files={f"fluent-bundle/{name}": f"esm/{name}" for name in _FLUENT_MODULES},
        exports={
            "FluentBundle": "fluent-bundle/bundle.js",
            "FluentNumber": "fluent-bundle/types.js",
            "FluentResource": "fluent-bundle/resource.js",
        },
        is_full=True,
    ),
)


def fetch(library: Library, folder: Path) -> dict[str, str]:
    """Path in our folder → text of each module of a package, and of its license if it has one."""
    command = ["npm", "pack", f"{library.name}@{library.version}", "--silent"]
    command += ["--pack-destination", str(folder)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    archive = folder / run.stdout.split()[-1]
    texts: dict[str, str] = {}
    with tarfile.open(archive) as package:
        members = {member.name: member for member in package.getmembers()}
        for ours, theirs in library.files.items():
            text = _SOURCE_MAP.sub("", _read(package, members[f"package/{theirs}"]))
            texts[ours] = _made_smaller(text) if library.is_full else text
        if "package/LICENSE" in members:
            texts[f"{LICENSES}/{library.license_file}"] = _read(package, members["package/LICENSE"])
    return texts


def _made_smaller(module: str) -> str:
    """A module without comments, long names and white space."""
    command = ["npm", "exec", "--yes", f"--package={TERSER}", "--"]
    command += ["terser", "--module", "--compress", "--mangle"]
    run = subprocess.run(command, input=module, capture_output=True, text=True, check=True)
    return run.stdout.rstrip("\n") + "\n"


def _read(package: tarfile.TarFile, member: tarfile.TarInfo) -> str:
    file = package.extractfile(member)
    assert file is not None, member.name
    return file.read().decode("utf-8")


def entry_text(library: Library) -> str:
    """The module that the page imports."""
    lines = [f"// {library.name} {library.version} ({library.license}); see vendor.json."]
    lines += [f'export {{ {names} }} from "./{path}";' for names, path in library.exports.items()]
    return "\n".join(lines) + "\n"


def outside_imports(texts: dict[str, str]) -> list[str]:
    """Imports that lead out of our folder: bare names, and files that are not there."""
    wrong = []
    for path, text in texts.items():
        if not path.endswith(".js"):
            continue
        for target in _IMPORT.findall(text):
            parts: list[str] = []
            for part in (PurePosixPath(path).parent / target).parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            if not target.startswith(".") or "/".join(parts) not in texts:
                wrong.append(f"{path} imports {target}")
    return wrong


def write() -> list[str]:
    """Fetches everything and writes the folder anew; returns what is wrong with it."""
    texts: dict[str, str] = {}
    packages = []
    with tempfile.TemporaryDirectory() as folder:
        for library in LIBRARIES:
            found = fetch(library, Path(folder)) | {library.entry: entry_text(library)}
            license_path = f"{LICENSES}/{library.license_file}"
            if license_path not in found:  # the package has none: the text stands in our folder
                found[license_path] = (VENDOR / license_path).read_text(encoding="utf-8")
            texts |= found
            packages.append(
                {
                    "name": library.name,
                    "version": library.version,
                    "license": library.license,
                    "files": {path: _digest(text) for path, text in sorted(found.items())},
                }
            )
    wrong = outside_imports(texts)
    if wrong:
        return wrong
    for name in [library.entry.removesuffix(".js") for library in LIBRARIES]:
        shutil.rmtree(VENDOR / name, ignore_errors=True)
    for path, text in texts.items():
        (VENDOR / path).parent.mkdir(parents=True, exist_ok=True)
        (VENDOR / path).write_text(text, encoding="utf-8")
    manifest = json.dumps({"packages": packages}, indent=2)
    (VENDOR / MANIFEST).write_text(manifest + "\n", encoding="utf-8")
    return []


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def check() -> list[str]:
    """What differs between the folder, its manifest and the pinned versions."""
    packages = json.loads((VENDOR / MANIFEST).read_text(encoding="utf-8"))["packages"]
    listed: dict[str, str] = {}
    for package in packages:
        listed |= package["files"]
    pinned = {(library.name, library.version, library.license) for library in LIBRARIES}
    named = {(package["name"], package["version"], package["license"]) for package in packages}
    wrong = [f"vendor.json: {' '.join(row)}" for row in sorted(pinned ^ named)]
    there = {
        path.relative_to(VENDOR).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(VENDOR.rglob("*"))
        if path.is_file() and path.name != MANIFEST
    }
    wrong += [f"{path}: not in vendor.json" for path in there.keys() - listed.keys()]
    wrong += [f"{path}: missing" for path in listed.keys() - there.keys()]
    wrong += [
        f"{path}: changed" for path in there.keys() & listed if _digest(there[path]) != listed[path]
    ]
    return wrong + outside_imports(there)


def main(arguments: Sequence[str] | None = None) -> int:
    """The program; 0 if all is well."""
    assert __doc__
    parser = argparse.ArgumentParser(prog="scripts.vendor", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare, offline; write nothing")
    wrong = check() if parser.parse_args(arguments).check else write()
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
