"""Reads the control words, whatever title they stand in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from karawela.effects.arguments import Arguments, cost_text
from karawela.effects.lists import in_order
from karawela.effects.tokens import Tokens
from karawela.effects.tree import (
    CHOOSE,
    EACH,
    IF,
    MAYBE,
    MISSION,
    NONE,
    PAY,
    PICK,
    THROW,
    AnyOrder,
    Choose,
    Condition,
    Cost,
    Each,
    Effect,
    If,
    InOrder,
    Maybe,
    Mission,
    Option,
    Pay,
    Row,
    Stage,
    Throw,
)
from karawela.effects.vocabulary import Vocabulary

NOTHING_IN_ORDER: Final = in_order([])


class ControlReader:
    """The part of the reader that knows the control words; `notation` has the rest."""

    vocabulary: Vocabulary
    tokens: Tokens
    arguments: Arguments
    heads = ("start", "target", "deadline")

    def effects(self) -> Effect:
        raise NotImplementedError

    def list_of(self, order: str) -> Effect:
        raise NotImplementedError

    def condition(self) -> Condition:
        raise NotImplementedError

    def block(self, of: str) -> Effect:
        raise NotImplementedError

    def control(self, name: str) -> Effect:
        """The effect of a control word, whose name has just been read."""
        match name:
            case "nothing":
                return NOTHING_IN_ORDER
            case "in_order" | "any_order":
                self.tokens.want("(", f"'{name}'")
                inside = self.list_of(name)
                self.tokens.want(")", "the list")
                told = isinstance(inside, (AnyOrder, InOrder)) and name != self.vocabulary.notation.list
                return replace(inside, text=f"{name}({inside.text})") if told else inside
            case "choose":
                return self._choose()
            case "roll":
                return self._roll()
            case "pay":
                return self._pay()
            case "if":
                return self._if()
            case "each":
                return self._each()
            case "may":
                do = self._block(name)
                return Maybe(MAYBE, PICK, do.name, f"may{{{do.text}}}", do)
            case "mission":
                return self._mission()
        raise self.tokens.wrong(f"'{name}' is not expected there")

    def side(self, group: tuple[Effect, ...]) -> Effect:
        """A group of a list in order: what stands between slashes is chosen by its name."""
        if len(group) == 1:
            return group[0]
        options = tuple(_option(side.name, (), side) for side in group)
        return self._made_choice(NONE, options, False)

    def _block(self, of: str) -> Effect:
        self.tokens.want("{", f"'{of}'")
        return self.block(of)

    def _else(self) -> Effect:
        return self._block("else") if self.tokens.skip("else") else NOTHING_IN_ORDER

    def _by(self) -> int:
        return self.arguments.enumerated(self.vocabulary.notation.who, "somebody") if self.tokens.skip("@") else NONE

    def _by_text(self, by: int) -> str:
        return f"@{self.vocabulary.values(self.vocabulary.notation.who)[by]}" if by != NONE else ""

    # ------------------------------------------------------------------ choices and payments

    def _choose(self) -> Effect:
        by = self._by()
        tokens = self.tokens
        tokens.want("[", "'choose'")
        options: list[Option] = []
        decline = False
        while True:
            name = tokens.word("an option")
            if name == "decline" and tokens.next not in (":", "?"):
                decline = True
            else:
                conditions = self._conditions_in_braces() if tokens.skip("?") else ()
                tokens.want(":", f"the option '{name}'")
                options.append(_option(name, conditions, self.effects()))
            if not tokens.skip("|"):
                break
        tokens.want("]", "the options")
        return self._made_choice(by, tuple(options), decline)

    def _made_choice(self, by: int, options: tuple[Option, ...], decline: bool) -> Effect:
        names = [option.name for option in options]
        for name in names:
            if names.count(name) > 1:
                raise self.tokens.wrong(f"two options are called '{name}'")
        if not names:
            raise self.tokens.wrong("'choose' needs at least one option beside 'decline'")
        texts = [self._option_text(option) for option in options] + (["decline"] if decline else [])
        text = f"choose{self._by_text(by)}[{' | '.join(texts)}]"
        return Choose(CHOOSE, PICK, names[0], text, by, options, decline)

    def _option_text(self, option: Option) -> str:
        wanted = f"?{{{_conditions_text(option.conditions)}}}" if option.conditions else ""
        done = self._pay_text(option.cost, option.do) if option.cost else option.do.text
        return f"{option.name}{wanted}: {done}"

    def _pay(self) -> Effect:
        self.tokens.want("(", "'pay'")
        cost = self.arguments.cost()
        self.tokens.want(")", "the cost")
        then = self._block("pay")
        otherwise = self._else()
        text = self._pay_text(cost, then) + _else_text(otherwise)
        return Pay(PAY, PICK, then.name, text, cost, then, otherwise)

    def _pay_text(self, cost: Cost, then: Effect) -> str:
        return f"pay({cost_text(cost, self.vocabulary)}){{{then.text}}}"

    # ------------------------------------------------------------------ conditions

    def _conditions(self) -> tuple[Condition, ...]:
        found = [self.condition()]
        while self.tokens.skip("and"):
            found.append(self.condition())
        return tuple(found)

    def _conditions_in_braces(self) -> tuple[Condition, ...]:
        self.tokens.want("{", "'?'")
        found = self._conditions()
        self.tokens.want("}", "the condition")
        return found

    def _if(self) -> Effect:
        self.tokens.want("(", "'if'")
        conditions = self._conditions()
        self.tokens.want(")", "the condition")
        then = self._block("if")
        otherwise = self._else()
        text = f"if({_conditions_text(conditions)}){{{then.text}}}{_else_text(otherwise)}"
        return If(IF, PICK, then.name, text, conditions, then, otherwise)

    def _each(self) -> Effect:
        self.tokens.want("(", "'each'")
        over = self.arguments.enumerated(self.vocabulary.notation.over, "something to go over")
        self.tokens.want(")", "what 'each' goes over")
        do = self._block("each")
        name = self.vocabulary.values(self.vocabulary.notation.over)[over]
        return Each(EACH, PICK, do.name, f"each({name}){{{do.text}}}", over, do)

    # ------------------------------------------------------------------ dice

    def _roll(self) -> Effect:
        tokens = self.tokens
        dice = 1
        if tokens.skip("("):
            dice = tokens.number() or 0
            if dice < 1:
                raise tokens.wrong("'roll' throws at least one die")
            tokens.want(")", "the number of dice")
        reroll = not tokens.skip("!")
        by = self._by()
        tokens.want("{", "'roll'")
        rows = [self._row()]
        while tokens.skip(","):
            rows.append(self._row())
        tokens.want("}", "the table")
        self._check_table(rows, dice)
        table = ", ".join(f"{range_text(row)}: {row.do.text}" for row in rows)
        many = f"({dice})" if dice > 1 else ""
        text = f"roll{many}{'' if reroll else '!'}{self._by_text(by)}{{{table}}}"
        return Throw(THROW, PICK, "roll", text, by, dice, reroll, tuple(rows))

    def _row(self) -> Row:
        tokens = self.tokens
        least = tokens.number()
        if least is None:
            raise tokens.wrong(f"a row of the table begins with a number, not with '{tokens.next or 'the end'}'")
        most = tokens.number() if tokens.skip("-") else least
        if most is None or most < least:
            raise tokens.wrong(f"the row '{least}-{most if most is not None else tokens.next}' goes backwards")
        tokens.want(":", f"the row '{least}'")
        return Row(least, most, self.effects())

    def _check_table(self, rows: list[Row], dice: int) -> None:
        """Every sum of the dice has exactly one row."""
        sums = range(dice, 6 * dice + 1)
        seen = [face for row in rows for face in range(row.least, row.most + 1)]
        dice_text = "one die" if dice == 1 else f"{dice} dice"
        for face in seen:
            if face not in sums:
                raise self.tokens.wrong(f"the table has a row for {face}, which {dice_text} cannot show")
            if seen.count(face) > 1:
                raise self.tokens.wrong(f"the table has two rows for {face}")
        missing = [str(face) for face in sums if face not in seen]
        if missing:
            gap = ", ".join(missing)
            raise self.tokens.wrong(f"the table has no row for {gap}; write 'nothing' where nothing happens")

    # ------------------------------------------------------------------ missions

    def _mission(self) -> Effect:
        tokens = self.tokens
        tokens.want("(", "'mission'")
        start: Effect = NOTHING_IN_ORDER
        target, deadline = NONE, 0
        while tokens.next in self.heads:
            head = tokens.take()
            tokens.want(":", f"'{head}'")
            if head == "start":
                start = self.effects()
            elif head == "target":
                target = self.arguments.enumerated(self.vocabulary.notation.place)
            else:
                deadline = tokens.number() or 0
                if deadline < 1:
                    raise tokens.wrong("a deadline is a number of rounds, at least 1")
            tokens.want(";", f"the {head}")
        stages = [self._stage()]
        while tokens.skip("=>"):
            stages.append(self._stage())
        tokens.want(")", "the steps")
        heads = [f"start: {start.text}; "] if start else []
        heads += [f"target: {self.vocabulary.values(self.vocabulary.notation.place)[target]}; "] if target >= 0 else []
        heads += [f"deadline: {deadline}; "] if deadline else []
        text = f"mission({''.join(heads)}{' => '.join(self._stage_text(stage) for stage in stages)})"
        return Mission(MISSION, PICK, "mission", text, start, tuple(stages), target, deadline)

    def _stage(self) -> Stage:
        tokens, notation = self.tokens, self.vocabulary.notation
        at = on = NONE
        may = False
        if tokens.skip("@"):
            at = self.arguments.enumerated(notation.place)
        elif tokens.skip("on"):
            on = self.arguments.enumerated(notation.trigger)
            if tokens.skip("("):
                if not tokens.skip("may"):
                    raise tokens.wrong(f"only '(may)' can follow a trigger, not '({tokens.next}'")
                tokens.want(")", "'may'")
                may = True
        else:
            what = "'@' and a place, or 'on' and a trigger"
            raise tokens.wrong(f"a step of a mission begins with {what}, not with '{tokens.next or 'the end'}'")
        times = self._times()
        cost = self.arguments.cost() if tokens.skip("-") else ()
        tokens.want("->", "where and when")
        return Stage(at, on, may, times, cost, self.effects())

    def _times(self) -> int:
        token = self.tokens.next
        if not (token[:1] == "x" and token[1:].isdecimal()):
            return 1
        self.tokens.take()
        if int(token[1:]) < 1:
            raise self.tokens.wrong(f"'{token}': a step is to be done at least once")
        return int(token[1:])

    def _stage_text(self, stage: Stage) -> str:
        notation = self.vocabulary.notation
        if stage.at != NONE:
            text = f"@{self.vocabulary.values(notation.place)[stage.at]}"
        else:
            text = f"on {self.vocabulary.values(notation.trigger)[stage.on]}{' (may)' if stage.may else ''}"
        text += f" x{stage.times}" if stage.times > 1 else ""
        text += f" -{cost_text(stage.cost, self.vocabulary)}" if stage.cost else ""
        return f"{text} -> {stage.do.text}"


def _option(name: str, conditions: tuple[Condition, ...], do: Effect) -> Option:
    """Choosing an option whose whole is a payment agrees to it, so it is not asked for again."""
    if isinstance(do, Pay) and not do.otherwise:
        return Option(name, conditions, do.cost, do.then)
    return Option(name, conditions, (), do)


def range_text(row: Row) -> str:
    return str(row.least) if row.least == row.most else f"{row.least}-{row.most}"


def _conditions_text(conditions: tuple[Condition, ...]) -> str:
    return " and ".join(condition.text for condition in conditions)


def _else_text(otherwise: Effect) -> str:
    return f" else {{{otherwise.text}}}" if otherwise else ""
