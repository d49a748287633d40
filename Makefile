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

# What runs: the compiled build unless IRONROAD_COMPILE=0 or there is no C compiler.
ifeq ($(IRONROAD_COMPILE),0)
BUILT := $(VENV)/.run
RUN_PATH := $(CURDIR)/src
else
BUILT := $(COMPILED)/.built
RUN_PATH := $(CURDIR)/$(COMPILED)
endif

.PHONY: help play try-web test check format test-interpreted test-compiled parity bench golden perft fuzz mutants docs docs-tables lock clean web test-web gallery measure-web

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

$(VENV)/.run: requirements.lock tools/setup.sh
	PYTHON=$(PYTHON) sh tools/setup.sh venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

$(COMPILED)/.built: $(VENV)/.run setup.py pyproject.toml $(SOURCES)
	@$(BIN)/python tools/compile.py $(COMPILED)
	@touch $@

# Node.js may have been installed into the virtual environment.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

# Not "npm ci": it insists on packages of other platforms, which a registry need not offer.
build/.node: $(VENV)/.run web/package.json web/package-lock.json requirements-node.lock
	sh tools/setup.sh node "$(CURDIR)/$(VENV)"
	cd web && $(NPM) install --silent --no-save
	@mkdir -p build && touch $@

build/api.json: $(VENV)/.run tools/api_schema.py $(shell find src/ironroad/server -name '*.py') $(wildcard src/ironroad/games/*/view.py src/ironroad/games/*/modules/*/view.py)
	PYTHONPATH=src $(BIN)/python -m tools.api_schema $@

build/.web: build/.node build/api.json $(WEB_SOURCES) $(wildcard src/ironroad/locale/*/*.ftl src/ironroad/games/*/words/*.ftl)
	@echo "Building the table in the browser."
	@cd web && $(NPM) run --silent types > /dev/null && $(NPM) run --silent build
	@touch $@

web: build/.web ## Build the browser client

try-web:
	@{ sh tools/setup.sh node "$(CURDIR)/$(VENV)" 2> /dev/null && $(MAKE) --no-print-directory build/.web; } || \
	    echo "The browser table cannot be built here (it needs Node.js 20 with npm)."

# The engine and the client are built side by side; where the browser client cannot be built, the same game is played in the terminal.
play: $(VENV)/.run ## Open a table in the browser
	@$(MAKE) --silent --no-print-directory --jobs=2 $(BUILT) try-web
	@if [ ! -f $(STATIC)/index.html ]; then \
	    echo "The table opens in the terminal."; \
	    PYTHONPATH="$(RUN_PATH)" $(BIN)/python -m ironroad play --terminal; \
	else \
	    [ "$(RUN_PATH)" = "$(CURDIR)/src" ] || { rm -rf "$(RUN_PATH)/ironroad/server/static" && cp -r $(STATIC) "$(RUN_PATH)/ironroad/server/"; }; \
	    IRONROAD_LOG_LEVEL=$${IRONROAD_LOG_LEVEL:-WARNING} PYTHONPATH="$(RUN_PATH)" $(BIN)/python -m ironroad serve; \
	fi

test: test-interpreted test-compiled parity test-web ## Run all tests, on the interpreted and on the compiled build

# What is compiled is tested both ways; what stands on it, on the build that people run.
test-interpreted: $(VENV)/.dev
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest tests/core tests/games tests/laws -n auto --dist worksteal --cov --cov-config=pyproject.toml

test-compiled: $(VENV)/.dev
	sh tools/setup.sh compiler
	IRONROAD_COMPILE=1 $(MAKE) --no-print-directory $(COMPILED)/.built
	PYTHONPATH="$(CURDIR)/$(COMPILED)" IRONROAD_GAMES_PER_TITLE=$${IRONROAD_GAMES_PER_TITLE:-180} $(BIN)/python -m pytest --ignore=tests/web

test-web: $(VENV)/.dev build/.web ## Test the client, alone and in a real browser
	cd web && $(NPM) run --silent check && $(NPM) run --silent test
	sh tools/setup.sh browser
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest tests/web

gallery: $(VENV)/.dev build/.web ## Render every screen to build/gallery
	sh tools/setup.sh browser
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tests.web.gallery build/gallery

measure-web: $(VENV)/.dev build/.web ## Measure the client in Chromium
	sh tools/setup.sh browser
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tests.web.measure

parity: $(VENV)/.dev $(COMPILED)/.built ## Compare random games of both builds
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.parity --games $${IRONROAD_PARITY:-600} > build/parity-interpreted
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -m tools.parity --games $${IRONROAD_PARITY:-600} > build/parity-compiled
	cmp build/parity-interpreted build/parity-compiled
	@echo "Both builds play the same games."

check: $(VENV)/.dev ## Format, lint, types, layers, ids, rule lists, references to rules and titles
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH="$(CURDIR)/src" $(BIN)/lint-imports --no-cache
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.check_ids
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.check_rules
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.check_titles

format: $(VENV)/.dev ## Put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.dev ## Measure speed, side by side with the field's engines
	IRONROAD_COMPILE=1 IRONROAD_OPT_LEVEL=3 $(MAKE) --no-print-directory COMPILED=build/optimized build/optimized/.built
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	$(BIN)/python -m benchmarks.run

golden: $(VENV)/.dev ## Rewrite the golden files; read the difference
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.golden

perft: $(BUILT) ## Count action sequences of the first title, or of TITLE=
	PYTHONPATH="$(RUN_PATH)" $(BIN)/python -m ironroad perft $(or $(TITLE),$(firstword $(TITLES))) --depth 3

fuzz: $(VENV)/.dev ## Many random games with all laws: IRONROAD_GAMES=1000 make fuzz
	IRONROAD_COMPILE=1 $(MAKE) --no-print-directory $(COMPILED)/.built
	PYTHONPATH="$(CURDIR)/$(COMPILED)" IRONROAD_GAMES=$${IRONROAD_GAMES:-1000} $(BIN)/python -m pytest tests/laws

mutants: $(VENV)/.dev ## Break rules and printed values, list what no test notices: TITLE= ONLY= EDITIONS=1 RULES=1
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.mutants $(if $(TITLE),--title $(TITLE)) $(if $(ONLY),--only $(ONLY)) \
	    $(if $(EDITIONS),--editions) $(if $(RULES),--rules) $(MUTANTS)

docs-tables: $(VENV)/.dev ## Write into docs/games which printed values are reconstructed
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.uncertain

docs: $(VENV)/.dev ## Check that the examples in the documentation run and its links lead somewhere
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest tests/docs

lock: $(VENV)/.dev ## Write the lock files anew from pyproject.toml
	$(BIN)/python tools/lock.py

clean: ## Remove everything that was built
	rm -rf $(VENV) build .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info $(STATIC) web/node_modules
