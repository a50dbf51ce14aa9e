"""Golden records: games that were played once must replay for ever, on every later version of the rules."""

from pathlib import Path

import pytest

from karawela.engine import load_record, registry, replay, verify

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.kar"))
SPICE_ISLANDS = "8bea2dd3970e1c8a"
"""The digest of the data pack in `records/packs`, as records and stored games name it."""


@pytest.fixture(autouse=True)
def _packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The data packs that some records were played with."""
    monkeypatch.setenv("KARAWELA_PACKS", str(FOLDER / "packs"))


def test_there_are_golden_records() -> None:
    """The corpus grows; it never shrinks below what it was, and every title has games of each number of players."""
    assert len(RECORDS) >= 50
    for title in registry.titles():
        seats = {len(load_record(path).names) for path in RECORDS if path.stem.startswith(f"{title}-")}
        assert seats == set(registry.title(title).seats)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_and_verifies(path: Path) -> None:
    """Every line is legal, every outcome follows from the seed, the result is the recorded one, the text unchanged."""
    record = load_record(path)
    match = replay(record)
    assert match.over
    assert verify(record).finished
    assert str(match.record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_step_of_a_golden_record_can_be_visited(path: Path) -> None:
    """`--step N` stands at N answers for any N, and a position met on the way is the one met by walking."""
    record = load_record(path)
    for step in range(0, len(record.lines) + 1, 29):
        match = replay(record, step)
        assert match.ply >= step
        assert replay(record, match.ply).state == match.state


def test_a_data_pack_keeps_its_digest() -> None:
    """A pack in the positional notation of effects reads as ever and has the name by which its games know it."""
    options = registry.title("maracaibo").read_options({"data_pack": "spice_islands"})
    assert options["data_pack"] == SPICE_ISLANDS
    records = [load_record(path) for path in RECORDS]
    assert SPICE_ISLANDS in {record.options.get("data_pack") for record in records}
