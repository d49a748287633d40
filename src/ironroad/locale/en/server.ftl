### Words of the server: why something is refused, and notices.

## Who is asking.

server-not-signed-in = You are not signed in, or your session has ended. Come in as a guest or sign in.
server-wrong-password = The name or the password is wrong.
server-login-taken = This name is taken. Choose another one.
server-has-account = You have an account already.
server-no-account = You have no account yet. Open one first.
server-other-origin = Requests from pages of other sites are refused.

## Requests in general.

server-bad-request = The request makes no sense to the server. Reload the page and try again.
server-bad-address = The address holds characters that nobody can type. Check the link and try again.
server-bad-field = The server cannot use “{ $field }”: it is missing, too long, not one of the known values, or holds characters that are not allowed there, such as line breaks.
server-unknown-field = The server knows no field “{ $field }” here. Check its spelling.
server-not-json = The server takes JSON only: send it as application/json.
server-bad-method = This address does not take such requests.
server-not-found = There is nothing at this address.
server-too-long = That is too long. Make it shorter.
server-text-waiting = Other texts of yours are still being read. Wait until they are answered, then send this one.
server-text-too-slow = Reading this text took too long. Make it shorter or simpler: fewer entries, fewer moves.
server-text-too-large = Reading this text took too much memory. Make it shorter or simpler.
server-text-failed = The rules could not make sense of this text. Compare it with an edition that comes with the title.
server-too-deep = The request nests brackets too deeply, or has a number that is too long. Send it with less nesting and shorter numbers.
server-too-fast = That was too much at once. Wait a little and try again.
server-bad-cursor = This page of the list does not exist. Start again from the first.
server-bad-webhook = A webhook must be an https address.
server-bad-email = This is not an e-mail address.
server-busy = The server is busy. Try again.
server-database-away = The database does not answer. Nothing was lost; try again in a moment.
server-failed = The server made a mistake. It was noted; nothing was changed.

## Tables.

server-unknown-game = There is no such game, or it is not open to you.
server-not-owner = Only the maker of the table may do this.
server-not-seated = You do not sit at this table.
server-has-begun = The game has begun already.
server-seats-open = Some seats are still free.
server-no-seat = No seat is free for you.
server-bad-seat = This seat cannot be chosen.
server-bad-link = This link does not lead to a free seat any more.
server-invitation-used = This invitation was used already: somebody sat down with it. Ask for a new one.
server-invitation-revoked = This invitation was withdrawn. Ask for a new one.
server-record-rules = The options of a recorded game cannot be changed.
server-nothing-left = The game is over in this position: there is nothing left to play.
server-not-over = The game is not over yet.
server-too-many-tables = You have too many tables open. Finish or delete some first.
server-too-many-watched = You follow too many games at once.
server-unknown-bot = There is no bot “{ $level }”. Choose one of: { $choices }.
server-unknown-edition = There is no edition “{ $edition }” of this title.
server-unknown-shared = There is no such shared edition. Whoever shared it may have withdrawn it.
server-too-many-editions = You share { $most } editions already. Share one of them no longer, then this one.
server-title-missing = This game is of the title “{ $title }”, which is not installed on this server. Ask its operator to install it again.

## Playing.

server-not-running = The game is not running.
server-outdated = This game was played under rules that have changed since. It can be read but not continued. ({ $reason })
server-stale = The game has moved on (version { $version }). Look again and decide anew.
server-not-your-turn = It is not your turn.
server-no-move = There is no such move.
server-not-this-seat = This seat is not yours, or not to move.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-unconfirmed = The turn before has to be confirmed first.
server-nothing-to-confirm = There is no turn of yours to confirm.
server-nothing-to-answer = Nothing waits for your consent.
server-proposal-waits = Another proposal waits for an answer.
server-bad-move-number = Choose a decision before move { $last }.
server-time-left = There is still time on the clock.
server-no-timeout = At this table nobody is replaced when the time is out.

## Standing orders.

server-order-without-end = A standing order needs an end: a number of uses, a move or an event.
server-order-without-action = A standing order needs an action.
server-order-without-number = “{ $action }” has no number that could be a limit.
server-order-limit = It would have taken more than: { $action }
server-order-impossible = None of its actions was possible.
server-order-used-up = It was used as often as you wished.
server-order-move-reached = Move { $move } has been played.
server-order-event-seen = It happened: { $event }

## Notices.

server-notice-turn = It is your turn in { $title }: { $link }
server-notice-turn-named = It is your turn in { $title } ({ $name }): { $link }
server-notice-subject = It is your turn in { $title }
server-notice-stop = You asked for these e-mails in the settings of ironroad. To get none any more, follow this link: { $link }
server-confirm-subject = Confirm your address for ironroad
server-confirm-text =
    Somebody gave this address for notices of ironroad, a server for board games.
    If it was you, confirm it here within two days: { $link }

    If it was not you, do nothing: no other e-mail will come.
server-confirmation-soon = An e-mail was sent a moment ago. Look into your mailbox, or try again in a minute.
server-confirmation-often = Too many e-mails were sent for this address today. Try again tomorrow.
server-confirmed = This address is confirmed already.
server-bad-mail-link = This link is not good any more: it is too old, or the address was changed since. Have another e-mail sent in the settings.

## Why a notice was not delivered.

server-delivery-bad-address = This is no address that a notice can be sent to.
server-delivery-private = The address leads into a private network.
server-delivery-unknown-host = There is no machine of this name.
server-delivery-unreachable = The receiver could not be reached.
server-delivery-slow = The receiver did not answer within { $seconds } seconds.
server-delivery-garbled = What the receiver answered is not HTTP.
server-delivery-certificate = The receiver has no valid certificate for its name.
server-delivery-redirect = The address leads on to another one (status { $status }). Give the one where it ends.
server-delivery-refused = The receiver refused the notice (status { $status }).
server-delivery-mail-refused = The mail server refused the address (code { $status }).
server-delivery-mail-away = This server cannot send e-mail at the moment.
server-delivery-busy = This server has too much to send at the moment.
server-delivery-failed = The notice could not be sent.

## The command.

server-help = Host games: on this machine alone, or for others on the network or the internet.
server-help-settings = Every setting is a variable of the environment that begins with IRONROAD_; an option goes before its variable. docs/deploying.md lists them, with proxies, PostgreSQL, backups and monitoring.
server-help-database = Where games and people are kept. One process: sqlite:///FILE. Several, or other machines: postgresql://USER:PASSWORD@HOST/NAME. IRONROAD_DATABASE; without it sqlite:///ironroad.db in the current folder.
server-help-host = The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all who reach it; put a proxy with https before it on the internet. IRONROAD_HOST; without it 127.0.0.1.
server-help-port = The port to listen on. IRONROAD_PORT; without it 8018.
server-help-bots = How many processes think for bots, each up to a core; 0 leaves bots to other servers on the same database. IRONROAD_BOTS; without it 1.
server-help-open = Open the table in a browser on this machine when the server answers.
server-started = ironroad is open at { $address }. Stop it with Ctrl+C.
server-bad-setting = The setting { $setting } has a value that makes no sense. See docs/deploying.md.
server-setting-range = The setting { $setting } must be { $zero ->
    [yes] 0 or more
   *[no] more than 0
}, and at most { $most }.
server-unknown-setting = There is no setting { $setting }. Do you mean { $nearest }?
server-bad-title = The title { $title } cannot be loaded from the package { $package } that IRONROAD_TITLES names: { $reason }
server-newer-database = The database { $database } was made by a newer version of ironroad (revision { $revision }). Install that version, or restore a backup.
server-database-in-use = Another server uses the database file { $database }. Stop it first, or use PostgreSQL for several processes.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: the port is taken, or the address is not of this machine. Choose others with --port and --host.
server-no-database = The database { $database } does not answer: { $reason }
server-no-postgresql = PostgreSQL needs another package. Install it with: pip install "ironroad[postgres]"
server-review-unfinished = Only a game that is over is reviewed.
server-too-many-reviews = You have { $most ->
    [one] 1 review
   *[other] { $most } reviews
} on the way; wait for one or stop it.
server-analysis-source = An analysis begins at a game, a record, a title or another analysis: name exactly one of them.
server-analysis-seated = This is a position of a game that you are playing. Analyse it when the game is over.
server-copy-seated = This is a position of a game that you are playing with others. Nobody helps you with it until that game is over.
server-analysis-running = This game is still being played, and its table does not let spectators analyse it. Come back when it is over.
server-analysis-hidden = Some moves of this game are still secret. It can be analysed when it is over.
server-analysis-outdated = This analysis was made under other rules or with another edition, and its moves cannot be played now.
server-analysis-no-node = This move was removed from the analysis. Reload the page to see it as it is.
server-analysis-root = The beginning of an analysis cannot be removed; delete the analysis instead.
server-analysis-full = An analysis can hold { $most } moves, and this one would hold more. Begin another one, or remove a variation.
server-analysis-no-chance = A player decides here, not chance: name the action.
server-analysis-iterations = Here a position is thought about for at most { $most } iterations.
server-analysis-no-bots = This server process does not think about positions. Ask the operator to run bots in it.
server-analysis-failed = The search could not finish. Try again.
server-too-many-analyses = You keep { $most } analyses already. Delete one that you do not need any more.
server-unknown-analysis = There is no such analysis.
server-not-your-analysis = This analysis is somebody else’s. You may look at it, or begin one of your own from it.
server-not-your-review = Somebody else asked for this review.
server-hint-people = Hints are for games in which you play alone against bots.
server-hint-busy = You asked for something else that is being thought about; wait until it is done.
server-hint-nobody = Nobody here has time to think about it; try again later.
server-hint-cancelled = The hint was cancelled; it is not counted.
server-no-puzzle = There is no such puzzle.
server-puzzle-open = Solve the puzzle first, or have its solution shown.
