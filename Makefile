# Karawela's commands. Everything is set up on first use: Python 3.11 or later with venv, and make, are all it takes.
PYTHON ?= python3
UV := build/tools/bin/uv
RUN := .venv/bin/
ASSETS := src/karawela/assets/ready

COMPILED := build/compiled
COMPILED_TESTS := tests/engine tests/games tests/bots tests/bench tests/test_contract.py tests/test_golden.py

.PHONY: play test test-compiled lock bench bench-web wheel wheel-compiled assets clean

play: .venv/ready $(ASSETS)
	@$(RUN)karawela serve

test: .venv/ready $(ASSETS)
	@$(RUN)python tools/browser.py
	$(RUN)ruff check .
	$(RUN)ruff format --check .
	$(RUN)mypy
	$(RUN)pytest -n 2

bench: .venv/ready $(ASSETS)
	$(RUN)karawela bench

bench-web: .venv/ready $(ASSETS)
	@$(RUN)python tools/browser.py
	$(RUN)python -m tools.bench_web

wheel: $(UV) $(ASSETS)
	$(UV) build --wheel

# Engine, rules and search compiled by mypyc, for the Python that $(PYTHON) is; takes minutes and a C compiler.
wheel-compiled: $(COMPILED)/ready

test-compiled: $(COMPILED)/ready
	KARAWELA_COMPILED=1 $(COMPILED)/bin/pytest -n 2 $(COMPILED_TESTS)

$(COMPILED)/ready: $(shell find src/karawela -name '*.py') $(wildcard tools/compiled_*.py) pyproject.toml requirements.lock | $(UV) $(ASSETS)
	rm -rf $(COMPILED)
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(UV) build --wheel --python $(PYTHON) --build-constraints requirements.lock \
		--out-dir $(COMPILED)-wheel --clear
	mkdir -p dist && cp $(COMPILED)-wheel/*.whl dist/
	$(UV) venv --quiet --python $(PYTHON) $(COMPILED)
	$(UV) pip sync --quiet --python $(COMPILED) --require-hashes requirements.lock
	$(UV) pip install --quiet --python $(COMPILED) --no-deps $(COMPILED)-wheel/*.whl
	@touch $(COMPILED)/ready

# The exact versions of everything, with their hashes. After changing dependencies: make lock. What is there keeps its
# version; make lock UPGRADE=1 takes the newest of everything.
lock: $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
		--group dev pyproject.toml --python-version 3.11 --output-file requirements.lock --no-header $(if $(UPGRADE),--upgrade)

$(UV):
	@command -v $(PYTHON) >/dev/null || { echo "Karawela needs Python 3.11 or later, and there is no $(PYTHON): install it, or set PYTHON=..." >&2; exit 1; }
	@$(PYTHON) tools/look_first.py
	$(PYTHON) -m venv build/tools
	build/tools/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.7,<1"

.venv/ready: requirements.lock pyproject.toml $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python .venv --require-hashes requirements.lock
	$(UV) pip install --quiet --python .venv --no-deps --editable .
	@touch .venv/ready

# Icons, fonts and one script from npm.
assets: $(ASSETS)

$(ASSETS): src/karawela/draw/icons.txt $(wildcard src/karawela/games/*/icons.txt) package.json package-lock.json tools/assets.py | $(UV)
	build/tools/bin/python tools/assets.py

clean:
	rm -rf .venv build dist src/karawela/assets .mypy_cache .ruff_cache .pytest_cache .hypothesis
