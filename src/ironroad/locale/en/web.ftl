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

## Trans-Siberian Railroad.

web-ts-map = Map of the links
web-ts-link = { $name }; income { $income }; { $state }
web-ts-free = not built
web-ts-unsold = { $count ->
    [one] { $count } certificate unsold
   *[other] { $count } certificates unsold
}
web-ts-shift = From here on a stock value brings about the second phase.
web-ts-black = Black spaces raise the stock value.
web-ts-end = END
web-ts-no-certificates = no certificates
web-ts-auction = Auction
web-ts-described = { $railroad }: treasury ${ $treasury }, income { $income }, stock ${ $stock }; links: { $links }

## Mini Express.

web-me-best = Value of a Share for the most Influence
web-me-map = Map of hexes
web-me-hex = Hex { $hex }
web-me-capacity = { $count ->
    [one] room for { $count } company
   *[other] room for { $count } companies
}
web-me-spike = Golden Spike
web-me-target = target of the Bot
web-me-first = Starting Player
web-me-influence = { $name }: Influence { $count }
web-me-bot = The Bot: company { $company }, target { $city }.
web-me-chart = Share values by Track Length
web-me-chart-note = value of a Share for the most, the second most and other Influence
web-me-described = { $company }: { $trains } trains, { $shares } Shares, Track Length { $length }; cities: { $cities }

## Russian Railroads.

web-rr-next-scoring = Worth of the next scoring
web-rr-owed = Still to take, in any order
web-rr-supply = Locomotives and factories
web-rr-tile = Tile #{ $number }, { $count } left; as a factory: { $factory }
web-rr-used = Face-up factory #{ $number }: { $factory }
web-rr-cost = { $workers ->
    [0] { $roubles } ₽
    [one] { $workers } worker, { $roubles } ₽
   *[other] { $workers } workers, { $roubles } ₽
}
web-rr-reach = locomotives reach space { $reach }
web-rr-lane = Industry track, space { $place }
web-rr-passed = passed
web-rr-described = { $player }: points { $points }, workers { $workers }, roubles { $roubles }, industry worth { $industry }. { $railroads }
web-rr-star = { $count ->
    [one] { $count } point at every scoring
   *[other] { $count } points at every scoring
}
web-rr-double = this railroad counts double at every scoring
web-rr-medal-place = place of the medal: with it { $count } points at every scoring
web-rr-needs = { $engine ->
    [yes] with the { $colour } track and locomotives there
   *[other] with the { $colour } track there
}
web-rr-met = won
web-rr-boulder = a boulder is in the way; its removal brings { $rewards }
web-rr-doubler-place = place of a doubler
web-rr-doublers = { $count } of { $most } doublers
web-rr-branch-left = not taken
web-rr-lane-upper = Upper industry track, space { $place }
web-rr-lane-lower = Lower industry track, space { $place }
web-rr-tile-taken = taken
web-rr-tiles-note = chosen when black reaches the station
web-rr-level = level { $level } of the stock market
web-rr-level-start = start of the stock market
web-rr-stock-end = at the end { $first } for the furthest, { $second } for the second
web-rr-dividends = Dividends nobody has chosen yet
web-rr-foundries = Foundries
web-rr-foundry-stack = { $count ->
    [one] { $count } boilerman in the stack
   *[other] { $count } boilermen in the stack
}
web-rr-incomes = Income markers
web-rr-incomes-note = once a round each
web-rr-items = Special ? items
web-rr-or = or
web-rr-steelworks = whoever takes the last one gets the steelworks
web-rr-boiled-factory = boilerman at the factory of gap { $gap }
web-rr-upper = Upper track
web-rr-lower = Lower track
web-rr-extra-workers = { $count } of { $most } additional workers won
