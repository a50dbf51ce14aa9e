## General messages, in English.
title = Karawela
chance = chance
waiting = { $name } { $what }.
log-move = { $name }: { $what }
log-secret = { $name } has chosen in secret
log-secret-chance = Something is drawn that not everybody sees
refusal-unknown = This is not possible now.
refusal-not-your-turn = It is not your turn: the game waits for { $name }.
option-value-yes = yes
option-value-no = no
option-value-random = random
seat-colour-red = red
seat-colour-yellow = yellow
seat-colour-blue = blue
seat-colour-green = green

# The command line
you = Skipper
error-illegal = “{ $text }” is not possible here.
error-no-move = “{ $text }” is not a move.
error-nearest = Moves like it: { $moves }.
error-game-over = The game is over: no move is possible any more.
error-unknown-title = There is no title “{ $title }”. Titles: { $known }.
error-unknown-title-near = There is no title “{ $title }”. Did you mean { $nearest }?
error-seat-count = { $title } is for { $few } to { $many } players, not for { $seats }.
error-undo-horizon = That cannot be taken back: since then something was uncovered or another player has answered.
error-undo-nothing = There is no choice of yours to take back.
error-system = The command { $command } could not be carried out: { $reason }.
error-record-line = Line { $line } of the record: { $reason }.
saved = Saved as { $path }. Go on with: karawela play --resume { $path }
saved-finished = The record of the game: { $path }
drawn = Drawn: { $path }
verified = Verified: all { $outcomes } outcomes of chance follow from the sealed seed, and all { $moves } moves are legal.
final-score = Final score
rank = Place
titles-id = id
titles-name = title
titles-players = players
titles-options = options
sim-bots = By bot
sim-seats = By seat
sim-games = games
sim-wins = wins (95%)
sim-score = mean score (95%)
sim-summary = { $games } games, { $moves } moves a game, { $rate } games a second.
sim-truncated = { $n } of them were stopped by the turn limit.
sim-lost = { $n } of them were lost: no seat won.

# The terminal table
table-over = The game is over.
table-see-score = (e: the score)
table-you-are = you are
table-story = What happened
table-type = / type a move or a number: { $move }
table-empty = Type a number, a move such as those listed, or help.
table-no-number = There is no option { $number }; the numbers go from 1 to { $most }.
table-several = Several options fit: { $moves }. Type a little more.
table-possible = Possible now: { $moves }.
table-taken-back = Taken back.
table-undo-anyway = Against bots only, you may take it back all the same; the record will say so. Take it back?
table-undo-consent = With other people at the table they would have to agree, so the choice stays.
table-saved = Saved as { $path }. Every move is saved by itself, too.
table-not-saved = Not saved to { $path }: { $reason }.
table-quit-unsaved = The game could not be saved. Quit all the same?
legend-closed = ! can't be taken back
legend-handover = → can be taken back only until the next player answers
key-choose = 1-9↑↓⏎ choose
key-type = / type
key-undo = u undo
key-why = w why not
key-rules = r rules
key-language = l po polsku
key-save = s save
key-hurry = space faster
key-help = ? help
key-quit = q quit
panel-keys = Esc close · l po polsku
panel-search = search: a word or a rule's id
panel-search-keys = Esc close · ↑↓ page · F2 po polsku
panel-rules = Rules and components
panel-components = Components
panel-nothing = Nothing has “{ $word }” in it.
panel-why-not = Why not?
panel-no-refusals = It is not your turn, or there is nothing here that you might try in vain.
panel-help = Help
panel-confirm = Sure?
panel-confirm-keys = y yes · n no
ending-winner = { $names } wins with { $points } { $points ->
    [one] point
   *[other] points
}.
ending-shared = { $names } share the victory with { $points } { $points ->
    [one] point
   *[other] points
}.
ending-team = { $names } win together with { $points } { $points ->
    [one] point
   *[other] points
}.
ending-lost = { $n ->
    [one] { $names } has lost.
   *[other] { $names } have lost.
}
ending-nobody = Nobody has won.
board-lost = { ending-lost }
board-nobody = { ending-nobody }
ending-and = { $first } and { $last }
ending-truncated = The game was stopped by its turn limit.
curtain-pass = Pass the keyboard to { $name }.
curtain-ready = Press Enter when ready.
curtain-keys = u take the last choice back · l po polsku · q quit
help-keys =
    1-9          choose that option (longer numbers: then Enter)
    ↑ ↓ Enter    choose in the list; a mouse click does it, too
    /            type a move, a number or a few words of an option; Esc leaves the line
    u            take back your last choice
    w            why not? moves that are not possible now, and the rules that say so
    r            rules and components, searchable
    l            the other language
    s            save now; every move is saved anyway
    space        don't wait between the bots' moves
    e            the score, once the game is over
    Tab          to the board or the story, to scroll it; Ctrl+↑ Ctrl+↓ scroll the board
    q            quit; the game is saved and can be resumed
help-signs =
    !   an option that can't be taken back: chance decides or something is uncovered
    →   it can be taken back only until the next player has answered
    ›   on the board: what an option of yours is about
    ▸   whose turn it is
plain-help =
    Type the number of an option, its text form, or a few words of it. Besides:
    undo          take back your last choice (undo anyway: also after something was revealed, if you play against bots only)
    why MOVE      why a move is not possible; why alone lists all such moves
    how           how it is played, in a minute
    rules WORD    rules with that id or word; rules alone lists the chapters
    board, log    show the board, tell the story
    save, quit    save now; save and quit
    lang pl|en    the other language
plain-other-language = There is no language “{ $language }”; there are en and pl.
plain-legal = That is possible now.
plain-no-reason = No particular rule forbids it; it is simply not a move here.
plain-undo-anyway = Against bots only, you may take it back all the same: undo anyway
serving = Karawela is at { $address } (Ctrl-C stops it)

packs-title = title
packs-name = data pack
packs-edition = edition, or what is wrong with it
packs-none = There are no data packs. --packs or KARAWELA_PACKS names the folder that they lie in, each in a folder of its own.

# how a game ended: why, the place, where the points came from
score-total = Total
ending-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $n } more than { $name }.
ending-tie = As many points as { $name }; the tie-break decides.
ending-level = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, and equal in every tie-break.
ending-place = You are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] number { $place }
} of { $of }.
ending-sources = Most of your points: { $what }.
ending-counted = Counted, but worth no points
new-title-next = One more line makes it known, in { $file }: { $line }

# what a log folds, and how far undo goes
log-setup = The set-up
log-deal = { $first } … and { $n } more
log-way = { $last } ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
})
undo-choice = Takes back: { $what }.
undo-unnamed = Takes back your last choice.
undo-before = That is back to before { $name }'s turn.
undo-chapter = That is back to before the present part of the game began.
undo-forced = { $n ->
    [one] { $n } later move of yours, which had no alternative, goes with it.
   *[other] { $n } later moves of yours, which had no alternative, go with it.
}
undo-peek = Something was decided or uncovered since: you may go back, for you play alone, but the record will say so.
undo-consent = Others have answered or something was uncovered since: they must agree.
