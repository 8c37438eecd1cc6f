# make play runs the bot, make test runs every check. Both do all the set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BROWSER := chromium fonts-noto-core fonts-noto-color-emoji
POSTGRES := postgresql
# Two more than there are cores: half of the suite waits for wires and answers.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 2)))
ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n) env DEBIAN_FRONTEND=noninteractive
# uv where it is installed and finds everything, pip where not; only files whose hashes are known.
LOCKED := --require-hashes --no-deps
INSTALL = { command -v uv >/dev/null \
	&& uv pip install --quiet $(LOCKED) --python $(BIN)/python -r $(1) 2>/dev/null; } \
	|| $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile $(LOCKED) -r $(1)

# Dozens of bots are started by the tests; without stored bytecode each would compile every package.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup play test matrix pythons libraries bench soak strength browser postgres pictures film lock release clean

# The environment alone, for a host.
setup: $(VENV)/.workspace

play: setup
	@$(BIN)/python -m bot $(ARGS)

test: $(VENV)/.dev browser postgres
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@# While mypy thinks, the bytecode of the tests is written: once, and not by every worker.
	@$(BIN)/pytest --collect-only -qq -p no:cacheprovider >/dev/null 2>&1 & \
		echo $(BIN)/mypy; $(BIN)/mypy; found=$$?; wait; exit $$found
	$(BIN)/lint-imports
	$(BIN)/python -m pip --disable-pip-version-check check
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# What this machine has besides: other Pythons, other languages.
matrix: pythons libraries

# What can differ between Pythons, on each from 3.11 to 3.14 that is found here.
pythons: $(VENV)/.dev
	$(BIN)/python -m tools.pythons $(ARGS)

# Bots of discord.js, oceanic.js and eris on localcord, where node is there.
libraries: $(VENV)/.dev
	$(BIN)/pytest packages/localcord/tests/localcord_tests/npm_libraries.py

# The browser tests want a Chromium. Debian's is fetched where this machine allows it: as root, or
# with a sudo that asks for no password. Without one they are skipped, and say so.
browser:
	@for name in chromium chromium-browser google-chrome; do \
		command -v $$name >/dev/null && exit 0; done; \
	echo "Getting Chromium for the browser tests, once …"; \
	{ command -v apt-get && $(ROOT) apt-get -qq update \
		&& $(ROOT) apt-get -qq install -y $(BROWSER); } >/dev/null 2>&1 \
	|| echo "No Chromium, and apt-get cannot get one: the browser tests will be skipped."

# The tests of several processes want a PostgreSQL. They run one of their own, in a temporary folder;
# the server that Debian would start for everybody is told not to.
postgres:
	@{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 && exit 0; \
	echo "Getting PostgreSQL for the tests, once …"; \
	{ command -v apt-get && $(ROOT) apt-get -qq update \
		&& $(ROOT) sh -c 'mkdir -p /etc/postgresql-common/createcluster.d \
			&& echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.d/none.conf' \
		&& $(ROOT) apt-get -qq install -y --no-install-recommends $(POSTGRES); } >/dev/null 2>&1 \
	|| echo "No PostgreSQL, and apt-get cannot get one: its tests will be skipped."

pictures: $(VENV)/.dev browser
	$(BIN)/python -m tests.browser.pictures

# A match in a few seconds, for the readmes.
film: $(VENV)/.dev browser
	$(BIN)/python -m tests.browser.film

# The bot beside the least bot that stores a press, random play, masters and exact values in a few
# minutes; then a million finished matches in a file, and how long any page of a leaderboard takes.
bench: $(VENV)/.dev postgres
	$(BIN)/python -m tools.bench
	$(BIN)/python -m tools.bench_scores

# Two hundred times kill -9 while a match is played and operators read the file: nothing answered is lost.
soak: $(VENV)/.dev
	KILLS=200 $(BIN)/pytest -n 0 -q tests/wire/test_beside.py

# How strong the computers are: the ladder of every game with Elo, then told chances against what came.
# ARGS names a duel instead: make strength ARGS="zug master master@HEAD~20 --sprt 0.5 0.6"
strength: $(VENV)/.dev
	$(BIN)/python -m tools.strength $(ARGS)

# Pins and hashes for every Python from 3.11 on. What is pinned stays, unless LOCK=--upgrade, or
# LOCK='--upgrade-package NAME'.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-header --no-annotate $(LOCK)
lock: $(VENV)/.dev
	$(COMPILE) pyproject.toml --output-file requirements.txt
	echo 'asyncpg>=0.32,<1' | $(COMPILE) - --constraints requirements.txt --output-file requirements-postgres.txt
	$(COMPILE) --group dev --constraints requirements.txt --output-file requirements-dev.txt

# Wheels and the text of a tag, if version, changelog and migrations agree.
release: $(VENV)/.dev
	@$(BIN)/python -m tools.release

$(VENV)/.runtime: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stammtisch needs Python 3.11 or newer.")'
	@echo "Setting up, once: some thirty packages …"
	@$(PYTHON) -m venv $(VENV)
	@$(call INSTALL,requirements.txt)
	@touch $@

# The packages of this checkout: a path that is relative to the environment, so both may be moved.
$(VENV)/.workspace: Makefile $(VENV)/.runtime
	@$(BIN)/python -c 'import os, sysconfig; site = sysconfig.get_path("purelib"); \
		open(os.path.join(site, "localcord.pth"), "w").write( \
			os.path.relpath("packages/localcord/src", site) + "\n")'
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.workspace
	@echo "Setting up what the checks need, once …"
	@$(call INSTALL,requirements-dev.txt)
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
