"""The engine: rules are generators, everything else is built on what they ask. It knows no title."""

from karawela.engine.ask import Ask, Draw, GameOver, Move, Refusal, Reveal, Roll, Rules, Together, move_text, parse_move
from karawela.engine.chance import Stream, branch, new_seed, seal
from karawela.engine.errors import (
    BadOption,
    DataError,
    GameIsOver,
    IllegalMove,
    KarawelaError,
    MoveError,
    NotYourTurn,
    NoWorld,
    RecordError,
    SetupError,
    UndoError,
    UnknownTitle,
    UnknownVersion,
    UnreadableMove,
    WrongSeatCount,
)
from karawela.engine.horizon import Horizon
from karawela.engine.ledger import Ledger, Rule
from karawela.engine.log import LogLine
from karawela.engine.match import Match
from karawela.engine.pile import Pile
from karawela.engine.record import Record, load_record, read_record, save_text
from karawela.engine.replay import Outcome, Verdict, replay, verify
from karawela.engine.result import Result, ranks_of
from karawela.engine.seat import Seat
from karawela.engine.state import UNKNOWN, Event, Part, State, as_data, hidden, parts, seats, secret, view_of
from karawela.engine.title import Colour, Option, Rulebook, Setting, Setup, Taking, Title

__all__ = [
    "UNKNOWN",
    "Ask",
    "BadOption",
    "Colour",
    "DataError",
    "Draw",
    "Event",
    "GameIsOver",
    "GameOver",
    "Horizon",
    "IllegalMove",
    "KarawelaError",
    "Ledger",
    "LogLine",
    "Match",
    "Move",
    "MoveError",
    "NoWorld",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Part",
    "Pile",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Reveal",
    "Roll",
    "Rule",
    "Rulebook",
    "Rules",
    "Seat",
    "Setting",
    "Setup",
    "SetupError",
    "State",
    "Stream",
    "Taking",
    "Title",
    "Together",
    "UndoError",
    "UnknownTitle",
    "UnknownVersion",
    "UnreadableMove",
    "Verdict",
    "WrongSeatCount",
    "as_data",
    "branch",
    "hidden",
    "load_record",
    "move_text",
    "new_seed",
    "parse_move",
    "parts",
    "ranks_of",
    "read_record",
    "replay",
    "save_text",
    "seal",
    "seats",
    "secret",
    "verify",
    "view_of",
]
