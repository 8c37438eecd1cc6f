# make play runs the bot, make test runs every check. Both do all the set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BROWSER := chromium fonts-noto-core fonts-noto-color-emoji
POSTGRES := postgresql
# One more than there are cores: much of the suite waits for disks, wires and answers.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n) env DEBIAN_FRONTEND=noninteractive
# uv where it is installed and finds everything, pip where not; only files whose hashes are known.
LOCKED := --require-hashes --no-deps
INSTALL = { command -v uv >/dev/null \
	&& uv pip install --quiet $(LOCKED) --python $(BIN)/python -r $(1) 2>/dev/null; } \
	|| $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile $(LOCKED) -r $(1)

.PHONY: play test bench browser postgres pictures film lock clean

play: $(VENV)/.runtime
	@$(BIN)/python -m bot $(ARGS)

test: $(VENV)/.dev browser postgres
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

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

# After a pin was changed: the hashes of all files of these versions, as the package index names them.
lock: $(VENV)/.dev
	$(BIN)/python -m tools.lock

$(VENV)/.runtime: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stammtisch needs Python 3.11 or newer.")'
	@echo "Setting up, once: some thirty packages …"
	@$(PYTHON) -m venv $(VENV)
	@$(call INSTALL,requirements.txt)
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.runtime
	@echo "Setting up what the checks need, once …"
	@$(call INSTALL,requirements-dev.txt)
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
