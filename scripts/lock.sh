#!/bin/sh
# Pins versions and hashes: requirements/dev.txt first, then the smaller sets, with the same versions.
# The files name no index, so pip and uv take the packages from the one they are set up with.
set -eu
cd "$(dirname "$0")/.."

pin() {
    set_name=$1
    shift
    "${UV:-uv}" pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --custom-compile-command 'make lock' \
        --output-file "requirements/$set_name.txt" "$@" pyproject.toml
}

rm -f requirements/*.txt
pin dev --all-extras --group dev
pin test --all-extras --group build --group test --constraint requirements/dev.txt
pin play --extra table --group build --constraint requirements/dev.txt
