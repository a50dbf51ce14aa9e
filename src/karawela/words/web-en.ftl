## The web table, in English.

# Names given where nobody gave one
captain = Skipper
guest = Guest
open-seat = free seat
player-n = Player { $n }
bot-name-1 = Golden Hind
bot-name-2 = Pinta
bot-name-3 = Vasa
bot-name-4 = Endeavour
bot-name-5 = Beagle
bot-name-6 = Batavia
bot-level = { $bot ->
    [deckhand] deckhand
    [sailor] sailor
    [mate] mate
    [captain] captain
    [admiral] admiral
    [random] landlubber
    [greedy] sailor
   *[other] { $bot }
}
bot-about = { $bot ->
    [deckhand] takes whatever is not a blunder; for a first game
    [sailor] makes the best of each turn, without looking further
    [mate] looks ahead a little and answers at once
    [captain] thinks for about a second a move
    [admiral] thinks for about five seconds a move; the strongest
    [random] makes any move the rules allow
    [greedy] makes the best of each turn, without looking further
   *[other] { $bot }
}
web-colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[other] { $colour }
}

# Every page
web-skip = Skip to the content
web-menu = Main menu
web-harbour = Harbour
web-me = Me
web-guest = Guest
web-rules = Rules
web-rules-small = rules
web-credits = Credits
web-footer = A harbour of pirate board games. Every rule enforced, nothing to install, no account needed.
web-copied = Copied.
web-copy = Copy
web-close = Close
web-back = Back
web-name = Name
web-save = Save
web-search = Search
web-go = Go

# The harbour
web-tagline = Come aboard: play at once against bots, or send a link to friends.
web-my-tables = My tables
web-titles = Games
web-open-tables = Tables that wait for players
web-no-open-tables = No table waits for players at the moment. Open one!
web-finished = Finished games
web-players-range = { $few } to { $many } players
web-quick = Play now against bots
web-new-table = New table
web-waits-for-players = waits for { $n } more { $n ->
    [one] player
   *[other] players
}
web-your-turn = Your turn
web-turn-of = to move: { $name }
web-winner = winner
web-nobody-won = { $seats ->
    [1] lost
   *[other] nobody has won
}
web-replay = Replay

# A new table
web-new-lead = Who sits where, and by which rules?
web-presets = Quick choice of seats
web-preset-bots = Against bots
web-preset-friends = With friends, by link
web-preset-device = Together at this device
web-preset-alone = Alone
web-seats = Seats
web-seat-n = Seat { $n }
web-seat-me = me
web-seat-open = open to others
web-seat-bot = bot: { $level }
web-bot-levels = How strong are the bots?
web-seat-guest = another person at this device
web-seat-none = nobody
web-too-few = { $n ->
    [one] At least { $n } seat is needed.
   *[other] At least { $n } seats are needed.
}
web-name-optional = if you like
web-colour = Colour
web-order = Order of seats
web-order-given = as above
web-order-random = random
web-who-finds-it = Who can find the table
web-public-no = only people who have the link
web-public-yes = everybody: it is listed in the harbour
web-hot-seat = At one device
web-hot-seat-yes = several people may play at one device
web-hot-seat-about = Whoever sits at the table may take further free seats, for people who share the device.
web-undo-policy = Undo
web-undo-horizon = until something is revealed
web-undo-horizon-about = Your own choices, until something was uncovered or another player has answered; after that, if the others agree.
web-undo-free = always
web-undo-free-about = For practice.
web-undo-never = never
web-undo-never-about = A choice once made stands.
web-options-of-title = Options of this game
web-open-table = Open the table

# The table
web-table-tools = Table tools
web-players = Players
web-question = The question and its options
web-drawer = Log, chat and rules
web-log = Log
web-chat = Chat
web-more = Menu
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Whole board
web-reconnecting = Reconnecting…
web-failed = That did not reach the server. Please try again.
web-free = waiting
web-you = you
web-person = player
web-to-move = to move
web-gathering = Waiting for players
web-over = The game is over
web-watching = You are watching.
web-wait-a-moment = A moment, please.
web-why-not = Why not?
web-why-not-about = What you might want to do here, and why it is not possible now.
web-no-reasons = There is nothing here that you might try in vain.
web-legal-now = That is possible now.
web-see-rule = Rule
web-closed = Can't be taken back
web-closed-legend = An option with this sign can't be taken back: chance decides, or something is uncovered.
web-undo-free-button = Undo
web-undo-ask-button = Ask to undo
web-undo-sent = The others have been asked.
web-wish = { $name } would like to take back a choice. Do you agree?
web-wish-sent = The others have been asked whether you may take your choice back.
web-agree = Agree
web-refuse = Refuse
web-pass-device = Pass the device to { $name }.
web-curtain-down = The screen is covered.
web-i-am = I am { $name }
web-ending = { $ending ->
    [winner] { $names } wins
    [team] { $names } win together
    [shared] { $names } share the victory
    [lost] { $n ->
        [one] { $names } has lost
       *[other] { $names } have lost
    }
   *[nobody] Nobody has won
}
web-rematch = Rematch
web-to-rematch = To the rematch
web-record = Record
web-verify = Verify the dice
web-whole-log = From the beginning
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-guests = To chat, first give yourself a name:
web-say = Say something
web-send = Send
web-search-rules = A word or a rule's number
web-settings = Settings
web-copy-table-link = Copy the link to this table
web-leave = Leave the table
web-leave-open = Your seat becomes free for somebody else.
web-leave-running = A bot takes your seat for good. The others play on.
web-leave-yes = Leave
web-stay = Stay
web-seal = The dice are sealed:
web-keys = Keys
web-key-1 = 1 … 9, 0
web-key-1-does = choose that option; longer numbers: type them
web-key-arrows = ← → Tab Enter
web-key-arrows-does = move between options and choose
web-key-u = u
web-key-u-does = undo
web-key-h = h
web-key-h-does = hint: what would the captain do?
web-key-w = w
web-key-w-does = why not?
web-key-l = l
web-key-l-does = log
web-key-c = c
web-key-c-does = chat
web-key-r = r
web-key-r-does = rules
web-key-zoom = + − =
web-key-zoom-does = larger, smaller, whole board
web-key-pan = 0 ← ↑ → ↓
web-key-pan-does = with the map in focus: all of it, or move it
web-key-help = ? Esc
web-key-help-does = this help; close

# Hints
web-hint = Hint
web-hint-title = What would the captain do?
web-hint-thinking = The captain is thinking…
web-hint-said = The captain would choose: { $label }. { $share }% of the tries, expected result { $expected }%.
web-hint-expected = expected result
web-hint-share = { $share }% of the tries
web-hint-about = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
} from positions that fit what you know. The number beside an option is the result it can expect: 100% is a win, { $even }% is even chances for all.

# The analysis of a finished game, and what if
web-analysis = Analysis
web-analysis-lead = How everybody stood, and which decisions cost most.
web-analysis-wait = The captain can go through this game again. It takes half a minute to a minute.
web-analysis-working = The captain is going through the game again…
web-analysis-failed = The analysis was interrupted. Please start it again.
web-analysis-start = Analyse the game
web-analysis-chart = How everybody stood
web-analysis-chart-about = The expected result before every turn, with all cards open: 100% is a win, { $even }% is even chances for all. A ring marks a costly decision.
web-analysis-way = { $name } from { $first }% to { $last }%
web-analysis-table = As a table
web-analysis-costliest = The costliest decisions
web-analysis-costliest-about = Judged by what the player could know at that moment.
web-analysis-none = No decision stands out. Well played!
web-analysis-chosen = Chosen
web-analysis-better = The captain's choice
web-analysis-points = { $points ->
    [one] percentage point
   *[other] percentage points
}
web-analysis-cost = { $points ->
    [one] { $points } percentage point lost
   *[other] { $points } percentage points lost
}
web-analysis-see = See it in the replay
web-what-if = What if?
web-what-if-button = What if: play on from here
web-what-if-about = Opens a practice table that begins at this step: you decide for the player whose turn it is, captains play the others, and the dice to come are new.

# Waiting for players
web-room = The table is set
web-room-about = The game begins as soon as every seat is taken. Send the link to your friends; they need no account.
web-room-waits = The game begins as soon as every seat is taken.
web-invitation = Invitation
web-your-name = Your name
web-join = Sit down
web-join-here = At this device

# Replay and verification
web-steps = Steps
web-step = Step
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-seen-by = Seen by
web-everybody = everybody
web-copy-step = Link to this step
web-replay-start = Before the first move.
web-verified-title = The dice were fair
web-verify-about = Before the first move the table published a seal of its secret seed. Now that the game is over the seed is public: it fits the seal, and every roll and draw of this game follows from it.
web-verify-yourself = Check it on your own machine:
web-title = Game
web-seal-before = Seal, published before
web-seed-after = Seed, published after
web-back-to-table = Back to the table

# Me
web-me-guest = You are a guest: this browser remembers you. That is enough to play.
web-me-known = You can sign in from any device.
web-language = Language
web-set-symbols = Name the colours
web-set-symbols-about = Colours are always shown with a symbol and a letter; this adds their names.
web-set-still = No animation
web-set-still-about = Pieces change place without travelling.
web-set-sounds = Sounds
web-set-sounds-about = A short tone when it is your turn.
web-links = Private links
web-links-about = Open a private link on another device to play there in your seats. Whoever has the link can act as you.
web-link-new = Make a private link
web-link-made = Your new private link
web-link-made-about = Copy it now: it can't be shown again. If it is lost, end it here and make another.
web-link-one = Private link
web-made = made { $when }
web-used = last used { $when }
web-not-used = not used yet
web-sessions = Where you are signed in
web-session-this = this browser
web-session-program = a program
web-session-unknown = a browser
web-begun = signed in { $when }
web-end-session = Sign out
web-end-link = End
web-end-others = Sign out everywhere else
web-end-others-about = Only this browser stays signed in, and all your private links end.
web-change-name = Your name
web-change-name-button = Change the name
web-new-name = New name
web-change-password = Your password
web-change-password-about = You will be signed out everywhere else, and your private links will end.
web-change-password-button = Change the password
web-present-password = Current password
web-new-password = New password
web-somebody = a guest without a name
web-guest-named = the guest { $name }
web-link-question = Go on as { $name }?
web-link-question-of-two = Go on as { $name }, or stay as you are?
web-link-means = This private link belongs to { $name }. If you go on, this browser sees and plays the same seats. Whoever gave you the link can do so, too, and can sign you out.
web-link-guest = A guest has no password. Somebody with the same name and a password is somebody else.
web-link-now = You are here as { $name }.
web-link-lost = You are a guest here with tables of your own, and have neither a private link nor a password. If you go on, you cannot come back to those tables. Better stay, and first keep your name with a password or make a private link.
web-link-to-me = To “Me”
web-link-go-on = Go on as { $name }
web-link-stay = Stay as I am
web-link-not-now = Not now
web-link-yours = This private link is your own
web-link-yours-about = You are { $name } in this browser already. Open the link on another device to play there, too.
web-sign-up = Keep your name
web-sign-up-about = With a name and a password you can sign in anywhere. No e-mail is asked for.
web-sign-up-button = Keep it
web-sign-in = Sign in
web-sign-in-button = Sign in
web-sign-in-lost = You are a guest here with tables of your own. Once you are signed in as somebody else, you cannot come back to those tables, unless you make a private link first.
web-sign-out = Sign out
web-password = Password

# Rules and credits
web-source-R = rulebook
web-source-P = public source
web-source-D = our decision
web-credits-about = Karawela stands on the work of others.

# What can be wrong
web-problem = Off the chart
web-to-harbour = To the harbour
problem-no-table = There is no such table. Perhaps the link is incomplete?
problem-stale = The game has moved on meanwhile, so your choice was not carried out. Look again.
problem-not-started = The game has not begun yet.
problem-game-over = The game is over.
problem-not-finished = The game is not over yet.
problem-not-your-seat = This seat is not yours.
problem-no-free-seat = There is no free seat left.
problem-undo-never = At this table choices cannot be taken back.
problem-undo-nothing = There is no choice of yours to take back.
problem-undo-asked-already = The others have been asked already.
problem-undo-not-asked = Nobody is asking you to allow an undo.
problem-no-rematch = A rematch is for those who have played a finished game.
problem-bad-undo = There is no way of undoing called “{ $given }”.
problem-bad-seat = “{ $given }” is not somebody who can sit there.
problem-bad-language = There is no language “{ $given }”; there are English and Polish.
problem-name-empty = A name is needed.
problem-name-taken = The name “{ $name }” is already taken.
problem-password-length = A password must have { $least } to { $most } characters.
problem-name-registered = The name “{ $name }” belongs to somebody with a password; choose another.
problem-wrong-password = There is nobody with this name and password.
problem-wrong-present-password = That is not your current password. Nothing was changed.
problem-has-password = This account has a name and a password already. Sign in with them, or change them on the page “Me”.
problem-no-password = You have no password that could be changed. Choose a name and a password first.
problem-sign-in-wait = { $n ->
    [one] There were too many wrong passwords. Please wait { $n } second, then try again.
   *[other] There were too many wrong passwords. Please wait { $n } seconds, then try again.
}
problem-sign-in-busy = Too many people are signing in just now. Please try again in a moment.
problem-too-many-links = You can have at most { $most } private { $most ->
    [one] link
   *[other] links
}. End one of them first.
problem-no-link = There is no such private link. It may have been ended, or the address is incomplete.
problem-seated-already = You already sit at this table. Only where its host has allowed several people at one device can you take another seat.
problem-no-token = Who is asking? Send your token in the header “Authorization: Bearer …”.
problem-no-cookie = You are not known at this table yet. Take a seat, or give yourself a name on the page “Me”.
problem-chat-length = Say something, in at most { $most } characters.
problem-hints-among-people = There are no hints in games between people, only where all the others are bots.
problem-hint-not-asked = You are not asked anything just now.
problem-hint-one-option = There is only one option here.
problem-hint-failed = The captain has no answer. Please ask again.
problem-hints-too-fast = The captain gives { $most } hints a minute at most. Wait a moment, then ask again.
problem-hints-waiting = You are waiting for { $most } hints already. Please wait for one of them, then ask again.
problem-too-many-of-bots = You can have at most { $most } { $most ->
    [one] table
   *[other] tables
} at a time where only bots play. Wait until one of those games is over, or take a seat yourself.
problem-hints-busy = Too many are asking the captain just now. Please ask again in a moment.
problem-analysis-busy = Too many games are waiting for their analysis. Please come back in a minute.
problem-what-if-over = After this step nobody had anything left to decide. Choose an earlier one.
problem-bad-step = “{ $given }” is no step of a game; steps are whole numbers from 0.
problem-http-400 = The request could not be understood.
problem-http-401 = Who is asking?
problem-http-403 = That is not allowed from here. If you have waited long, load the page again.
problem-http-404 = There is nothing at this address.
problem-http-405 = That can't be done at this address.
problem-http-408 = The request took too long to arrive. Please send it again.
problem-http-409 = Meanwhile something has changed; nothing was done.
problem-http-413 = That is too large.
problem-http-422 = Something in the request is missing or impossible.
problem-http-429 = That was too fast. Wait a moment, then go on.
problem-http-429-open = Too many requests from your address are still waiting for their answers. Wait a moment, then go on.
problem-http-429-streams = Too many tables are being watched live from your address. Close some that nobody looks at, then load the page again.
problem-http-429-streams-account = You are watching too many tables live. Close some of them, then load the page again.
problem-http-431 = The request's address or headers are too long.
problem-http-500 = Something broke on our side. Nothing of your game is lost; please try again.
problem-http-503 = The server is full just now. Please try again in a moment.

# how to play, and things large
web-how = How to play
web-how-small = how to play
web-how-aim = The aim
web-how-turn = Your turn
web-how-end = The end
web-how-tips = Three tips
web-thing-source = Source: { $source }
web-company = plays by a script
web-plays-now = plays now

problem-bad-bot = There is no bot “{ $given }” for a table; there are { $bots }.
# The table: columns, arrows, large forms, the help
web-fold-people = Fold the players' column (p)
web-ways = Choices that way
web-closing = This ends your turn, with something left to do. Choose it again if you mean it.
web-how-whole = With pictures and tips
web-how-meanwhile = Meanwhile: how to play
web-key-p = p
web-key-p-does = fold or unfold the players' column
web-mouse = Mouse
web-key-point = Point
web-key-point-does = explains whatever is under the pointer
web-key-pin = Click
web-key-pin-does = chooses what glows; keeps the explanation of what does not
web-key-wheel = Wheel
web-key-wheel-does = zooms a sea chart
web-key-ctrl-wheel = Ctrl + wheel
web-key-ctrl-wheel-does = zooms the board
web-key-drag = Drag
web-key-drag-does = moves a sea chart that is zoomed
web-key-twice = Double click
web-key-twice-does = nearer, and back again
web-touch = Touch
web-key-tap = Tap
web-key-tap-does = chooses what glows; explains what does not
web-key-press = Long press
web-key-press-does = explains anything, chooses nothing
web-key-pinch = Two fingers
web-key-pinch-does = zoom
web-key-swipe = Swipe
web-key-swipe-does = moves the board
web-key-ways = Arrows at the edge
web-key-ways-does = count the choices that lie that way; tap one to go there

# The bar
# The table: columns, arrows, large forms, the help
web-all-options = All options

# The bar
web-options-list = { $count ->
    [one] List: { $count } option
   *[other] List: { $count } options
 }
web-endings = Endings
web-amount = How many
web-less = Less
web-more-of-it = More
web-step-back = One step back
web-click-the-board = Choose a square on the chart
web-key-o = o
web-key-o-does = all options
web-key-escape = Esc
web-key-escape-does = one step back; forget a number typed by half


# the story: log, what just happened, the end, taking back
web-undo-far = Take this back?
web-undo-yes = Take it back
web-stage = What just happened
web-stage-short = Last turns
web-stage-since = Since your turn: #
web-stage-again = Show it
web-stage-hold = Stop or go on
web-stage-now = Back to now
web-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once
web-pace-next = step by step
web-hint-why = { $lead ->
    [clear] Clearly better than the next best: { $expected }% against { $other }%.
    [slight] A little better than the next best: { $expected }% against { $other }%.
   *[none] About as good as the next best ({ $other }%), but the captain kept coming back to it.
}
web-hint-few = There was time for a few tries only: take it as a guess.
web-hint-alone = Nothing else was worth trying.
web-hint-then = It is meant to go on with: { $moves }.
