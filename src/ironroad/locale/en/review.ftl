# Reviews of finished games.

review-quoted = “{ $action }”
review-then = { $first }, then { $next }
review-turning = { $seat } ({ $stage }): { $played }. Better was { $best }: { $more } % to win instead of { $less } %.
review-turning-move = { $seat } (move { $move }): { $played }. Better was { $best }: { $more } % to win instead of { $less } %.
review-ends-more = In { $count } games played on from there, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} more on average.
review-ends-more-by = In { $count } games played on from there, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} more on average ({ $item }: +{ $part }).
# Reviews that a server keeps may say these two.
review-ends-less = In { $count } games played on from there, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less on average.
review-ends-less-by = In { $count } games played on from there, that brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less on average ({ $item }: −{ $part }).
# What was auctioned, then one of the sentences below; reviews that a server keeps may have those alone.
review-auction = { $lot }. { $bid }
review-bid = Move { $move }: { $seat } paid { $price }. Bidding was better than leaving up to { $sure }, and may have been up to { $possible }.
review-bid-perhaps = Move { $move }: { $seat } paid { $price }. Up to { $possible }, bidding may have been better than leaving.
review-bid-never = Move { $move }: { $seat } paid { $price }. Leaving was better than any bid.
review-bid-sure = Move { $move }: { $seat } paid { $price }. Bidding was better than leaving up to { $sure }.

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
review-mark-before = The marked decision before
review-mark-after = The next marked decision
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
