# Karawela's commands. Everything is set up on first use: Python 3.11 or later and make are all it takes.
PYTHON ?= python3
UV := build/tools/bin/uv
RUN := .venv/bin/

.PHONY: play test check lock bench wheel clean

play: .venv/ready
	@$(RUN)karawela play

test: .venv/ready
	$(RUN)ruff check .
	$(RUN)ruff format --check .
	$(RUN)mypy
	$(RUN)pytest -n 2

bench: .venv/ready
	$(RUN)karawela bench

wheel: $(UV)
	$(UV) build --wheel

# The exact versions of everything, with their hashes. After changing dependencies: make lock.
lock: $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
		--group dev pyproject.toml --python-version 3.11 --output-file requirements.lock --upgrade --no-header

$(UV):
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Karawela needs Python 3.11 or later; set PYTHON=...")'
	$(PYTHON) -m venv build/tools
	build/tools/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.7,<1"

.venv/ready: requirements.lock pyproject.toml $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python .venv --require-hashes requirements.lock
	$(UV) pip install --quiet --python .venv --no-deps --editable .
	@touch .venv/ready

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
