## The arena: mistakes, reports, ladders.
arena-no-extra = This needs the extra { $extra }, which is not installed: { $command }
arena-nothing-to-write = { $path }: there are no results of { $title }, so nothing is written. Without --only, the command plays first.
arena-no-ladder = A ladder has two or more levels, from the lowest up (--levels sailor,mate), or a crew of two (--crew captain,sailor), or both.
arena-few-entrants = { $players } players a game need at least { $players } entrants, not { $entrants }. An entrant may be named several times: it then meets itself.
arena-no-games = --games and --jobs are whole numbers from 1 up.
arena-no-results = { $path }: there are no results. 'karawela arena run' makes them.
arena-damaged = { $path } holds no results of the arena, or it is damaged. Give another file with --results.
arena-unwritable = { $path } cannot be written: { $reason }.
arena-later-format = { $path } was written by a later version of the program (format { $format }).
arena-two-runs = Game { $game } is already in { $path }: another run is writing to the same file. Let it finish, or give another file with --results.
arena-other-plan = { $path } holds another tournament: { $what ->
    [title] its title is
    [entrants] its entrants are
    [players] its number of players is
    [deals] its number of deals is
    [seed] its seed is
    [variants] its options are
    [rules] its version of the rules is
   *[program] its version of Karawela is
} { $there }, not { $here }. Give another file with --results, or the same plan.
arena-lost-workers = A worker process has ended all of a sudden (is there enough memory?). What was finished is kept; the same command resumes the tournament.
arena-no-cluster = There is no Ray cluster at { $address }: { $reason }.
arena-lost-cluster = The Ray cluster at { $address } gave up: { $reason }. What was finished is kept; the same command resumes the tournament.

# Running
arena-progress = { $title }
arena-done = { $games } games are in { $path }, fingerprint { $mark }.
arena-timed = Playing by the clock: { $bots }. These results depend on the machine and cannot be repeated exactly. Give a number of iterations, such as { $example }, for results that can.
arena-stopped = Stopped. { $done } of { $games } games are in { $path }; the same command resumes the tournament.
arena-written = Written: { $path }

# The report
arena-contents = Contents
arena-report = The arena: { $title }
arena-lead = { $games } games of { $players ->
    [one] one player
   *[other] { $players } players
}. Entrants: { $entrants }.
arena-how = Every deal of the game was played by every group of entrants in every rotation of its seats, so that luck and seats fall to all alike. Intervals hold the true value with 95 % confidence; they know that games of the same deal are alike.
arena-partial = The tournament is not over: { $done } of { $games } games have been played.
arena-untimed = Results can be repeated: the same plan gives the same games on any number of machines.
arena-fact-deals = Deals
arena-fact-games = Games
arena-fact-seed = Seed
arena-fact-rules = Version of the rules
arena-fact-program = Version of Karawela
arena-fact-mark = Fingerprint of the results
arena-fact-options = Options
arena-as-usual = as usual
arena-truncated = { $n } of { $games } games were stopped by a limit of turns or rounds.
arena-ratings = Ratings
arena-ratings-about = By the Bradley-Terry model. All entrants average { $average }; whoever is 400 ahead is ranked first ten times out of eleven. The intervals come from a bootstrap over deals.
arena-ratings-none = Ratings need two different entrants at one table.
arena-col-entrant = Entrant
arena-col-rating = Rating
arena-col-interval = 95 % interval
arena-col-games = Games
arena-col-wins = Wins
arena-col-score = Mean score
arena-col-pace = Milliseconds a choice
arena-col-seat = Seat
arena-col-against = against
arena-col-share = Share
arena-results = Results by entrant
arena-results-about = Wins are the share of games won, a shared victory counting as a part of one.
arena-pairs = Who beats whom
arena-pairs-about = How often the entrant of the row is ranked above the one of the column in the same game; equals count half.
arena-seats = Seat advantage
arena-seats-about = The share of victories by seat. Everybody has sat everywhere equally often, so a seat away from { $even } is better or worse than the others.
arena-first-random = Who begins is drawn at random in these games, so seats tell about places at the table, not about the order of play.
arena-length = Length of a game
arena-length-about = Choices of all players in a game: { $median } in the middle, nine games out of ten between { $low } and { $high }.
arena-length-axis = choices a game
arena-games-axis = games
arena-scores = Scores
arena-scores-about = The middle half of the scores as a box, the median in red, nine scores out of ten within the whiskers.
arena-score-axis = score
arena-wins-axis = share of victories
arena-margin-about = The winner is ahead of the second by { $mean } on average, in half of the games by { $median } or less.
arena-col-p5 = 5 %
arena-col-p25 = 25 %
arena-col-p50 = median
arena-col-p75 = 75 %
arena-col-p95 = 95 %
arena-variants = What options change
arena-variants-about = Each set of options was played in the same deals as the first. Differences are to the first set, with 95 % intervals; what is more than chance is bold.
arena-col-options = Options
arena-col-score-change = Score
arena-col-length-change = Choices a game
arena-col-margin-change = Winner's margin
arena-taken = What was taken
arena-taken-about = The share of victories of those who took a thing at least once in a game, less the share that the same entrants win anyway. It shows what goes with winning, not what makes one win: who is ahead can also afford more. Bold differences are more than chance; among many things one in twenty is bold by chance alone.
arena-lift-axis = percentage points of victories
arena-col-thing = Thing
arena-col-taken = Taken
arena-col-appetite = When offered
arena-col-takers = Takers
arena-col-lift = Difference, points
arena-most-and-least = The { $n } most and least winning of { $all } with at least { $least } takers; the table has all.
arena-never = Never taken, though offered: { $things }.
arena-always = Taken nearly always when offered (90 % or more of at least { $least } offers): { $things }.
arena-rarely = Taken far less often than others when offered (a quarter of the average, or less): { $things }.
arena-nothing-extreme = Nothing is taken always, never or hardly ever.
arena-nothing-taken = The title does not say what is worth counting.
arena-all-figures = All figures
arena-seat-n = seat { $n }

# Ladders and balance
arena-ladder = The ladder of { $title }
arena-ladder-about = How strong the levels are. Every two levels play the same deals in both seats; a shared victory counts half. What is more than chance is bold.
arena-ladder-made = Made by Karawela { $program }. A number after @ is the number of iterations a choice; with it the same command on the same version gives the same games:
arena-ladder-rungs = Each level against the one below
arena-ladder-rungs-about = The share of games that the upper level wins; 50 % would be equal strength.
arena-ladder-crew = One among three
arena-ladder-crew-about = The share of four-player games that one player wins against three of a lower level; 25 % would be equal strength.
arena-col-level = Level
arena-balance = The balance of { $title }
arena-balance-about = How the game itself treats its players. All seats are played by equals ({ $bot }), so what differs is the game's doing. Seat 1 begins where the game lets one choose. What is more than chance is bold.
arena-balance-made = Made by Karawela { $program }; the same command on the same version gives the same games:
arena-balance-players = With { $players } players
