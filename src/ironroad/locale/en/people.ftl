### Words about ratings, profiles and leaderboards.

## Why a table cannot be rated, or somebody not sit at it.

server-unknown-person = There is no such person, or the account was deleted.
server-rated-edition = A rated game is played with an edition that comes with the title.
server-rated-clock = A rated game needs a clock, and a bot that takes over when the time is out: nobody may hold it up for ever.
server-rated-one-seat = At a rated table there are at least two seats, and everybody has one of them.
server-rated-nobody = A rated table needs at least one person.
server-rated-bot = The bot “{ $level }” has no rating in this title. Choose another one.
server-rated-account = { $name } has no account. Rated games are for people with an account.
server-rated-opted-out = { $name } has chosen to play without a rating. That can be changed in the settings.
server-rated-no-replacing = In a rated game nobody is replaced by consent: that is what the clock is for.
server-rated-no-help = In a rated game there are no hints and no analysis.
server-rated-no-closing = A rated game cannot be closed: whoever does not want to go on resigns.

## People who do not want to meet or to read somebody.

server-blocked = The maker of this table does not want to play with you.
server-muted = The maker of this table does not let you speak here.
server-suspended = This account is suspended. Ask the operators of the server.
server-not-oneself = That is not possible with oneself.
server-unknown-line = There is no such line in the chat, or it is not for you.
server-too-many-blocked = You have blocked as many people as one can. Unblock some first.
server-too-many-reports = Many reports of yours still wait for the operators. Wait until they have been looked at.

web-block = Block
web-unblock = Unblock
web-block-why = You do not see the chat of people whom you blocked, and they cannot join tables that you make.
web-blocked = You have blocked this person.
web-blocks = People you blocked
web-report = Report
web-report-of = Report { $name }
web-report-line = Report what { $name } said
web-report-why = The operators of this server read it; nobody else does.
web-report-reason = What is wrong?
web-report-send = Send the report
web-reported = Thank you. The operators will look at it.
web-mute = Mute here
web-unmute = Let speak again
web-muted = muted
web-no-result = The game has ended without a result.
web-close-table = Close the table
web-close-table-sure = End this game without a result, for everybody?
web-chat-actions = About this line
web-my-data = Your data
web-download-data = Download everything that is stored about you
web-delete-account = Delete the account
web-delete-why = Your name, notes, chat and addresses are deleted at once and for ever. Games keep an unnamed seat, so that the records and ratings of the others stay whole.
web-delete-sure = Delete everything of yours for ever?

## Rated tables.

web-rated = Rated
web-rated-why = The result changes the ratings of those who play. A rated game has a clock; whoever resigns or runs out of time is behind all who stay.
web-rated-needs-account = Rated games are for people with an account: open one in the settings.
web-rated-opted-out = You have chosen to play without a rating; the settings change it.
web-play-unrated = Play without a rating, and stand on no leaderboard

## Profiles.

web-my-profile = Your profile
web-profile-account = Here since { $date }.
web-profile-guest = A guest, here since { $date }.
web-profile-unrated = Plays without a rating.
web-ratings = Ratings
web-rating = Rating
web-rating-sure = ± { $deviation }
web-rating-course = The rating went from { $from } to { $to } in { $games ->
    [one] 1 game
   *[other] { $games } games
}.
web-provisional = provisional
web-provisional-why = Provisional: too few games so far.
web-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-results = Results
web-no-results = No finished games that you could look at.
web-title = Title
web-seats = Seats
web-games-played = Games
web-wins = Won
web-places = Places
web-place = Place { $place }
web-place-count = { $count } times in place { $place }
web-head-to-head = Head to head
web-opponent = Opponent
web-ahead = Ahead
web-level-with = Level
web-behind = Behind
web-more-games = Earlier games

## Leaderboards.

web-leaderboard = Leaderboard
web-leaderboard-empty = Nobody has finished a rated game of this title yet.
web-leaderboard-why = A rating of 1500 is the strength of the computer at the level “normal”. A question mark stands for too few games. Bots are rated by games among themselves and do not change.
web-rank = No.
web-who = Player

## Tournaments.

server-unknown-tournament = There is no such tournament.
server-tournament-clock = A tournament needs a clock: nobody may hold up all others.
server-tournament-rounds = A knock-out has as many rounds as it needs. Leave the number of rounds out.
server-tournament-games = Only the groups of a knock-out play several games. Leave the number of games at one.
server-tournament-full = The tournament is full: { $most } people play in it.
server-tournament-few = At least { $least } people are needed.
server-tournament-begun = The tournament has begun already.
server-tournament-over = The tournament is over.
server-tournament-changed = Somebody entered or left meanwhile. Look again, then start.
server-lesson-table = A lesson is begun as one, not as a table of one's own.
server-no-lesson = This game has no lesson.
server-tournament-table = This table belongs to a tournament, which looks after it.
server-not-organiser = Only the organiser of the tournament may do this.
server-too-many-tournaments = You organise too many tournaments at once. Close some first.

web-tournament = To the tournament
web-tournaments = Tournaments
web-no-tournaments = No tournament is announced.
web-new-tournament = Announce a tournament
web-tournament-why = The server makes the tables, round by round, gives everybody the seats that they have had least, and keeps the standings.
web-tournament-name = Name of the tournament
web-tournament-public = In the public list
web-table-size = Seats at a table
web-rounds = Rounds
web-rounds-all-meet = until all have met
web-format = Format
web-format-round-robin = Round robin
web-format-swiss = Swiss system
web-format-knock-out = Knock-out
web-format-why-round-robin = For 3 to 16 people: everybody meets everybody as equally often as possible.
web-format-why-swiss = For 3 to 64 people: in every round those with like points meet, nobody twice if it can be avoided, and nobody is out.
web-format-why-knock-out = For 3 to 64 people: each table is a group, and its first goes on until one table is left, the final. Where the firsts do not fill a table, the best seconds go on, too.
web-rounds-enough = as many as are needed
web-group-games = Games of each group
web-announce = Announce it
web-round = Round { $round }
web-round-of = round { $round } of { $rounds }
web-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-tournament-open = open for entries
web-tournament-running = running
web-tournament-finished = finished
web-tournament-closed = closed
web-tournament-entered = you play
web-tournament-enter = Enter
web-tournament-leave = Leave the tournament
web-tournament-start = Begin the tournament
web-tournament-close = Close the tournament
web-tournament-close-sure = Begin no further round? Games that run are played on.
web-tournament-needs = { $people } have entered; at least { $least } are needed.
web-tournament-people = Who plays
web-nobody-entered = Nobody has entered yet.
web-to-your-table = To your table
web-table-later = later
web-bye = rests
web-standings = Standings
web-points = Points
web-opposition = Opponents
web-reached = Stage
web-withdrawn = withdrawn
web-remove = Remove
web-standings-why = A point for each opponent behind you, half a point for each at the same place; a bye is worth half of what a table has. Equal points are ordered by first places, then by the points of the opponents.
web-standings-why-knock-out = Who came further is ahead; within a stage points decide: one for each opponent behind you, half a point for each at the same place.
web-no-show-why = Whoever runs out of time is last at that table, and a bot of the level “normal” plays on. Whoever never moved there is out of the tournament, and the bot plays in the next rounds.
