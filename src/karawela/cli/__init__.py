"""The command line: `karawela --help`."""

from karawela.cli.app import run

__all__ = ["run"]
