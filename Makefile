# One word per task. `make play` and `make test` set up whatever is missing by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name static -prune -o \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.json' \) -print)
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
STATIC := src/ironroad/server/static
TITLES := $(subst _,-,$(notdir $(patsubst %/,%,$(dir $(wildcard src/ironroad/games/*/meta.py)))))
COMPILED := build/compiled
# Level 1 compiles in half the time; benchmarks and what pip installs use level 3.
export IRONROAD_OPT_LEVEL ?= 1
# Hundreds of processes import the same modules: what one of them compiled to bytecode is there for the next.
unexport PYTHONDONTWRITEBYTECODE

# What runs: the compiled build unless IRONROAD_COMPILE=0 or there is no C compiler.
ifeq ($(IRONROAD_COMPILE),0)
BUILT := $(VENV)/.run
RUN_PATH := $(CURDIR)/src
else
BUILT := $(COMPILED)/.built
RUN_PATH := $(CURDIR)/$(COMPILED)
endif

.PHONY: help play try-web test check format compiled ready test-interpreted test-compiled test-above test-alone parity parity-interpreted parity-compiled same-games bench bench-envs golden perft fuzz fuzz-server mutants docs notebooks docs-tables lock clean web test-web test-envs test-rllib gallery measure-web

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

$(VENV)/.made: tools/setup.sh
	PYTHON=$(PYTHON) sh tools/setup.sh venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

$(COMPILED)/.built: $(VENV)/.run setup.py pyproject.toml $(wildcard tools/building/*.py) $(SOURCES)
	@$(BIN)/python -m tools.compile $(COMPILED)

# Node.js may have been installed into the virtual environment.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

build/.node: $(VENV)/.made requirements-node.lock
	sh tools/setup.sh node "$(CURDIR)/$(VENV)"
	@mkdir -p build && touch $@

# The same step by which `pip` builds the client into the package; it does nothing where the sources are the same.
build/.web: build/.node $(WEB_SOURCES) $(wildcard src/ironroad/locale/*/*.ftl src/ironroad/games/*/words/*.ftl)
	@echo "Building the table in the browser."
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.building.client
	@touch $@

web: build/.web ## Build the browser client

try-web:
	@$(MAKE) --no-print-directory build/.web || echo "The browser table cannot be built here (it needs Node.js 20 with npm)."

# The client's types are for its check alone.
build/api.json: $(VENV)/.run tools/api_schema.py $(shell find src/ironroad/server -name '*.py') $(wildcard src/ironroad/games/*/view.py src/ironroad/games/*/modules/*/view.py)
	PYTHONPATH=src $(BIN)/python -m tools.api_schema $@

build/.types: build/.web build/api.json
	@cd web && { [ -d node_modules ] || $(NPM) install --silent --no-save; } && $(NPM) run --silent types > /dev/null
	@touch $@

# Packages and client are fetched and built side by side; the engine is compiled while people play already. Where the
# browser client cannot be built, the same game is played in the terminal.
play: $(VENV)/.made ## Open a table in the browser
	@$(MAKE) --silent --no-print-directory --jobs=2 $(VENV)/.run try-web
	@if [ ! -f $(STATIC)/index.html ]; then \
	    echo "The table opens in the terminal."; \
	    PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m ironroad play --terminal; \
	else \
	    PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.play $(COMPILED); \
	fi

# Side by side with the tests that need nothing built is built what the others need, and so are tests that wait for
# others half of the time: no core is idle. What watches the clock runs alone, at the end.
SIDE_BY_SIDE := --no-print-directory --output-sync=target

test: ## Run all tests, on the interpreted and on the compiled build
	@echo "The rules, interpreted; what else is needed is built meanwhile."
	@$(MAKE) $(SIDE_BY_SIDE) --jobs=3 test-interpreted parity-interpreted ready
	@echo "The rules, compiled."
	@$(MAKE) $(SIDE_BY_SIDE) --jobs=2 test-compiled parity-compiled
	@$(MAKE) $(SIDE_BY_SIDE) same-games
	@echo "What stands on the rules, and the browser; each tells what came of it when it is done."
	@$(MAKE) $(SIDE_BY_SIDE) --jobs=2 test-above test-web
	@$(MAKE) $(SIDE_BY_SIDE) test-alone

# What is compiled is tested both ways; what plays many games, which is slow interpreted, once.
RULES := tests/core tests/games

test-interpreted: $(VENV)/.dev
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest $(RULES) -m "not walks" -n auto --dist worksteal --cov --cov-config=pyproject.toml

compiled: $(VENV)/.dev
	sh tools/setup.sh compiler
	@IRONROAD_COMPILE=1 $(MAKE) --no-print-directory $(COMPILED)/.built

# One after the other: to compile copies what lies in the sources, and the client is built into them.
ready: $(VENV)/.dev
	@$(MAKE) --no-print-directory build/.types
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory $(COMPILED)/.client

test-compiled: compiled
	PYTHONPATH="$(CURDIR)/$(COMPILED)" IRONROAD_GAMES_PER_TITLE=$${IRONROAD_GAMES_PER_TITLE:-180} $(BIN)/python -m pytest $(RULES) tests/laws -n auto --dist worksteal

# Tests of servers and browsers wait for others half of the time; more of them run at once than there are cores.
WORKERS = $(shell $(BIN)/python -c "import os; print(1 + len(os.sched_getaffinity(0)))" 2>/dev/null || echo auto)

ABOVE := $(patsubst %,--ignore=%,$(RULES) tests/laws tests/web)

# What stands on the rules is tested on the build that people run. It is installed as people do, too.
test-above: ready
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -m pytest $(ABOVE) -m "not alone" -n $(WORKERS) --dist loadfile --no-loadscope-reorder

test-alone: ready
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -m pytest $(ABOVE) -m alone

$(COMPILED)/.client: $(COMPILED)/.built build/.web
	rm -rf $(COMPILED)/ironroad/server/static
	cp -R $(STATIC) $(COMPILED)/ironroad/server/static
	touch $@

test-web: ready ## Test the client, alone and in a real browser
	cd web && $(NPM) run --silent check && $(NPM) run --silent test
	sh tools/setup.sh browser
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -m pytest tests/web -n $(WORKERS) --dist worksteal

test-envs: $(VENV)/.dev $(COMPILED)/.built ## Test the environments with every option and seat count
	PYTHONPATH="$(CURDIR)/$(COMPILED)" IRONROAD_ALL_SETUPS=1 $(BIN)/python -m pytest tests/envs -n auto --dist worksteal

# RLlib asks for an older Gymnasium than the one that everything else is tried with. The usual torch for Linux brings
# gigabytes for graphics cards; uv knows where the one without them is. TORCH= names another one, as pip finds it.
RLLIB := build/rllib
RLLIB_PIP := $(RLLIB)/bin/python -m pip install --quiet --disable-pip-version-check
RLLIB_UV := $(RLLIB)/bin/python -m uv pip install --quiet --python $(RLLIB)/bin/python --torch-backend=cpu

$(RLLIB)/.made: tools/setup.sh requirements.lock
	PYTHON=$(PYTHON) sh tools/setup.sh venv $(RLLIB)
ifdef TORCH
	$(RLLIB_PIP) "$(TORCH)"
else
	$(RLLIB_PIP) uv && $(RLLIB_UV) "torch>=2" || { echo "Name a torch that pip finds: make test-rllib TORCH=torch" >&2; exit 2; }
endif
	$(RLLIB_PIP) -r requirements.lock "ray[rllib]>=2.40" "torch>=2" "pytest>=8" "hypothesis>=6.100"
	@touch $@

test-rllib: $(RLLIB)/.made $(COMPILED)/.built ## Test the environment for RLlib, in a virtual environment of its own
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(RLLIB)/bin/python -m pytest tests/envs/test_rllib.py

gallery: $(VENV)/.dev build/.web ## Render every screen to build/gallery
	sh tools/setup.sh browser
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tests.web.gallery build/gallery

measure-web: $(VENV)/.dev build/.web ## Measure the client in Chromium
	sh tools/setup.sh browser
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tests.web.measure

PARITY := $(BIN)/python -m tools.parity --games $${IRONROAD_PARITY:-600}

parity: parity-interpreted parity-compiled ## Compare random games of both builds
	@$(MAKE) --no-print-directory same-games

same-games:
	cmp build/parity-interpreted build/parity-compiled
	@echo "Both builds play the same games."

parity-interpreted: $(VENV)/.dev
	@mkdir -p build
	PYTHONPATH="$(CURDIR)/src" $(PARITY) > build/parity-interpreted

parity-compiled: compiled
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(PARITY) > build/parity-compiled

check: $(VENV)/.dev ## Format, lint, types, layers, ids, rule lists, references to rules and titles, public names, the repository's settings
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH="$(CURDIR)/src" $(BIN)/lint-imports --no-cache
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.check_ids
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.check_rules
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.check_titles
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.check_public
	$(BIN)/yamllint --strict .
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/*-is-wrong.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml

format: $(VENV)/.dev ## Put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.dev ## Measure speed, side by side with the field's engines
	IRONROAD_COMPILE=1 IRONROAD_OPT_LEVEL=3 $(MAKE) --no-print-directory COMPILED=build/optimized build/optimized/.built
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	$(BIN)/python -m benchmarks.run

# catanatron_gym asks for an older Gymnasium and runs with the one that is there.
bench-envs: $(VENV)/.dev ## Measure encoders, batches and environments, side by side with others
	IRONROAD_COMPILE=1 IRONROAD_OPT_LEVEL=3 $(MAKE) --no-print-directory COMPILED=build/optimized build/optimized/.built
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps catanatron_gym==4.0.0
	PYTHONPATH="$(CURDIR)/build/optimized" $(BIN)/python -m benchmarks.learning

golden: $(VENV)/.dev ## Rewrite the golden files; read the difference
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.golden

perft: $(BUILT) ## Count action sequences of the first title, or of TITLE=
	PYTHONPATH="$(RUN_PATH)" $(BIN)/python -m ironroad perft $(or $(TITLE),$(firstword $(TITLES))) --depth 3

fuzz: $(VENV)/.dev ## Many random games with all laws: IRONROAD_GAMES=1000 make fuzz
	IRONROAD_COMPILE=1 $(MAKE) --no-print-directory $(COMPILED)/.built
	PYTHONPATH="$(CURDIR)/$(COMPILED)" IRONROAD_GAMES=$${IRONROAD_GAMES:-1000} $(BIN)/python -m pytest tests/laws

fuzz-server: $(VENV)/.dev ## Many random requests to every endpoint, on SQLite and on PostgreSQL: IRONROAD_FUZZ=100 make fuzz-server
	PYTHONPATH="$(CURDIR)/src" IRONROAD_FUZZ=$${IRONROAD_FUZZ:-100} $(BIN)/python -m pytest tests/server/test_fuzz.py

mutants: $(VENV)/.dev ## Break rules and printed values, list what no test notices: TITLE= ONLY= EDITIONS=1 RULES=1
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.mutants $(if $(TITLE),--title $(TITLE)) $(if $(ONLY),--only $(ONLY)) \
	    $(if $(EDITIONS),--editions) $(if $(RULES),--rules) $(MUTANTS)

notebooks: $(VENV)/.dev $(COMPILED)/.built ## Run the notebooks and keep what they print
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -m tools.notebooks --write

docs-tables: $(VENV)/.dev ## Write into docs/games which printed values are reconstructed
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.uncertain

docs: $(VENV)/.dev ## Build the documentation into build/site; check that its examples run and its links lead somewhere
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.site build/site
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest tests/docs

lock: $(VENV)/.dev ## Write the lock files anew from pyproject.toml
	$(BIN)/python -m tools.lock

clean: ## Remove everything that was built
	rm -rf $(VENV) build .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info $(STATIC) web/node_modules
