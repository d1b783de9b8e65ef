# The front door. Everything runs in a private environment, .venv, which these targets make and fill themselves.
# Needs only make and Python 3.11 or newer; name another interpreter with `make PYTHON=python3.12 …`.

VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
# Browsers wait more than other tests: one more of them than processors keeps those busy.
BROWSERS ?= 3
ARGS ?=

# The client: what it is made from, what it becomes, and npm of the environment or of the machine.
CLIENT := src/okawari/web/index.html
SOURCES := $(shell find web src/okawari/locales -name node_modules -prune -o -name tests -prune -o -type f -print 2>/dev/null)
MODULES := web/node_modules/.package-lock.json
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

# The first interpreter that is new enough, else python3, about which the set-up then says what is wrong.
ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c '$(ENOUGH)' >/dev/null 2>&1 && { echo $$python; exit; }; done; echo python3)

# An environment whose interpreter is gone, or whose folder was moved, is made anew.
HERE := $(shell pwd -P)
STALE := $(shell if [ -e $(VENV)/.made ] && ! { $(BIN)/python -c '$(ENOUGH)' && \
	[ "`cat $(VENV)/.made`" = "$(HERE)" ]; } >/dev/null 2>&1; then rm -f $(VENV)/.made $(VENV)/.play $(VENV)/.dev; fi)

export UV_PYTHON_DOWNLOADS := never
# Hundreds of short-lived processes: each would compile the package anew if none may write down what it compiled.
export PYTHONDONTWRITEBYTECODE :=
INSTALL := $(BIN)/python -m uv pip install --quiet --python $(BIN)/python \
	--constraints constraints.txt --build-constraints constraints.txt
OFFLINE = { echo "okawari: $(1) could not be installed. Is the package index reachable?" \
	"The lines above say what failed; run the same command again afterwards." >&2; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help play dev web browser pictures test check static fast suite rulebook format generate golden environments bench strength baseline load soak coverage constraints clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ------------------------------------------------------------------------------------------- playing

play: $(VENV)/.play ## install what is missing, start the game and open it in a browser (ARGS="--lan", "play" …)
	@$(BIN)/okawari $(ARGS)

# ------------------------------------------------------------------------------------------- proving

test: $(VENV)/.dev ## install what is missing and run the whole proof
	@$(MAKE) --no-print-directory static suite rulebook

check: $(VENV)/.dev ## the quick proof for every commit: static checks and the fast tests
	@$(MAKE) --no-print-directory static fast

static: $(VENV)/.dev $(MODULES) ## format, lint, types, import contracts, generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.generate --check
	$(NODE) npm --prefix web run --silent check

fast: $(VENV)/.dev
	$(BIN)/pytest -n $(WORKERS) -m "not slow" $(ARGS)

suite: $(VENV)/.dev $(MODULES) $(CLIENT) browser
	@$(if $(ARGS),$(BIN)/pytest -n $(WORKERS) $(ARGS), mkdir -p build; failed=0; \
	$(BIN)/pytest -m compiled >build/compiled.log 2>&1 & compiled=$$!; \
	$(NODE) npm --prefix web run --silent test || failed=1; \
	$(BIN)/pytest -n $(WORKERS) -m "not compiled" --ignore=tests/web || failed=1; \
	$(BIN)/pytest -n $(BROWSERS) tests/web || failed=1; \
	wait $$compiled || failed=1; echo "What needs the compiler:"; tail -n 60 build/compiled.log; exit $$failed)

rulebook: $(VENV)/.dev ## the table of rule clauses and the tests that prove them
	$(BIN)/python -m tools.rulebook $(ARGS)

soak: $(VENV)/.dev $(MODULES) $(CLIENT) browser ## laws, leaks, faults, bad input, whole games on the server and in the browser at full volume: hours
	OKAWARI_PROFILE=soak $(BIN)/pytest -n $(WORKERS) $(if $(ARGS),$(ARGS),tests/laws tests/bots tests/environments tests/server tests/web)

coverage: $(VENV)/.dev $(MODULES) $(CLIENT) browser ## the whole suite with branch coverage
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(WORKERS) $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

environments: $(VENV)/.dev ## how fast environments for learning are, ours beside those of others (installs these)
	@$(INSTALL) --group compare || $(call OFFLINE,the environments of others)
	$(BIN)/python -m benchmarks.environments $(ARGS)

bench: $(VENV)/.dev ## the speed figures beside the stored baseline
	$(BIN)/python -m benchmarks.compare $(ARGS)

strength: $(VENV)/.dev ## play the matches that show how strong the bots are, and write docs/strength.md: hours, can be interrupted
	$(BIN)/python -m benchmarks.strength $(ARGS)

baseline: $(VENV)/.dev ## measure a new baseline, on an otherwise idle machine
	$(BIN)/python -m benchmarks.compare --write

load: $(VENV)/.dev ## people at many tables of a server, and what they cost it (ARGS="L2 --length 900 --json FILE")
	$(BIN)/python -m benchmarks.load $(ARGS)

# ------------------------------------------------------------------------------------------- tending

format: $(VENV)/.dev ## write the house style into every file
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

web: $(CLIENT) ## build the client for browsers

browser: $(VENV)/.dev ## find or install the browser that tests use
	@$(BIN)/python -m tools.browser

pictures: $(VENV)/.dev $(CLIENT) browser ## pictures of every screen and state (ARGS="FOLDER NAME …")
	$(BIN)/python -m tools.pictures $(if $(ARGS),$(ARGS),build/pictures)

generate: $(VENV)/.dev ## write the generated files anew
	$(BIN)/python -m tools.generate

golden: $(VENV)/.dev ## write the golden files (counted deals, whole games) anew; the diff is the review
	$(BIN)/python -m tools.golden

constraints: $(VENV)/.made ## raise constraints.txt to the newest versions that fit together
	$(BIN)/python -m uv pip compile --quiet --upgrade --no-header --no-annotate --universal --python-version 3.11 \
		pyproject.toml --all-extras --group dev --group compare -o constraints.txt
	@if grep -n '://' constraints.txt; then echo "okawari: constraints.txt must not name addresses" >&2; exit 1; fi

clean: ## remove the environment, caches and build results
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache web/node_modules src/okawari/web
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ------------------------------------------------------------------------------------------- the environment

dev: $(VENV)/.dev $(MODULES) browser ## only install what developing needs

$(VENV)/.made:
	@$(PYTHON) -c '' >/dev/null 2>&1 || { echo "okawari: Python is missing ('$(PYTHON)' does not run)." \
		"Install Python 3.11 or newer and run make again." >&2; exit 1; }
	@$(PYTHON) -c '$(ENOUGH)' || { echo "okawari: Python 3.11 or newer is needed and `$(PYTHON) --version 2>&1` is" \
		"too old. Install a newer one, or name it: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "okawari: Python's venv module is missing." \
		"On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Making a private environment in $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv || $(call OFFLINE,uv)
	@echo "$(HERE)" > $@

$(VENV)/.play: pyproject.toml constraints.txt hatch_build.py $(SOURCES) $(VENV)/.made
	@echo "Installing okawari …"
	@$(INSTALL) -e '.[fast]' 2>/dev/null || $(INSTALL) -e . || $(call OFFLINE,okawari)
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt hatch_build.py $(VENV)/.made
	@echo "Installing okawari and the developers' tools …"
	@$(INSTALL) -e '.[fast]' --group dev || $(call OFFLINE,okawari with its tools)
	@touch $@ $(VENV)/.play

$(MODULES): web/package-lock.json | $(VENV)/.dev
	@$(NODE) $(BIN)/python hatch_build.py install || $(call OFFLINE,what the client is built and tested with)

$(CLIENT): $(SOURCES) | $(VENV)/.dev
	@$(NODE) $(BIN)/python hatch_build.py
