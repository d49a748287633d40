### The command line.

## Help.

cli-help = Play, study and simulate railway board games. Unofficial: please buy the published games.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help and end.
cli-help-version = Say the version and end.
cli-help-install-completion = Install completion for the current shell.
cli-help-show-completion = Show what the shell needs for completion, to copy it.
cli-help-play = Play a game in the terminal.
cli-help-titles = List the games there are.
cli-help-simulate = Play many random games and sum them up.
cli-help-replay = Tell a recorded game move by move.
cli-help-perft = Count the sequences of actions from the start of a game.
cli-help-fuzz = Look for faults in the rules with random games.
cli-help-bench = Measure how fast this build plays.
cli-help-edition-group = Work with editions, the files of printed values.
cli-help-edition-check = Check an edition and list the values that nobody could verify.
cli-help-edition-file = An edition that comes with the title, or a TOML file; by default the standard one.
cli-help-title = The game, as listed by “ironroad titles”.
cli-help-seats = The number of seats.
cli-help-play-seats = Who plays, seat by seat: human, or a bot such as easy, normal, hard, expert, greedy or mcts:1s.
cli-help-names = The names of the players, seat by seat.
cli-help-option = An option of the game; may be given several times.
cli-help-edition-draw = Draw what is printed, as far as the title can, into SVG and PNG files in this folder.
cli-help-edition = An edition that comes with the title, or a TOML file of your own.
cli-help-seed = A number that fixes all chance.
cli-help-json = Print the result for machines.
cli-help-lang = The language; by default that of the environment.
cli-help-terminal = Play here in the terminal.
cli-help-record = Save the game to this file when it ends.
cli-help-resume = Go on with a saved game.
cli-help-games = How many games to play.
cli-help-jobs = How many processes to use; 0 for one per processor. The results are the same.
cli-help-output = Write every game to this file, one line of JSON each.
cli-help-replay-file = A saved game.
cli-help-move = Show the position after this move.
cli-help-step = Go through the game with the keyboard.
cli-help-depth = The length of the sequences.
cli-help-seconds = How long to measure each thing.
cli-help-fuzz-seconds = Stop after this time, even if games are left.
cli-version = ironroad { $version } ({ $build }), { $python }, { $platform }
cli-version-compiled = compiled
cli-version-interpreted = interpreted

## Errors.

cli-bad-option = “{ $option }” is not an option. Write it as key=value.
cli-no-file = There is no file { $file }. Check the name and the folder.
cli-folder = { $file } is a folder. Give the name of a file.
cli-not-written = The file { $file } cannot be written: { $reason }.
cli-no-edition = “{ $edition }” is neither an edition of this title nor a file. Give a file, or choose one of: { $choices }.
cli-unknown-seat = “{ $seat }” is not a kind of player. Choose one of: { $choices }.
cli-seat-parameter = A player of the kind “{ $kind }” takes no parameter “{ $parameter }”. Leave out the colon and what follows.
cli-no-move = The record has no move { $move }. Choose a number from 0 to { $last }.

cli-too-many-names = There are { $count } names for { $seats } seats. Leave some out.

## Titles.

cli-unofficial = ironroad is an unofficial project, made by players. It contains no art and no text of the published games: please buy them.
cli-seats = Seats
cli-editions = Editions
cli-designer = Designed by
cli-publisher = Published by

## Playing.

cli-ask-title = What do you want to play? [{ $default }]
cli-ask-seats = How many players ({ $choices })? [{ $default }]
cli-ask-name = { $seat }: a name, or “random” for a computer player. [{ $default }]
cli-ask-option = Your choice? [{ $default }]
cli-choose-number = Please type a number from 1 to { $count }.
cli-choose-seats = Please type one of these numbers: { $choices }.
cli-play-hint = Answer with a number from the list or with an action such as “bid 12”; “?” shows help, “q” quits.
cli-your-choice = { $name }, your choice (? for help):
cli-play-help =
    Type the number of an action, or the action itself. Beside that:
      u  take back the last decision
      s  scores, as if the game ended now
      b  the whole board
      l  everything that has happened
      r  about the rules
      q  quit
cli-what-is-possible = Type a number from the list, an action, or “?” for help.
cli-menu-run = type for example “{ $example }”
cli-hint-more = { $count ->
    [one] … and one thing more
   *[other] … and { $count } things more
}
cli-forced = { $line } (no other choice)
cli-hand-over = { $name }, it is your turn: press Enter when you alone look at the screen.
cli-undone = Taken back.
cli-scores-now = If the game ended now:
cli-rules = The rules come with the game: { $title } is published by { $publisher }.
cli-save = Save the game? Type a file name, or just press Enter to leave without saving.
cli-saved = The game is saved in { $file }.
cli-input-ended = There is no more input; the game stops here. Goodbye!
cli-game-over = The game is over
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
cli-and = { " and " }
cli-place = Place
cli-player = Player
cli-items = Points
cli-total = Total

## Replays.

cli-replay-of = { $title }: { $names }
cli-result = Result
cli-so-far = As it stands
cli-after-move = After move { $move } of { $last }
cli-step = Enter or n: next · p: previous · a number: go to that move · q: quit
cli-step-help = That move is not there. Type n, p, q or a number from 0 to { $last }.

## Simulations, tests and measurements.

cli-simulating = Playing
cli-fuzzing = Testing
cli-written = The games are in { $file }.
cli-summary-seats = By seat
cli-summary-games = All games
cli-seat = Seat
cli-mean = Mean
cli-sd = Spread
cli-min = Lowest
cli-max = Highest
cli-wins = Wins
cli-games = Games
cli-seed = Seed
cli-moves = Decisions a game
cli-decisions-per-second = Decisions per second
cli-games-per-second = Games per second
cli-clones-per-second = Copies per second
cli-depth = Depth
cli-sequences = Sequences
cli-seconds = Seconds
cli-fuzz-fine = { $count ->
    [one] { $count } game (seed { $seed }) broke no law.
   *[other] { $count } games (seed { $seed }) broke no law.
}
cli-fuzz-crash = Game { $game } of seed { $seed } broke a law: { $reason } The game up to there is in { $file }; look at it with: ironroad replay { $file }

## Editions.

cli-edition-drawn = { $count ->
    [0] This title has no drawings.
   *[other] Drawn: { $files }
}
cli-edition-sound = { $title }, edition “{ $name }” ({ $digest }): sound.
cli-reconstructed = { $count ->
    [one] One of the { $values } printed values in use is reconstructed: nobody could verify it. If your box says otherwise, the box is right: ironroad edition check { $title }
   *[other] { $count } of the { $values } printed values in use are reconstructed: nobody could verify them. If your box says otherwise, the box is right: ironroad edition check { $title }
}
cli-mark-printed = { $count ->
    [one] { $count } value is printed in the rules.
   *[other] { $count } values are printed in the rules.
}
cli-mark-derived = { $count ->
    [one] { $count } value is derived from sources other than the rules.
   *[other] { $count } values are derived from sources other than the rules.
}
cli-mark-reconstructed = { $count ->
    [one] { $count } value is reconstructed: nobody could verify it.
   *[other] { $count } values are reconstructed: nobody could verify them.
}
cli-reconstructed-title = Reconstructed values
cli-section = Entry
cli-value = Value
cli-source = Source
