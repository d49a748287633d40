### The browser client.

## Everywhere.

web-home = All games
web-skip = To the content
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-language = Language
web-language-en = English
web-language-es = Español
web-lost = Connection lost, trying again
web-offline = The server cannot be reached. This page tries again by itself.
web-offline-action = The server cannot be reached. Nothing was changed; try again in a moment.
web-guest = Guest
web-you = you
web-unofficial = ironroad is an unofficial project, made by players. It contains no art and no text of the published games: please buy them.

## Settings.

web-settings = Settings
web-your-name = Your name
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-speed = Motion and telling of moves
web-speed-off = off
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-confirm-clicks = Ask for a second click before each action
web-advance = Pass over choices that have no alternative
web-forced = This was done for you, there was no other choice:
web-go-on = Go on
web-first-game = Guided first game
web-follow = Bring the places of a decision into view
web-sound = Sound when it is my turn
web-keys = Keys: C goes to the choices, B to the places on the board, U takes back, arrows, Home and End go through the history.
web-addresses = Notices when it is my turn
web-addresses-why = If you are away for a minute when your turn comes, a notice can be sent to a chat or by e-mail. You choose it for each game under “More”.
web-webhook = Address of the webhook
web-webhook-shape = Kind of webhook
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-matrix = Matrix
web-email = E-mail
web-keep = Keep
web-kept = Kept.
web-account = Account
web-account-why = You can play as a guest. With an account you find your games on other devices too.
web-signed-in = Signed in as { $login }.
web-login = Name to sign in
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-open-account = Open an account

## Lobby.

web-play = Start a game
web-your-turn = Your turn
web-players = { $from ->
   *[other] { $from } to { $to } players
}
web-against-bots = Against the computer
web-bots-count = { $count ->
    [0] Solo
    [one] { $count } opponent
   *[other] { $count } opponents
}
web-with-friends = Online, by link
web-on-device = On this device, in turns
web-device-name = Player { $number } on this device
web-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-more-options = More options
web-edition = Edition
web-values-reconstructed = { $count ->
    [one] One of the { $values } printed values in use is reconstructed: nobody could verify it. If your box says otherwise, the box is right.
   *[other] { $count } of the { $values } printed values in use are reconstructed: nobody could verify them. If your box says otherwise, the box is right.
}
web-values-correct = “{ $command }” lists every value with its reason. A file with what your box says corrects them.
web-bot-level = Computer players
web-bot-random = random
web-bot-greedy = quick
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-expert = expert
web-visibility = Who may see the table
web-visibility-public = everybody, it is listed
web-visibility-unlisted = whoever has the link
web-visibility-private = the players only
web-pace = Time to think
web-pace-none = unlimited
web-pace-live = 20 minutes each, and 20 seconds per turn
web-pace-slow = three days per turn
web-confirm-turns = Every turn has to be confirmed
web-rules-here = The rules of this
web-rules = Rules
web-tables = Tables
web-search = Search
web-list-mine = Your games
web-list-open = Waiting for players
web-list-running = Being played
web-list-finished = Finished
web-show-all = Show all { $count }
web-none-open = No table waits for players. Start one!
web-none-running = No other game is being played at the moment.
web-none-finished = No game has been finished yet.
web-free-seat = free seat
web-status-open = waiting
web-status-running = running
web-status-finished = finished
web-status-abandoned = abandoned
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-import = Open a record
web-import-why = A recorded game opens as a study, in which you look at every move and play on from any of them, or as a new table, at which people sit down and go on from its end.
web-import-file = From a file
web-import-text = … or paste the record here
web-import-study = Open as a study
web-import-table = Make a table of it

## Before the start.

web-waiting-room = The table waits for its players
web-invite-why = Send this link to your friends; whoever opens it can sit down.
web-link = Link to this table
web-copy-link = Copy the link
web-copied = Copied
web-sit = Sit here
web-make-bot = Let the computer play
web-make-open = Open the seat
web-start = Begin
web-delete = Delete the table
web-leave = Stand up
web-seats-missing = Some seats are still free.

## The game.

web-no-game = There is no such game, or it is not open to you.
web-board = Board
web-decision = Decision
web-choices = What to do here
web-turn-of = { $name } decides
web-waiting = Waiting for { $name }
web-bot-thinks = { $name } (computer) is thinking
web-watching = You are watching this game.
web-over = The game is over.
web-paused = The game is paused.
web-looking-back = You look at the position after move { $move } of { $last }.
web-back-to-now = Back to now
web-confirm-turn = Your turn is complete.
web-confirm = Confirm the turn
web-overdue = The time of { $name } is out.
web-overdue-replace = Let the computer play this seat
web-again = click again
web-preview = What this does
web-preview-hint = Point at a choice to see what it does.
web-preview-none = That cannot be told beforehand.
web-undo = Undo
web-restart = Restart turn
web-agree = Agree
web-refuse = Refuse
web-proposal-undo = { $name } wants to go back to move { $move }.
web-proposal-pause = { $name } wants to pause.
web-proposal-resume = { $name } wants to go on.
web-proposal-replace = { $name } wants the computer to play an empty seat.
web-less = Less
web-more = More
web-amount = Amount
web-curtain = Pass the device to { $name }
web-curtain-why = Next comes what only { $name } may see.
web-curtain-open = I am here, show the board

## History.

web-history = History of the game
web-first = To the start
web-previous = One move back
web-next = One move on
web-now = To the present
web-move-of = Move { $move } of { $last }
web-replay = Replay
web-stop = Stop
web-since = Since my last turn

## Beside the board.

web-around = Beside the board
web-players-list = Players
web-bot = computer · { $level }
web-bot-name = Bot { $number }
web-here = here
web-away = away
web-gone-resigned = resigned
web-gone-replaced = replaced by the computer
web-gone-timeout = out of time
web-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-clock = Time left
web-tab-log = Log
web-tab-scores = Scores
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-more = More
web-log-all = Show all { $count } lines
web-log-empty = Nothing has happened yet.
web-go-to-move = Show the position after move { $move }
web-score-now = If the game ended now
web-score-projected = The points now, and what all scorings to come bring if nothing more is built
web-points-now = Points now
web-times = { $count ->
    [one] { $what }
   *[other] { $what }, { $count } times
}
web-chart-what = Shown
web-chart-scores = Points
web-chart-move = Move { $move }
web-score-final = The final reckoning
web-total = Total
web-chart = Points of the players over the game
web-chart-show = Show the course of the game
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-notes-hint = Only you can read this.
web-notes-kept = Kept.
web-notes-lost = Not kept: the server cannot be reached.
web-download = Download the record
web-download-events = Download the events
web-ask-undo = Ask to take a move back
web-ask-replace = Propose that the computer plays for { $name }
web-pause = Propose a pause
web-resume = Propose to go on
web-resign = Resign
web-resign-sure = Do you want to give up your seat? The computer plays on.
web-notices = Tell me of my turn in this game
web-notices-webhook = in my chat (webhook)
web-notices-email = by e-mail
web-notices-none = First give an address in the settings, under “Notices when it is my turn”.
web-orders = Standing orders
web-orders-why = An order is carried out for you when its action is possible, as often as you say.
web-orders-action = Action
web-orders-times = How often
web-orders-used = { $used } of { $times }
web-orders-give = Order
web-orders-cancel = Cancel

## The end.

web-result = Result
web-rematch = Play again

## Rules.

web-rules-own-words = A summary in our own words, for play at this table. The rulebook of the published game is the authority.
web-rules-none = There is no summary of these rules yet.

## Drawings.

web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-all = Show everything
web-position = The position in words
web-reconstructed = (reconstructed value)

## The guided first game; what it says about a title is among the title's words.

web-guide = Your first game
web-guide-step = { $step } of { $count }
web-guide-next = Go on
web-guide-back = Back
web-guide-done = I see
web-guide-stop = End the guide
