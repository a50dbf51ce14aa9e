"""That a document which is wrong is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.reading import document


def block(language: str, text: str, *notes: str) -> str:
    return "\n".join([*(f"<!-- {note} -->" for note in notes), f"```{language}", text, "```", ""])


def follow(tmp_path: Path, text: str) -> None:
    path = tmp_path / "wrong.md"
    path.write_text(text, encoding="utf-8")
    for example in document(path).examples():
        example.evaluate()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (block("python", "1 + 1        # 3"), "2 is not 3"),
        (block("python", "'abc'        # 'abd...)"), "is not 'abd"),
        (block("python", "nothing"), "nothing"),
        (block("python", "x = (", "not run: broken"), "never closed"),
        (block("sh", "karawela titles --loud"), "ended with 2"),
        (block("sh", "karawela serve --port high"), "--port"),
        (block("sh", "karawela sale"), "ended with 2"),
        (block("sh", "karawela sim santiago --game 3", "not run: too long"), "--game"),
        (block("sh", "karawela titles", "shorter: --games 9 becomes --games 1"), "is not in the block any more"),
        (block("sh", "make tea"), "make"),
        (block("sh", "rm -rf games"), "nobody knows how to try out"),
    ],
)
def test_what_does_not_work_is_found(text: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(Exception, match=told):
        follow(tmp_path, text)


def test_what_works_is_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names go on from block to block, files are written, comments that are no values say nothing."""
    monkeypatch.chdir(tmp_path)
    follow(
        tmp_path,
        block("python", "double = 2 * n", "with: n = 21")
        + block("python", "double       # 42\ndouble       # the answer\n(1, 2, 3)    # (1, 2, ...)")
        + block("toml", "a = 1", "file: deep/a.toml")
        + block("sh", "karawela titles   # what there is\nkarawela titles \\\n  --lang pl"),
    )
    assert (tmp_path / "deep" / "a.toml").read_text() == "a = 1\n"
