#!/bin/sh
# Types of the page's scripts, by TypeScript over their JSDoc; in CI only, since nothing else needs
# Node. What vendored libraries are found at fault for is passed over.
set -eu
cd "$(dirname "$0")/.."
found=$(npm exec --yes --package=typescript@5.9.3 -- tsc --project tsconfig.json || true)
ours=$(printf '%s\n' "$found" | grep '^src/oneleft/web/static/js/' || true)
if [ -n "$ours" ]; then
    printf '%s\n' "$ours" >&2
    exit 1
fi
case $found in
    *"error TS"* | "") echo "The page's scripts agree with their types." ;;
    *) printf '%s\n' "$found" >&2; exit 1 ;;
esac
