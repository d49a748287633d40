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
server-bad-method = This address does not take such requests.
server-not-found = There is nothing at this address.
server-too-long = That is too long.
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
server-not-over = The game is not over yet.
server-too-many-tables = You have too many tables open. Finish or delete some first.
server-too-many-watched = You follow too many games at once.
server-unknown-bot = There is no bot “{ $level }”. Choose one of: { $choices }.
server-unknown-edition = There is no edition “{ $edition }” of this title.

## Playing.

server-not-running = The game is not running.
server-outdated = This game was played under rules that have changed since. It can be read but not continued. ({ $reason })
server-stale = The game has moved on (version { $version }). Look again and decide anew.
server-not-your-turn = It is not your turn.
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
server-order-impossible = None of its actions was possible.
server-order-used-up = It was used as often as you wished.
server-order-move-reached = Move { $move } has been played.
server-order-event-seen = It happened: { $event }

## Notices.

server-notice-turn = It is your turn in { $title }: { $link }
server-notice-turn-named = It is your turn in { $title } ({ $name }): { $link }

## The command.

server-help = Host games: on this machine alone, or for others.
server-help-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-help-host = The address to listen on.
server-help-port = The port to listen on.
server-help-bots = How many processes think for bots.
server-help-open = Open the table in the browser.
server-started = ironroad is open at { $address }. Stop it with Ctrl+C.
server-bad-setting = The setting { $setting } has a value that makes no sense. See docs/deploying.md.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: the port is taken, or the address is not of this machine. Choose others with --port and --host.
server-no-database = The database { $database } does not answer: { $reason }
server-no-postgresql = PostgreSQL needs another package. Install it with: pip install "ironroad[postgres]"
