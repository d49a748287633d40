### The analysis board.

analysis-heading = Analysis board
analysis-about = Play any seat, take moves back, try out what might have been, and let the computer say what it thinks of a position.
analysis-fresh = A fresh set-up
analysis-game = Game
analysis-begin = Begin
analysis-pasted = A record
analysis-from-game = A finished game opens here too: with “Analyse” on its result, while looking back, and from its review.
analysis-all = My analyses
analysis-none = You have none yet.
analysis-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
analysis-analyse = Analyse
analysis-analyse-here = Analyse this position
analysis-do = Save and play on
analysis-title = Name of the analysis
analysis-others = Somebody else made this analysis. What you try out goes into a copy of your own.
analysis-copy = Make a copy
analysis-back = One move back
analysis-on = One move on
analysis-eyes = What is shown
analysis-open = Everything open
analysis-nobody = As a spectator sees it
analysis-seat = As { $name } sees it
analysis-deal = Deal
analysis-or-choose = or choose what comes:
analysis-deals = Deal chance after a move
analysis-engine = What the computer thinks
analysis-think = Think
analysis-stop = Stop
analysis-thinking = Thinking …
analysis-engine-about = Winning chances of all players, the best options and how play may go on.
analysis-points = { $points } points this turn
analysis-visits = { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
}
analysis-iterations = { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
} of search, by what the player to decide may know.
analysis-play-line = Play this line
analysis-more = Show all { $count } options
analysis-fewer = Show fewer
analysis-moves = Moves
analysis-setup = Set-up
analysis-dealt = Chance, { $count } times
analysis-name = Name of this position
analysis-comment = Comment
analysis-main = Make this the main line
analysis-cut = Remove this move and what follows
analysis-play-on = Play on from this position. While that game runs, its positions cannot be analysed.
analysis-hot-seat = together on this device
analysis-link = Copy the link
analysis-record = Save as a record
analysis-delete = Delete this analysis
analysis-allowed = Spectators may analyse while the game runs

## A position set up by hand.

analysis-by-hand = Set up by hand
analysis-by-hand-of = Set up by hand: { $title }
analysis-by-hand-why = Put the pieces as they lie on your table: beside the board, or by a click on a place of the board. What follows from them is worked out. A position begins with a turn.
analysis-change-by-hand = Change this position by hand
analysis-reset = Back to the beginning
analysis-toml = Copy as TOML
analysis-fields = What can be set
analysis-search-fields = Search what can be set
analysis-no-field = Nothing is called that.
analysis-place = This place
analysis-asking = The rules are looking at it …
analysis-sound = The position can be played.
analysis-refused = The position is refused. { $reason }
analysis-to-field = Show it
analysis-one-less = { $name }: one less
analysis-one-more = { $name }: one more
