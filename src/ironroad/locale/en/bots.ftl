### Bots, the arena, statistics and review.

bots-unknown-kind = “{ $kind }” is not a kind of bot. Choose one of: { $choices }.
bots-no-parameter = A bot of the kind “{ $kind }” takes no parameter “{ $parameter }”. Leave out the colon and what follows.
bots-unknown-weights = There are no weights “{ $weights }”. Choose one of: { $choices }.
bots-budget = “{ $parameter }” is no budget for a search. Write a time such as 200ms or 2s, or a number of iterations such as 500it.
bots-command = “{ $command }” is no command. Write the program and its arguments after “stdio:”.

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
lab-help-review-bot = How deep to look: a budget such as 200ms or 300it.

lab-no-bots = No bot was named. Name at least one, such as greedy.
lab-backend = There is no backend “{ $backend }”. Choose one of: { $choices }.
lab-missing = This needs the package { $package }. Install it with: pip install "ironroad[{ $extra }]"
lab-ray-failed = Ray stopped: { $reason } Every machine needs the same version of ironroad as this one.
lab-ray-unreachable = There is no Ray cluster at { $address }. Correct RAY_ADDRESS, or unset it to play on this machine.
lab-other-plan = The folder { $folder } holds the games of another arena. Choose another folder, or the same title, bots, seats and seed.
lab-bad-line = Line { $line } of { $file } is not a game of an arena.
lab-other-rules = Game { $game } of { $file } cannot be played again: “{ $action }” is not possible there. Another version of the rules has played it.
lab-no-games = There is no game in { $file }.
lab-unfinished = The record holds no decision to judge.

lab-title = { $title }: bots
lab-result = Result
lab-series = { $games ->
    [one] One game, seed { $seed }.
   *[other] { $games } games, seed { $seed }.
}
lab-written = Written: { $file }
lab-column-bot = Bot
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
lab-review-loss = Loss
lab-review-chances = How each player stands before each move, from 0 (lost) to 100 (won); dotted lines are turning points.
lab-review-mean-loss = { $seat }: mean loss { $loss } points of 100 a decision, { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
lab-review-turning-points = Turning points
lab-review-turning = Move { $move }, { $seat }: { $played } cost { $loss } points of 100; better was: { $best }.
lab-review-fine = No decision cost more than { $loss } points of 100.
lab-reviewing = Thinking
