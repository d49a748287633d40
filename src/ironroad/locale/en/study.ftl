# Hints and warnings in running games, and puzzles.

study-soon-more = With the coming scoring it adds { $points ->
    [one] 1 point
   *[other] { $points } points
}.
study-soon-more-by = With the coming scoring it adds { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $item }: { $part }).
study-soon-less = With the coming scoring it costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
study-soon-less-by = With the coming scoring it costs { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $item }: { $part }).
study-ends-more = In { $count } games played on from there, it brought { $points ->
    [one] 1 point
   *[other] { $points } points
} more than “{ $other }” on average.
study-ends-more-by = In { $count } games played on from there, it brought { $points ->
    [one] 1 point
   *[other] { $points } points
} more than “{ $other }” on average ({ $item }: +{ $part }).
study-ends-less = In { $count } games played on from there, it brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less than “{ $other }” on average.
study-ends-less-by = In { $count } games played on from there, it brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less than “{ $other }” on average ({ $item }: −{ $part }).

hint-ask = Hint
hint-about = What the computer would choose here; each hint is counted and shown in the result
hint-thinking = Thinking…
hint-cancel = Cancel
hint-heading = Hint
hint-close = Close the hint
hint-count = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
hint-chance = { $chance } %
hint-between = Chance to win: { $chance } % (between { $low } % and { $high } %)
hint-choose = Choose this

warning-setting = Warn me before I lose much
warning-about = Only at tables where all others are bots, in games that are not rated: before a decision that lowers your chance to win by 10 percentage points or more you are asked back. Each warning counts as a hint.
warning-heading = Are you sure?
warning-lowers = This lowers your chance to win from about { $more } % to { $less } %.
warning-better = Better: { $better }.
warning-do = Do it all the same
warning-again = Choose again
warning-thinking = Looking at it…
warning-skip = Do it now

study-help-puzzles = Find positions in which one option is clearly best
study-help-mine = Look for puzzles in games between bots, and write them to a file
study-help-mine-out = The file to write
study-help-mine-depth = Iterations of the first look, the search and its confirmation
study-mining = Looking for puzzles
study-mined = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} in { $file }.
study-bad-depth = “{ $depth }” is not what --depth takes: three numbers of iterations, each more than 1, such as 96,800,2000.

puzzle-heading = Puzzles
puzzle-about = Positions of games between bots in which one option is clearly best, and not the first that comes to mind.
puzzle-daily = Puzzles of the day
puzzle-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
puzzle-solved-count = { $solved } of { $total } solved
puzzle-level = Difficulty
puzzle-level-0 = All
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-title = Game
puzzle-number = Puzzle { $number }
puzzle-none = There are no puzzles of this kind.
puzzle-state-none = not tried yet
puzzle-state-tried = tried
puzzle-state-shown = looked up
puzzle-state-solved = solved
puzzle-you = You are { $name }. What is best?
puzzle-right = Right! { $best } % chance to win.
puzzle-wrong = Not the best: { $chance } % instead of { $best } %.
puzzle-solution = The solution: { $words } ({ $best } %).
puzzle-tempting = What tempts: { $words } ({ $chance } %).
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-line = What is expected to follow
puzzle-choices = Options
