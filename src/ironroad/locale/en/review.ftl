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
review-ends-less = It paid off by its place and not in points: played on to the end { $count } times, it brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
review-ends-less-by = It paid off by its place and not in points: played on to the end { $count } times, it brought { $points ->
    [one] 1 point
   *[other] { $points } points
} less; { $item }: { $part } less.
review-bid = Move { $move }: { $seat } bought at { $price }. Bidding was better than leaving up to { $sure }, and perhaps up to { $possible }.
review-bid-perhaps = Move { $move }: { $seat } bought at { $price }. Bidding was perhaps better than leaving, up to { $possible }.
review-bid-never = Move { $move }: { $seat } bought at { $price }. Leaving was better than any bid.
review-bid-sure = Move { $move }: { $seat } bought at { $price }. Bidding was better than leaving up to { $sure }.
