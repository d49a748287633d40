# Reviews of finished games.

review-turning = { $seat } ({ $stage }) chose: { $played }. Better was: { $best }. { $less } % instead of { $more } %.
review-turning-move = On move { $move } { $seat } chose: { $played }. Better was: { $best }. { $less } % instead of { $more } %.
review-ends-more = Played on to the end { $count } times, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
review-ends-more-by = Played on to the end { $count } times, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} more; { $item }: { $part } more.
review-ends-less = Played on to the end { $count } times, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
review-ends-less-by = Played on to the end { $count } times, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less; { $item }: { $part } less.
review-bid = Move { $move }: { $seat } bought at { $price }. Bidding was better than leaving up to { $sure }, and perhaps up to { $possible }.
review-bid-perhaps = Move { $move }: { $seat } bought at { $price }. Bidding was perhaps better than leaving, up to { $possible }.
review-bid-never = Move { $move }: { $seat } bought at { $price }. Leaving was better than any bid.
review-bid-sure = Move { $move }: { $seat } bought at { $price }. Bidding was better than leaving up to { $sure }.

review-heading = Review
review-to-game = Back to the game
review-strength = How long to think
review-quick = Quick
review-thorough = Thorough
review-progress = Thinking: { $done } of { $total } decisions.
review-stop = Stop
review-resume = Go on
review-ask = Review this game
review-none = Every decision of this game can be thought about anew.
review-stopped = Stopped after { $done } of { $total } decisions.
review-failed = The review could not be finished.
review-basis = { $count } iterations of search for each decision, by what its player could know.
review-chances = Winning chances
review-turning-points = Turning points
review-no-turning-points = No decision cost much.
review-marked = Decisions that cost { $share } or more
review-no-marks = There are none.
review-move = Move { $move }
review-played = Played
review-best = Best
review-others = Also
review-line = What would have followed
review-play-on = Play on from here
review-players = Accuracy and luck
review-accuracy = Accuracy
review-luck = Luck
review-players-about = Accuracy counts a decision fully if it cost nothing, and not at all from 10 % on. Luck is what chance brought against its expectation.
