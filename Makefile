# Everything it takes to play, test and check oneleft from a fresh clone: python3, make and git.
#
#   make play                       set up and open tables in the browser
#   make play ARGS="--lan"          the same, with arguments for `oneleft serve`
#   make test                       set up and run every test
#
# The environment is made in .venv, from the pinned versions in requirements/, with uv where it is
# installed and with pip otherwise. PYTHON picks another interpreter: make play PYTHON=python3.12

PYTHON ?= python3
UV ?= $(shell command -v uv 2>/dev/null)
ARGS ?=
PYTEST_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin/python
MARK := $(VENV)/.installed

# The modules whose branches are all tested.
LAW := faces dice rules reasons sentences errors kernel/codes kernel/cards kernel/dice kernel/state \
    game views record recordtext convert check unknown hidden notation match
comma := ,
empty :=
space := $(empty) $(empty)
LAW_FILES := $(subst $(space),$(comma),$(patsubst %,*/oneleft/%.py,$(LAW)))

# What `make check` runs; `make check-mypy` runs one, `make --keep-going check` all in spite of failures.
CHECKS := ruff ruff-format import-order documents mypy pyright

.NOTPARALLEL:
.SUFFIXES:
.PHONY: help play test coverage check format docs lock clean $(CHECKS:%=check-%)

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)$$/make \1	\2/p' Makefile | expand -t 16

play: $(MARK)-play ## set up and open tables in the browser; ARGS="--lan" are for oneleft serve
	@exec $(BIN) -m oneleft serve $(ARGS)

test: $(MARK)-test ## set up and run every test; PYTEST_ARGS="-k dice" picks some
	@$(BIN) -m pytest --numprocesses=auto --dist=worksteal $(PYTEST_ARGS)

coverage: $(MARK)-test ## branch coverage: the law must be covered whole, the rest is reported
	@$(BIN) -m pytest --numprocesses=auto --dist=worksteal -m "not slow" --cov --cov-report= $(PYTEST_ARGS)
	@$(BIN) -m coverage report
	@$(BIN) -m coverage report --include='$(LAW_FILES)' --fail-under=100

check: $(CHECKS:%=check-%) ## lint, format, types, import order, generated documents: changes nothing

check-ruff: $(MARK)-dev
	@$(BIN) -m ruff check
check-ruff-format: $(MARK)-dev
	@$(BIN) -m ruff format --check
check-import-order: $(MARK)-dev
	@$(BIN) -c 'from importlinter.cli import lint_imports_command; lint_imports_command()'
check-documents: $(MARK)-dev
	@$(BIN) -m scripts.make_sentences --check
	@$(BIN) -m scripts.docs --check
check-mypy: $(MARK)-dev
	@$(BIN) -m mypy
check-pyright: $(MARK)-dev
	@$(BIN) -m pyright

format: $(MARK)-dev ## format the code and mend what can be mended
	@$(BIN) -m ruff check --fix --exit-zero
	@$(BIN) -m ruff format

docs: $(MARK)-dev ## write the generated parts of the documents anew
	@$(BIN) -m scripts.make_sentences
	@$(BIN) -m scripts.docs

lock: ## pin the newest versions that pyproject.toml allows (needs uv)
	@test -n "$(UV)" || { echo "make lock needs uv: pip install uv" >&2; exit 1; }
	@UV="$(UV)" sh scripts/lock.sh

clean: ## remove the environment and all that tools left behind
	rm -rf $(VENV) .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache \
	    .ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment ----------------------------------------------------------------------------------

# An environment whose interpreter has gone is made anew.
ifneq ($(shell test -x $(BIN) && echo there),there)
.PHONY: $(VENV)/pyvenv.cfg
endif

$(VENV)/pyvenv.cfg:
	@command -v "$(PYTHON)" >/dev/null 2>&1 || { \
	    echo "oneleft needs Python 3.11 or later, and there is no $(PYTHON) here." >&2; \
	    echo "Debian, Ubuntu: apt install python3 python3-venv" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "oneleft needs Python 3.11 or later; $(PYTHON) is $$("$(PYTHON)" --version 2>&1)." >&2; \
	    echo "Name a later one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@test -n "$(UV)" || "$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) lacks its venv module, which makes environments." >&2; \
	    echo "Debian, Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Making an environment in $(VENV) ..." >&2
	@rm -rf $(VENV)
	@if test -n "$(UV)"; then \
	    "$(UV)" venv --quiet --seed --python "$$(command -v "$(PYTHON)")" $(VENV); \
	else \
	    "$(PYTHON)" -m venv $(VENV); \
	fi </dev/null

# play, test and dev agree on every version, so one environment can hold all three.
$(MARK)-%: $(VENV)/pyvenv.cfg requirements/%.txt pyproject.toml
	@echo "Installing requirements/$*.txt ..." >&2
	@install() { \
	    if test -n "$(UV)"; then "$(UV)" pip install --quiet --python $(BIN) "$$@"; \
	    else $(BIN) -m pip install -qq --disable-pip-version-check "$$@"; fi </dev/null; \
	}; \
	install --require-hashes --requirement requirements/$*.txt && \
	install --no-deps --no-build-isolation --editable .
	@touch $@
