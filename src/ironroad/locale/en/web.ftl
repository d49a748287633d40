### The browser client.

## Everywhere.

web-home = All games
web-nowhere = There is no such page
web-nowhere-why = Nothing is at { $address }. Perhaps a part of the address is missing.
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
web-alerts = Notice of this browser when it is my turn and I do not look
web-alerts-denied = This browser was told to show no notices of this page. Its own settings change that.
web-keys = Keys: C goes to the choices, B to the places on the board, I from icon to icon, U takes back, arrows, Home and End go through the history; ? lists them all.
web-keys-title = Keys
web-key-choices = to the choices
web-key-board = to the places on the board
web-key-tab = to the next choice or place
web-key-icon = to the next icon, which explains itself; with Shift to the one before
web-key-enter = choose
web-key-undo = take back
web-key-arrows = one decision back or on in the history
web-key-ends = to the start, to the present
web-key-escape = let go of a choice, close
web-key-help = this list
web-build = ironroad { $version }. Engine of the server: { $server }. Engine of the bots: { $bots }.
web-build-compiled = compiled
web-build-interpreted = interpreted
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
web-address-waiting = Waiting for confirmation: follow the link in the e-mail that was sent to this address. Nothing else is sent to it before.
web-address-confirmed = This address is confirmed.
web-address-again = Send the e-mail again
web-address-sent = The e-mail is on its way.
web-address-failed = The last notice failed { $when }: { $reason }
web-address-given-up = It is not tried again.
web-address-retried = It will be tried again.
web-mail-confirm-title = Confirm an e-mail address
web-mail-confirm-why = Notices that it is your turn will then be sent to the address at which you got this link, in the games for which you choose it.
web-mail-confirm = Confirm
web-mail-confirm-done = { $address } is confirmed.
web-mail-stop-title = Stop e-mails
web-mail-stop-why = The address at which you got this link will be forgotten, and no more e-mails will be sent to it.
web-mail-stop = Stop e-mails
web-mail-stop-done = No more e-mails will be sent to { $address }.
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
web-learn = Learn
web-learn-on = Go on learning
web-quick-bots = Against bots
web-quick-friends = With friends
web-set-up = Other set-ups
web-good-start = A good first game: { $count ->
    [one] { $count } player
   *[other] { $count } players
}, bots: { $level }.
web-minutes = { $from } to { $to } minutes
web-weight-light = soon learnt
web-weight-medium = takes some practice
web-weight-heavy = demanding
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
web-bot-easy-why = Looks one move ahead and often slips. For a first game.
web-bot-normal-why = Looks one move ahead and takes the best it sees.
web-bot-hard-why = Thinks a fifth of a second for each decision.
web-bot-expert-why = Thinks a second for each decision: the strongest here.
web-bot-strength = strength { $rating }
web-bot-strength-why = Strength was measured in games between bots, on the scale of people's ratings: 1500 is a person before the first rated game.
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
web-invite-why = Send this link to your friends; whoever opens it can sit down on a free seat. “Invite” makes a link that is for one seat alone.
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
web-table-ready = Everybody is here
web-table-full = The table is full. You can watch as soon as it begins.
web-table-invited = Every free seat is kept for somebody who was invited.
web-waits-for-maker = Whoever made the table begins the game.
web-invited-here = You are invited to play { $title }. What are you called?
web-welcome-here = { $title } is about to begin here. What are you called? Then choose a seat.
web-name-missing = First write what you are called.
web-sit-down = Sit down
web-invite = Invite
web-invite-private = Only players see this table. Send each of them the link to their seat; it is good for one person.
web-invitation = Link to this seat
web-invitation-text = Sit down with me for a game of { $title }:
web-share = Share
web-revoke = Revoke
web-invited-seat = kept for whoever has the link
web-seat-kept-for = kept for { $name }
web-kept-seat = kept for you
web-kick = Ask to leave
web-kick-whom = Ask { $name } to leave the table
web-what-is-played = What is played: { $title }
web-options-change = Change
web-options-done = Done
web-pace-own = as agreed
web-yes = yes
web-no = no

## The game.

web-no-game = There is no such game, or it is not open to you.
web-board = Board
web-decision = Decision
web-choices = What to do here
web-turn-of = { $name } decides
web-waiting = Waiting for { $name }
web-waiting-confirm = Waiting for { $name } to confirm the turn
web-bot-thinks = { $name } (computer) is thinking
web-bot-waits = { $before ->
    [0] { $name } (computer) waits for its turn to think: it is next
   *[other] { $name } (computer) waits for its turn to think ({ $before } before it)
}
web-watching = You are watching this game.
web-over = The game is over.
web-paused = The game is paused.
web-looking-back = You look at the position after move { $move } of { $last }.
web-back-to-now = Back to now
web-play-on = Play on from here:
web-play-on-bots = against the computer
web-play-on-study = alone, on all seats
web-confirm-turn = Your turn is complete.
web-confirm = Confirm the turn
web-overdue = The time of { $name } is out.
web-overdue-replace = Let the computer play this seat
web-again = click again
web-preview = What this does
web-preview-hold = Keep a finger on a choice to see what it does.
web-preview-none = That cannot be told beforehand.
web-brings-follows = More questions follow; ranges depend on the answers.
web-brings-more = More questions follow, with more answers than could be looked at: there may be more.
web-ends-sure = ends the game
web-ends-possible = may end the game
web-brings-end = The game would end with this, and what is hidden would be shown.
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
web-previous = One decision back
web-next = One decision on
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
web-rival = of the rules
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
web-log-setup = Before the first turn
web-log-forced = { $count ->
    [one] One step without an alternative
   *[other] { $count } steps without an alternative
}
web-log-empty = Nothing has happened yet.
web-go-to-move = Show the position after move { $move }
web-score-projected = The points now with the coming scoring, as the engine sees it
web-score-coming = with the coming scoring
web-points-of = { $name }: { $total } points
web-points-projected = { $name }: { $now } points, { $total } with the coming scoring
web-chart-what = Shown
web-chart-scores = Points
web-chart-move = Move { $move }
web-score-final = The final reckoning
web-total = Total
web-chart = Points of the players over the game
web-chart-show = Show the course of the game
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-players = (players only)
web-chat-players-only = Only the players read it
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
web-orders-up-to = at most: { $action }; then: { $then }
web-orders-ask = ask me
web-orders-unless = { $action }, unless this is possible: { $what }
web-orders-unless-add = Unless this is possible
web-orders-unless-drop = Leave out: { $what }
web-orders-limit = At most
web-orders-free = Another order
web-orders-times = How often
web-orders-used = { $used } of { $times }
web-orders-give = Order
web-orders-cancel = Cancel

## The end.

web-result = Result
web-rematch = Play again

## Rules.

web-aim = Aim of the game
web-rules-own-words = A summary in our own words, for play at this table. The rulebook of the published game is the authority.
web-rules-none = There is no summary of these rules yet.

## Drawings.

web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-all = Show everything
web-position = The position in words
web-icon-rule = Rules { $number }: { $heading }
web-icon-approx = Nobody could verify this value on the printed game: it was reconstructed from other sources. An edition file of one’s own corrects it.
web-legend = All icons
web-legend-print = Print
web-reconstructed = (reconstructed value)

## The guided first game; what it says about a title is among the title's words.

web-guide = Your first game
web-guide-step = { $step } of { $count }
web-guide-next = Go on
web-guide-back = Back
web-guide-done = I see
web-guide-stop = End the guide
web-panels = Parts of the table
web-panel-main = Board
web-panel-own = Mine
web-panel-others = Others
web-panel-rest = Companies
web-panel-around = Log
web-panel-moves = Moves
web-panel-review = Review
web-sheet-up = Show the decision
web-sheet-down = Fold the decision away
web-story = What decided the game
web-story-margin = { $seat } won { $points ->
        [one] by one point
       *[other] by { $points } points
    } over { $other }.
web-story-tie-broken = { $seat } and { $other } had the same points; the tie was broken for { $seat }.
web-story-shared = { $seat } and { $other } share the first place.
web-story-item = Their greatest difference was “{ $item }”: { $points } for { $seat }, { $less } for { $other }.
web-story-led-always = { $seat } led from the first points to the end.
web-story-led-since = { $seat } was ahead for good from move { $move } on; the lead changed { $changes ->
        [one] once
       *[other] { $changes } times
    }.
web-story-led-last = { $seat } was ahead only with the last turn; the lead changed { $changes ->
        [one] once
       *[other] { $changes } times
    }.
web-records = Records of the game
web-record-stage = Best part of the game: { $seat }, { $points } points ({ $stage }).
web-record-leap = Greatest leap: { $seat }, { $points } points in the turn that ended at move { $move }.
web-points-by-stage = Points by part of the game
web-see-board = See the board
web-see-result = See the result
web-other-options = Other options
web-game-like-this = Set up a game like this
web-course = The course of the game
web-rematch-watch = Watch them play again
web-rematch-waits = The next game is set up: “Play again” leads to your seat.
web-panel-result = Result
web-stage-from = Go to { $number }: { $stage }
web-replay-speed = Speed of the replay
web-scoring = Scoring
web-skip-scoring = Skip
web-show-scoring = Count scorings up over the board

## The lesson; its ideas are among the title's words.

web-lesson = Lesson
web-lesson-step = { $step } of { $count }
web-lesson-do = Do this:
web-lesson-do-one = Do one of these:
web-lesson-others = The others play …
web-lesson-later = Go on later
web-lesson-later-why = Leave whenever you like: the lesson waits in the lobby, where you left it.
web-lesson-play-on = Play on
web-lesson-left = This game has left the lesson. Undo leads back, or play on as you like.
