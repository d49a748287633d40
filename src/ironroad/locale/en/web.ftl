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
web-speed = Telling of moves
web-speed-off = off
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-confirm-clicks = Ask for a second click before each action
web-follow = Bring the places of a decision into view
web-sound = Sound when it is my turn
web-keys = Keys: C goes to the choices, U takes back, arrows, Home and End go through the history.
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
web-bot-level = Computer players
web-bot-random = random
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
web-import-why = A recorded game opens as a study: look at every move, or play on from any of them.
web-import-file = From a file
web-import-text = … or paste the record here
web-import-go = Open

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
web-bot = computer
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
web-ask-undo = Ask to take a move back
web-pause = Propose a pause
web-resume = Propose to go on
web-resign = Resign
web-resign-sure = Do you want to give up your seat? The computer plays on.
web-orders = Standing orders
web-orders-why = An order is carried out for you when its action is possible, as often as you say.
web-orders-action = Action
web-orders-times = How often
web-orders-used = { $used } of { $times }
web-orders-give = Order
web-orders-none = Cancel all

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

## Rules in our own words.

trans-siberian-rules-1 = What it is about
trans-siberian-rules-1-text =
    Players invest in railroads that open up Russia from Moscow eastwards.
    Nobody owns a railroad alone: certificates give a share of its income, and of its value at the end.
    Whoever is richest in money and in stock of public railroads wins.
trans-siberian-rules-2 = Auctions
trans-siberian-rules-2-text =
    Railroads are opened by auction. Bid more than the last bid, or drop out; who drops out stays out.
    The winner pays the bid into the treasury of the railroad, builds its first link free of charge, and chooses its first stock value, at most the bid.
    A railroad that nobody wants leaves the game.
trans-siberian-rules-3 = Your turn
trans-siberian-rules-3-text =
    Buy a certificate at its stock value, or certificates of two railroads, where one of the two gets a bonus from you.
    Or build for a railroad that you control; or pass.
    Some of this moves the timing marker on; at the end of its track a dividend is paid.
trans-siberian-rules-4 = Building
trans-siberian-rules-4-text =
    A railroad pays for links from its own treasury. A link has to touch its network, or be reached over links of others, who are paid for their use.
    Each link raises the income; black spaces of the income track raise the stock value too.
    Links abroad are dear and worth much.
trans-siberian-rules-5 = Dividends and nationalization
trans-siberian-rules-5-text =
    A dividend pays every certificate its part of the income.
    Once a stock value is high enough, the second phase begins: the black and the white railroad are auctioned.
    From the next dividend on, the state takes over public railroads whose stock value lies below the nationalization marker: they pay once more, then their certificates are gone. Their links stay.
trans-siberian-rules-6 = The end
trans-siberian-rules-6-text =
    The game ends after a dividend when the dividends marker is at its end, when a railroad has the highest stock value, or when fewer than two public railroads are left.
    You count your money and your stock of public railroads.
mini-express-rules-1 = What it is about
mini-express-rules-1-text =
    Four companies grow over the map. You hold Shares of them and Influence in them; at the end a Share is worth more the longer its track and the more Influence you have.
mini-express-rules-2 = Your turn
mini-express-rules-2-text =
    Take a Share of a company and pay with Influence in it; the company then gets new trains.
    Or build track: choose a company with trains and connect it to a city within reach, one train on each hex on the way.
mini-express-rules-3 = Cities and Demand tiles
mini-express-rules-3-text =
    A city takes as many companies as it has room for. Its Demand tile shows two colours: in these companies you gain Influence when you build there.
    When a city is full its tile is gone.
mini-express-rules-4 = The end
mini-express-rules-4-text =
    The game ends when the Shares of enough companies are used up. Shares then count by the chart: for the player with the most Influence, the second, and the others.
russian-railroads-rules-1 = What it is about
russian-railroads-rules-1-text =
    You build three railroads on your board, buy locomotives and factories, and hire engineers. Each round everything you have built scores again.
russian-railroads-rules-2 = Your turn
russian-railroads-rules-2-text =
    Place workers on a free action space and do what it shows; or pass for the rest of the round. Roubles can stand in for workers.
    Effects you earn on the way may be taken in any order; the tray above the board shows them.
russian-railroads-rules-3 = Tracks
russian-railroads-rules-3-text =
    Advance tracks one space at a time. A better colour never overtakes the one before it. Spaces count for points only as far as your locomotives reach.
russian-railroads-rules-4 = Locomotives and factories
russian-railroads-rules-4-text =
    A tile is a locomotive on one side and a factory on the other. A locomotive goes to a railroad and may push out a weaker one; a factory fills a gap of the industry track and acts when the marker comes there.
russian-railroads-rules-5 = The end
russian-railroads-rules-5-text =
    After the last round the End Bonus cards and the majority of engineers count. The most points win.
