### Bots, the arena, statistics and review.

bots-unknown-kind = “{ $kind }” is not a kind of bot. Choose one of: { $choices }.
bots-no-parameter = A bot of the kind “{ $kind }” takes no parameter “{ $parameter }”. Leave out the colon and what follows.
bots-unknown-weights = There are no weights “{ $weights }”. Choose one of: { $choices }.
bots-budget = “{ $parameter }” is no budget for a search. Write a time such as 200ms or 2s, or a number of iterations such as 500it.
bots-no-network = There is no network for { $title }. Train one with: python -m ironroad.bots.train { $title }
bots-no-parts = There is no network of parts for { $title }.
bots-network-misfit = No network of { $title } fits this set-up; it does not know: { $misfits }.
bots-network-damaged = The network in { $file } cannot be read: { $reason }
bots-unknown-style = { $title } has no style “{ $style }”. Choose one of: { $choices }.
bots-command = “{ $command }” is no command. Write the program and its arguments after “stdio:”.
bots-agent-name = “{ $name }” names no agent. Write the module and the function in it, such as my_agent:act.
bots-agent-missing = The agent { $name } cannot be loaded: { $reason }

lab-help-arena = Let bots play against each other and rate them.
lab-help-stats = Tell what decides a game: seats, openings, companies, length, endings.
lab-help-review = Judge every decision of a recorded game.
lab-help-bots = Bots such as greedy, mcts:200ms or hard; the last one fills empty seats.
lab-help-backend = Where to play: local, or ray for many machines.
lab-help-opening = So many decisions at the beginning are random, the same for every order of the seats.
lab-help-resume = Keep the games in this folder and go on with what it holds.
lab-help-report = Write a page with charts to this file.
lab-help-parquet = Write all games to this Parquet file.
lab-help-stats-games = The games of an arena: its folder or its file games.jsonl.
lab-help-analyse = Think about a position of a recorded game: winning chances, the best options, lines of play.
lab-help-analyse-file = A saved game; without one, the position set up by hand in the file of --edition.
lab-analyse-nothing = Give a saved game, or with --edition a file with a position set up by hand.
lab-help-analyse-move = The position after so many moves, chance included; the last one if none is given.
lab-help-analyse-seconds = How long to think.
lab-help-analyse-iterations = How many iterations to think, instead of seconds; the same number gives the same analysis.
lab-help-analyse-options = How many options to print.
lab-help-review-budget = How deep to look: quick, thorough, or iterations for each decision such as 300it.
lab-help-dataset = Write games of bots with themselves as encoded positions, for programs that learn.
lab-help-dataset-folder = The folder of the dataset; a run that was stopped goes on with what it holds.
lab-help-dataset-bot = Who plays, mcts:50it unless told otherwise; may be given several times, and the last one fills empty seats.
lab-help-dataset-shard = How many games a file holds.
lab-help-dataset-format = How files are written: npz (NumPy) or parquet.
lab-help-bench-agent = Let your agent play against a ladder of bots in every title.
lab-help-agent = A module and a function in it that answers each question with one of its options.
lab-help-agent-title = Only this title; may be given several times.
lab-help-rung = Only against this bot; may be given several times.
lab-help-rounds = How often the agent plays each seat against each bot.

lab-no-bots = No bot was named. Name at least one, such as greedy.
lab-backend = There is no backend “{ $backend }”. Choose one of: { $choices }.
lab-missing = This needs the package { $package }. Install it with: pip install "ironroad[{ $extra }]"
lab-ray-failed = Ray stopped: { $reason } Every machine needs the same version of ironroad as this one.
lab-ray-not-started = Ray could not be started or reached: { $reason }
lab-ray-unreachable = There is no Ray cluster at { $address }. Correct RAY_ADDRESS, or unset it to play on this machine.
lab-other-plan = The folder { $folder } holds the games of another arena. Choose another folder, or the same title, bots, seats and seed.
lab-bad-line = Line { $line } of { $file } is not a game of an arena.
lab-other-rules = Game { $game } of { $file } cannot be played again: “{ $action }” is not possible there. Another version of the rules has played it.
lab-no-games = There is no game in { $file }.
lab-unfinished = The game of this record is not over: only finished games are reviewed.
lab-dataset-format = There is no format “{ $format }”. Choose one of: { $choices }.
lab-dataset-other = The folder { $folder } holds another dataset. Choose another folder, or the same title, bots, seats, seed, format and games in a file.
lab-dataset-shards = Writing
lab-card =
    # { $title }: games of bots with themselves

    Made by ironroad { $version }, rules version { $rules }, edition { $edition }, { $seats } seats, options { $options }.
    Players: { $bots }. They change seats from game to game, and every game has a deal of its own. Random decisions at the beginning, which are left out: { $opening }. Seed: { $seed }.
    { $games } games in { $shards } files, a row for each decision of a seat.

    | Field | What it is |
    |---|---|
    | game, move, seat | which game; how many actions were taken before, chance included; who decided |
    | observation | what the seat knew: { $numbers } bytes, which spec.json names |
    | mask | a byte for each of the { $actions } actions that spec.json lists: 1 for what was legal |
    | action | what was chosen |
    | visits | how often the search visited each action; in Parquet only those it visited, listed in visited; nothing for bots that do not search |
    | place, total | how the game ended for the seat |
    | places, totals | how it ended for all seats, from the one that decided on |

    Made again with:

    { "    " }{ $command }

lab-title = { $title }: bots
lab-result = Result
lab-series = { $games ->
    [one] One game, seed { $seed }.
   *[other] { $games } games, seed { $seed }.
}
lab-written = Written: { $file }
lab-column-bot = Bot
lab-column-title = Title
lab-column-rung = Opponents
lab-column-games = Games
lab-agent-fault = An answer was no option, and a random one took its place. The reason of the first such fault: { $reason }
lab-agent-protocol = The agent { $agent } has one seat, the bot all others; { $rounds } times each seat, seed { $seed }. Wins and fair share in percent, with 95 % intervals; ratings are those of the bots among people.
lab-column-seats = Seats played
lab-column-wins = Wins
lab-column-fair = Fair share
lab-column-place = Place
lab-column-score = Score
lab-column-rating = Rating
lab-column-seconds = Time (ms)
lab-column-faults = Faults
lab-chart-wins = Share of games won, for each seat of the bot, with its 95 % interval.
lab-chart-wins-percent = Seats that won, in percent, with the 95 % interval.
lab-chart-rating = Bradley-Terry rating on the scale of Elo, mean 0, with its 95 % interval.
lab-chart-score = Mean score with its 95 % interval.
lab-endings = How games ended
lab-ending = End

lab-stats-title = { $title }: statistics
lab-stats-seats = By seat
lab-stats-lengths = Length in actions
lab-stats-items = Where points come from
lab-stats-openings = Openings
lab-stats-actions = What winners do
lab-stats-note = Shares are of the seats that did it; the interval is the 95 % one.
lab-stats-held = { $thing } × { $count }
lab-stats-item = Item
lab-stats-points = Points a seat
lab-stats-winner-points = Points of winners
lab-stats-count = Seats

lab-review-title = Review: { $title }
lab-review-move = Move
lab-review-played = Played
lab-review-best = Better
lab-review-chance = Chance, %
lab-review-loss = Loss, %
lab-review-chances = Winning chances before each move; dotted lines are turning points.
lab-review-player = { $seat }: accuracy { $accuracy } %, mean loss { $loss } % a decision, luck { $luck } %, { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}.
lab-review-budget = { $budget } is no budget for a review: { $choices }, or iterations such as 300it.
lab-review-turning-points = Turning points
lab-review-fine = No decision cost { $loss } % or more.
lab-reviewing = Thinking
lab-analyse-heading = Position after { $move ->
    [one] 1 move
   *[other] { $move } moves
}, { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
} of search. Winning chances:
lab-analyse-decides = { $seat } decides.
lab-analyse-chance = Chance is dealt here.
lab-analyse-over = The game is over.
lab-analyse-no-move = There is no position after { $move } moves: the record has { $last }. Give --move a number up to { $last }.
lab-analyse-option = Option
lab-analyse-between = Between, %
lab-analyse-range = { $low }–{ $high }
lab-analyse-points = Points
lab-analyse-visits = Iterations
lab-analyse-line = What may follow
