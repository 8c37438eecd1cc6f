# make play runs the bot, make test runs every check. Both do all the set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BROWSER := chromium fonts-noto-core fonts-noto-color-emoji
ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n)

.PHONY: play test bench browser pictures clean

play: $(VENV)/.runtime
	@$(BIN)/python -m bot $(ARGS)

test: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

# The browser tests want a Chromium; without one they are skipped, and say so.
browser:
	@command -v chromium >/dev/null || { command -v apt-get >/dev/null \
		&& $(ROOT) apt-get -qq update && $(ROOT) apt-get -qq install -y $(BROWSER) >/dev/null; } \
		|| echo "No Chromium, and apt-get cannot get one: the browser tests will be skipped."

pictures: $(VENV)/.dev browser
	$(BIN)/python -m tests.browser.pictures

# Playouts, masters, exact tables and a press over the wire in a few minutes; then a million
# finished matches in a file, and how long any page of a leaderboard takes.
bench: $(VENV)/.runtime
	$(BIN)/python -m tools.bench
	$(BIN)/python -m tools.bench_scores

$(VENV)/.runtime: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stammtisch needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.runtime
	$(BIN)/python -m pip install --quiet -r requirements-dev.txt
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
