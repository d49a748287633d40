### Russian Railroads.

russian-railroads-name = Russian Railroads
russian-railroads-scoring = The round is scored
russian-railroads-scoring-total = Total
russian-railroads-pitch = Place workers, lay tracks in ever better colours, and score everything you have built again in each round.
russian-railroads-aim = The most points win. Each round scores all tracks that your locomotives reach and your industry once more, so what you build early pays again and again.
russian-railroads-order-pass = Pass for this round, unless something better is possible
russian-railroads-edition-standard = Hans im Glück and Z-Man Games, 2013
russian-railroads-edition-spanish = Spanish rulebook of 2015

## Railroads, colours, pieces.

rr-railroad-trans-siberian = Trans-Siberian
rr-railroad-st-petersburg = St. Petersburg
rr-railroad-kiev = Kiev
rr-on-railroad = on { $railroad }
rr-of-railroad = of { $railroad }
rr-for-railroad = for { $railroad }
rr-colour-black = black
rr-colour-gray = gray
rr-colour-brown = brown
rr-colour-natural = natural
rr-colour-white = white
rr-and = { $first } and { $second }
rr-piece-own = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
rr-piece-black = { $count ->
    [one] the black worker
   *[other] { $count } black workers
}
rr-piece-temporary = { $count ->
    [one] { $count } temporary worker
   *[other] { $count } temporary workers
}
rr-piece-rouble = { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
}

## Effects.

rr-reward-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rr-reward-rouble = { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
}
rr-reward-temporary = { $count ->
    [one] { $count } temporary worker
   *[other] { $count } temporary workers
}
rr-reward-worker = { $count ->
    [one] a new worker
   *[other] { $count } new workers
}
rr-reward-revalue = revaluation
rr-reward-medal = the Kiev Medal
rr-reward-marker = another industry marker
rr-reward-engineer-sum = points for the sum of your engineers
rr-reward-locomotive-sum = { $count ->
    [one] points for your best locomotive
   *[other] points for your { $count } best locomotives
}
rr-reward-black-worker = the black worker
rr-reward-engineer = the engineer on the card
rr-reward-hire = hire an engineer
rr-reward-claim = position { $count } in the next round
rr-reward-reuse = use a space again
rr-reward-card = a ? card
rr-reward-place = locomotive #{ $count }
rr-reward-industry = { $count ->
    [one] { $count } industry advance
   *[other] { $count } industry advances
}
rr-reward-doubler = { $count ->
    [one] { $count } doubler
   *[other] { $count } doublers
}
rr-reward-build = { $count ->
    [one] a locomotive or a factory
   *[other] { $count } locomotives or factories
}
rr-reward-locomotive = { $count ->
    [one] a locomotive
   *[other] { $count } locomotives
}
rr-reward-factory = { $count ->
    [one] a factory
   *[other] { $count } factories
}
rr-reward-token = { $count ->
    [one] a ? token
   *[other] { $count } ? tokens
}
rr-reward-bonus = { $count ->
    [one] an End Bonus card or points
   *[other] { $count } End Bonus cards or points
}
rr-reward-again = one of these again
rr-reward-track-black = { $count ->
    [one] { $count } black advance
   *[other] { $count } black advances
}
rr-reward-track-gray = { $count ->
    [one] { $count } gray advance
   *[other] { $count } gray advances
}
rr-reward-track-brown = { $count ->
    [one] { $count } brown advance
   *[other] { $count } brown advances
}
rr-reward-track-natural = { $count ->
    [one] { $count } natural advance
   *[other] { $count } natural advances
}
rr-reward-track-white = { $count ->
    [one] { $count } white advance
   *[other] { $count } white advances
}
rr-reward-track-black-or-gray = { $count ->
    [one] { $count } black or gray advance
   *[other] { $count } black or gray advances
}
rr-reward-track-any = { $count ->
    [one] { $count } advance of any colour
   *[other] { $count } advances of any colour
}
rr-reward-tracks-black = { $count ->
    [one] { $count } black track
   *[other] { $count } black tracks
}
rr-reward-tracks-gray = { $count ->
    [one] { $count } gray track
   *[other] { $count } gray tracks
}
rr-reward-tracks-brown = { $count ->
    [one] { $count } brown track
   *[other] { $count } brown tracks
}
rr-reward-tracks-natural = { $count ->
    [one] { $count } natural track
   *[other] { $count } natural tracks
}
rr-reward-tracks-white = { $count ->
    [one] the white track
   *[other] { $count } white tracks
}

## Spaces and cards.

rr-space-for = { $space } ({ $cost })
rr-space-track = track extension, { $rewards }
rr-space-locomotives = locomotives, { $rewards }
rr-space-industry = industrialization, { $rewards }
rr-space-auxiliary = auxiliary action, { $rewards }
rr-space-order = turn order, { $rewards }
rr-space-engineers = engineers, { $rewards }
rr-space-engineer = engineer { $number }, { $rewards }
rr-lane-points = the space with { $points } (step { $place })
rr-lane-gap = the factory of step { $place }
rr-lane-question = the ? space (step { $place })
rr-bonus-flat = 15 points
rr-bonus-workers = extra workers
rr-bonus-doublers = doublers
rr-bonus-railroads = completed railroads
rr-bonus-black-tracks = black tracks
rr-bonus-extra-engineer = one more engineer
rr-bonus-factories = factories
rr-bonus-tokens = ? tokens
rr-bonus-locomotives = locomotives
rr-bonus-engineers = engineers

## What a player may do.

rr-do-deal-engineer = Engineer { $number }
rr-do-deal-seat = { $seat }
rr-do-remove = Remove an End Bonus card: { $card }
rr-do-start = Take the Starting Bonus card: { $rewards }
rr-do-place = Place on { $space }
rr-do-pass = Pass
rr-do-stay = Leave the worker where it is
rr-do-pay = Pay with { $pieces }
rr-do-swap = Bring the worker from { $space }
rr-do-advance = Advance { $colour } { rr-on-railroad } to { $space }
rr-do-industry = Move industry marker { $marker } to { $space }
rr-do-doubler = Place a doubler
rr-do-locomotive = Build locomotive #{ $number }
rr-do-new-factory = Build factory #{ $number } from the supply: { $factory }
rr-do-used-factory = Build factory #{ $number } that lies face up: { $factory }
rr-do-token = Play the ? token: { $rewards }
rr-do-bonus-look = Look through the End Bonus cards
rr-do-bonus-points = { $points ->
    [one] Score { $points } point instead of an End Bonus card
   *[other] Score { $points } points instead of an End Bonus card
}
rr-do-again = Once more: { $reward }
rr-do-stop = Give up the rest
rr-do-put = Put locomotive #{ $number } { rr-on-railroad }
rr-do-put-slot = Put locomotive #{ $number } { rr-on-railroad }, slot { $slot }
rr-do-replace = Give up the factory in gap { $slot }
rr-do-card = Use the ? card: { $rewards }
rr-do-take-bonus = Take the End Bonus card: { $card }
rr-do-reuse = Use again: { $space }
rr-do-decline = Use no space again

## What a player is asked.

rr-ask-deal-order = Who is number { $position } in the turn order?
rr-ask-deal-engineer = Which { $letter } engineer comes next?
rr-ask-remove = Which End Bonus card is removed?
rr-ask-start = Choose a Starting Bonus card.
rr-ask-turn = Round { $round } of { $rounds }: choose an action space or pass. In front of you: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $temporary ->
    [0] { "" }
    [one] { $temporary } temporary worker,{ " " }
   *[other] { $temporary } temporary workers,{ " " }
}{ $roubles ->
    [one] { $roubles } rouble
   *[other] { $roubles } roubles
}.
rr-ask-pay = Choose how to pay for { $space }. It costs { $cost }.
rr-ask-swap = A worker of your colour must stand on the turn-order space: choose where it comes from.
rr-ask-owed = Choose what to do next. Still to take: { $rewards }.
rr-ask-locomotive = Choose where to put locomotive #{ $number }.
rr-ask-displaced = Locomotive #{ $number } was displaced: choose where it goes.
rr-ask-replace = All gaps are filled. Choose the factory that makes room for #{ $number }: { $factory }.
rr-ask-card = Choose a ? card.
rr-ask-bonus = Choose an End Bonus card, or points instead.
rr-ask-reuse = Choose the space to use again.
rr-ask-relocate = Choose where your worker goes from the turn-order space.

## What happens.

rr-event-seated = { $seat } is number { $position } in the turn order.
rr-event-dealt-engineer = Engineer { $number } joins the row.
rr-event-removed-bonus = An End Bonus card is removed unseen.
rr-event-start = { $seat } takes a Starting Bonus card: { $rewards }.
rr-event-round = Round { $round } of { $rounds } begins.
rr-event-placed = { $seat } chooses { $space }.
rr-event-paid = { $seat } pays with { $pieces }.
rr-event-swapped = { $seat } exchanges the piece with the worker from { $space }.
rr-event-passed = { $seat } passes: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rr-event-advanced = { $seat } advances { $colour } { rr-on-railroad } to { $space }.
rr-event-new-tracks = { $seat } receives { $count ->
    [one] { $count } { $colour } track
   *[other] { $count } { $colour } tracks
}.
rr-event-advantage = { $seat } reaches space { $space } { rr-of-railroad }: { $rewards }.
rr-event-built-locomotive = { $seat } builds locomotive #{ $number }.
rr-event-placed-locomotive = { $seat } puts locomotive #{ $number } { rr-on-railroad }.
rr-event-turned-over = Locomotive #{ $number } of { $seat } becomes a factory beside the supply.
rr-event-built-factory = { $seat } builds factory #{ $number } in gap { $slot }: { $rewards }.
rr-event-moved-marker = { $seat } moves industry marker { $marker } to { $space }.
rr-event-used-factory = { $seat } reaches factory #{ $number }: { $rewards }.
rr-event-added-marker = { $seat } places another industry marker.
rr-event-doubler = { $seat } places a doubler above space { $space }.
rr-event-roubles = { $seat } takes { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
}.
rr-event-temporary = { $seat } takes { $count ->
    [one] { $count } temporary worker
   *[other] { $count } temporary workers
}.
rr-event-workers = { $seat } wins { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.
rr-event-black-worker = { $seat } takes the black worker.
rr-event-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rr-event-hired = { $seat } gets engineer { $number }: { $rewards }.
rr-event-engineers = The engineers move one space to the right.
rr-event-token = { $seat } plays a ? token: { $rewards }.
rr-event-revalued = { $seat } revalues the tracks.
rr-event-medal = { $seat } places the Kiev Medal.
rr-event-card = { $seat } uses a ? card: { $rewards }.
rr-event-looked = { $seat } looks through the End Bonus cards.
rr-event-bonus-card = { $seat } takes the End Bonus card: { $card }.
rr-event-bonus-card-hidden = { $seat } takes an End Bonus card.
rr-event-reused = { $seat } uses again: { $space }.
rr-event-lapsed = { $seat } cannot use or does not want: { $reward }.
rr-event-stopped = { $seat } takes nothing more.
rr-event-relocated = { $seat } moves the worker from the turn order to { $space }.
rr-event-stayed = { $seat } leaves the worker on the turn order.
rr-event-scored-railroad = { $seat } scores { $points } { rr-for-railroad }.
rr-event-scored-industry = { $seat } scores { $points } for industry.
rr-event-scored-round = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round.
rr-event-bonus-scored = { $seat } shows the End Bonus card “{ $card }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rr-event-majority = { $seat } scores { $points } for the engineers.
rr-event-end = The game is over after { $rounds } rounds.

## The reckoning.

rr-stage = round { $round }
rr-feat-longest = No railroad is longer than that of { $seat }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { rr-on-railroad }.
rr-end-rounds = All rounds are played.
rr-score-industry = Industry
rr-score-passing = Passing
rr-score-effects = Effects
rr-score-bonuses = End Bonus cards
rr-score-majority = Engineers

rr-score-so-far = Points so far

## What a choice brings: $amount is a number with its sign, or two of them; $count is for the plural.

rr-amount-paid = { $amount } { $count ->
    [one] worker or rouble
   *[other] workers or roubles
}
rr-amount-workers = { $amount } { $count ->
    [one] worker
   *[other] workers
}
rr-amount-temporary = { $amount } { $count ->
    [one] temporary worker
   *[other] temporary workers
}
rr-amount-roubles = { $amount } { $count ->
    [one] rouble
   *[other] roubles
}
rr-amount-track = { $amount } { $colour } track
rr-amount-reach = { $amount } reach of locomotives
rr-amount-industry = { $amount } industry
rr-amount-factories = { $amount } { $count ->
    [one] factory
   *[other] factories
}
rr-amount-doublers = { $amount } { $count ->
    [one] doubler
   *[other] doublers
}
rr-amount-extra-workers = { $amount } { $count ->
    [one] worker for good
   *[other] workers for good
}
rr-amount-engineers = { $amount } { $count ->
    [one] engineer
   *[other] engineers
}
rr-amount-tokens = { $amount } { $count ->
    [one] ? token played
   *[other] ? tokens played
}
rr-amount-cards = { $amount } { $count ->
    [one] End Bonus card
   *[other] End Bonus cards
}
rr-amount-coal = { $amount } coal
rr-amount-stock = { $amount } on the stock market
rr-amount-points = { $amount } { $count ->
    [one] point
   *[other] points
}
rr-amount-scoring = { $amount } in the next scoring

## Tables of printed values.

russian-railroads-table-tiles = Locomotives and the factories on their backs
russian-railroads-table-spaces = Action spaces
russian-railroads-table-engineers = Engineers
russian-railroads-table-german-areas = Places of the extension tiles
russian-railroads-table-german-tiles = Extension tiles
russian-railroads-table-german-advantages = Advantages on the German boards
russian-railroads-table-german-scoring = Points on the German boards
russian-railroads-table-german-industry = Industry track of the German boards
russian-railroads-table-german-incomes = Income markers
russian-railroads-table-coal-spaces = Action spaces for coal
russian-railroads-table-coal-foundries = Foundries
russian-railroads-table-coal-boilermen = Factories with a boilerman
russian-railroads-table-new-setup = The freight car’s number
russian-railroads-table-new-engineers = New engineers
russian-railroads-table-new-items = Special ? items
russian-railroads-table-american-railroads = Railroads of the American boards
russian-railroads-table-american-advantages = Advantages on the American boards
russian-railroads-table-american-scoring = Points on the American boards
russian-railroads-table-american-industry = Industry tracks of the American boards
russian-railroads-table-american-lanes = Stock icons on the industry tracks
russian-railroads-table-american-stock = Stock market
russian-railroads-table-american-dividends = Dividends
russian-railroads-table-setup = Set-up
russian-railroads-table-colours = Tracks and what they are worth
russian-railroads-table-railroads = Railroads
russian-railroads-table-advantages = Advantages on the player boards
russian-railroads-table-scoring = Points on the player boards
russian-railroads-table-industry = Industry track
russian-railroads-table-starts = Starting cards
russian-railroads-table-tokens = ? tokens
russian-railroads-table-cards = Cards
russian-railroads-table-bonuses = End bonus cards
russian-railroads-table-german-railroads = Railroads of the German boards
russian-railroads-table-german-branches = Branches of the German boards
russian-railroads-table-coal-setup = Set-up with coal
russian-railroads-table-coal-starts = Starting cards with coal
russian-railroads-table-new-colours = Revaluation of the tracks
russian-railroads-table-new-tokens = New ? tokens
russian-railroads-table-new-factories = New factories
russian-railroads-table-new-burning = What coal gives
russian-railroads-table-american-boulders = Boulders
russian-railroads-table-american-tokens = ? tokens of the American boards
russian-railroads-table-american-factories = Steelworks

## Names of printed values.

russian-railroads-value-for-2 = for 2 players
russian-railroads-value-for-3 = for 3 players
russian-railroads-value-for-4 = for 4 players
russian-railroads-value-tracks = pieces of track
russian-railroads-value-spaces = spaces
russian-railroads-value-colours = colours
russian-railroads-value-slots = places for locomotives
russian-railroads-value-doublers = places for doublers
russian-railroads-value-railroad = railroad
russian-railroads-value-space = space
russian-railroads-value-colour = track that is needed
russian-railroads-value-rewards = gives
russian-railroads-value-locomotive = a locomotive has to reach it
russian-railroads-value-double = doubles
russian-railroads-value-points = points
russian-railroads-value-medal = needs the medal
russian-railroads-value-markers = markers
russian-railroads-value-factory = factory
russian-railroads-value-area = area
russian-railroads-value-workers = workers
russian-railroads-value-roubles = roubles
russian-railroads-value-seats = numbers of players
russian-railroads-value-unlimited = for any number
russian-railroads-value-last-round = in the last round
russian-railroads-value-letter = letter
russian-railroads-value-counts = counts
russian-railroads-value-each = points for each
russian-railroads-value-most = at most
russian-railroads-value-from = from
russian-railroads-value-start = the first locomotive stands here
russian-railroads-value-after = forks after
russian-railroads-value-first = first space
russian-railroads-value-last = last space
russian-railroads-value-branch = branch
russian-railroads-value-tile = tile
russian-railroads-value-shares = is one space with
russian-railroads-value-shares-seats = one space with so many players
russian-railroads-value-coal = coal
russian-railroads-value-number = number
russian-railroads-value-lane = industry track
russian-railroads-value-spike = with the golden spike
russian-railroads-value-passable = without gaps to wait at
russian-railroads-value-piles = piles

## Editions.

rr-edition-reward = “{ $text }” is not an effect that can stand here. Write a known kind and a number, such as "track gray 2".
rr-edition-numbering = The entries are numbered from 1 without gaps: { $expected } is expected here, not { $found }.
rr-edition-unlettered = { $count } engineers have no letter. Exactly one must have letter = "none".
rr-edition-too-many = There are more than { $most } entries. Remove some.
rr-edition-steps = “{ $key }” needs as many numbers in “points” as in “from”.
rr-edition-railroads = There must be exactly { $count } railroads.
rr-edition-doublers = At least one railroad must have spaces for doublers.
rr-edition-colours = “{ $key }” must use colours in their order, from black on.
rr-edition-values = “{ $key }” needs as many values as the other colours, and at least one.
rr-edition-tracks = “{ $key }” needs { $count ->
    [one] exactly { $count } track
   *[other] exactly { $count } tracks
}, one for each railroad that uses it, and advantages that bring them.
rr-edition-lane = “{ $text }” is not possible on the industry track. Use numbers, "gap" and one "?", and begin with a number.
rr-edition-free = “{ $key }” costs nothing. Give it workers or roubles.
rr-edition-repeated = “{ $key }” names a number twice in “{ $name }”. Remove one of the two.
rr-edition-positions = There must be points for every position in the turn order.
rr-edition-too-much = { $number } is too much for “{ $key }”: at most { $most } is possible.
rr-edition-start-tiles = There are not enough of these locomotives for { $seats } players to start with.
rr-edition-starts = There are not enough Starting Bonus cards for { $seats } players.
rr-edition-claim = “{ $key }” is for a position that this number of players does not have. Leave that number out of its seats.

## The board in the terminal.

rr-letter-black = K
rr-letter-gray = G
rr-letter-brown = B
rr-letter-natural = N
rr-letter-white = W
rr-board-round = { $round ->
    [0] Before round 1
   *[other] Round { $round } of { $rounds }
}
rr-board-locomotives = Locomotives { $tiles }
rr-board-factories = Face-up factories { $tiles }
rr-board-roubles = { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
}
rr-board-doublers = { $count ->
    [one] { $count } doubler
   *[other] { $count } doublers
}
rr-board-bonuses = { $count ->
    [one] { $count } End Bonus card
   *[other] { $count } End Bonus cards
}
rr-board-engineers = Engineers
rr-board-engineer-hire = to hire
rr-board-engineer-public = public
rr-board-engineer-later = { $place ->
    [one] in { $place } round
   *[other] in { $place } rounds
}
rr-board-area = Area
rr-board-area-track = Track extension
rr-board-area-locomotives = Locomotives
rr-board-area-industry = Industrialization
rr-board-area-auxiliary = Auxiliary
rr-board-area-order = Turn order
rr-board-area-engineers = Engineers
rr-board-cost = Cost
rr-board-effect = Effect
rr-board-pieces = Taken by
rr-board-position = Place
rr-board-points = Points
rr-board-workers = Workers
rr-board-money = Roubles
rr-board-tokens = ? tokens
rr-board-cards = End Bonus cards
rr-board-legend = capital: track, small: spaces behind it, |: reach of the locomotives, ²: doubler, [ ]: industry marker
rr-board-revalued = tracks revalued
rr-board-medal = Kiev Medal
rr-board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rr-board-temporary = { $count }T
rr-board-black-worker = K

## Why something is not possible.

rr-why-taken = This space is taken in this round.
rr-why-pieces = This space costs { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and { $roubles ->
    [one] { $roubles } rouble
   *[other] { $roubles } roubles
}, and you have too little.
rr-why-engineer = Engineer { $number } cannot be used by you in this round.
rr-why-claim = You cannot claim this position: it is yours, you have claimed one already, or no worker of yours can stand there.
rr-why-coal = This space costs { $coal } coal, and you have too little.
rr-why-useless = You could not do everything that this space gives.

## Options.

russian-railroads-extra-board-german = German Railroads
russian-railroads-extra-board-american = American Railroads
russian-railroads-extra-coal-on = Coal
russian-railroads-extra-new-material-on = New material
russian-railroads-option-board = Board
russian-railroads-option-board-russian = Russian
russian-railroads-option-board-german = German (German Railroads)
russian-railroads-option-board-american = American (American Railroads)
russian-railroads-option-board-russian-why = The Trans-Siberian, St. Petersburg and Kiev. Start here.
russian-railroads-option-board-german-why = A line that forks, stations you build yourself, and income markers.
russian-railroads-option-board-american-why = Boulders in the way, two industry tracks, and a stock market.
russian-railroads-option-coal = Coal
russian-railroads-option-coal-off = without
russian-railroads-option-coal-on = with coal, foundries and boilermen
russian-railroads-option-coal-off-why = Workers and roubles pay for everything.
russian-railroads-option-coal-on-why = A third means of payment that buys extra actions; one round less.
russian-railroads-option-new-material = New material
russian-railroads-option-new-material-off = without
russian-railroads-option-new-material-on = new engineers and special ? items
russian-railroads-option-new-material-off-why = The engineers and tokens of the base game.
russian-railroads-option-new-material-on-why = More kinds of engineers, and one special item for each player.

## Places and things.

rr-railroad-dresden = Dresden
rr-railroad-munich = Munich
rr-railroad-nuremberg = Nuremberg–Fürth
rr-railroad-rocky-mountain = Rocky Mountain
rr-railroad-transcontinental-west = Transcontinental West
rr-railroad-transcontinental-east = Transcontinental East
rr-branch-hamburg = Hamburg
rr-branch-berlin = Berlin
rr-area-hannover = Hanover
rr-area-wurzburg = Würzburg
rr-area-frankfurt = Frankfurt
rr-boulder-track = the boulder on Transcontinental East
rr-boulder-industry = the boulder on the lower industry track
rr-slot = { $railroad }, slot { $slot }
rr-factory = factory #{ $number }
rr-factory-steelworks = the steelworks
rr-factory-coal-factory = the coal factory
rr-space-coal = coal, { $rewards }
rr-piece-coal = { $count ->
    [one] { $count } coal
   *[other] { $count } coal
}

## Effects.

rr-reward-coal = { $count } coal
rr-reward-spike = the golden spike
rr-reward-item-engineer = the engineer with −10
rr-reward-reuse-others = { $count ->
    [one] use a space again
   *[other] use { $count } different spaces again
}
rr-reward-stock = { $count ->
    [one] a step on the stock market
   *[other] { $count } steps on the stock market
}
rr-reward-payout = a payout of the stock market
rr-reward-payout-all = a payout for everyone
rr-reward-special = a special ? item
rr-reward-coal-factory = the coal factory
rr-reward-draw = { $count ->
    [one] a drawn Starting Bonus card
   *[other] { $count } drawn Starting Bonus cards
}
rr-reward-track-apart = { $count ->
    [one] { $count } advance of any track
   *[other] { $count } advances of different tracks
}
rr-reward-income = { $count ->
    [one] an income marker
   *[other] { $count } income markers
}
rr-reward-foundry = { $count ->
    [one] a foundry
   *[other] { $count } foundries
}
rr-reward-boilerman = { $count ->
    [one] a boilerman
   *[other] { $count } boilermen
}
rr-reward-boulder = { $count ->
    [one] remove a boulder
   *[other] remove { $count } boulders
}
rr-reward-burn = { $count ->
    [one] more for up to { $count } coal
   *[other] more for up to { $count } coal
}
rr-reward-car = the freight car

## What a player may do.

rr-do-income = Take the income marker: { $rewards }
rr-do-foundry = Take the foundry: { $rewards }
rr-do-boilerman = Put the boilerman beside the locomotive of { $slot }
rr-do-boilerman-factory = Put the boilerman beside the factory in gap { $slot }
rr-do-boulder = Remove { $boulder }
rr-do-burn = Pay 1 coal: { $rewards }
rr-do-car = Attach the freight car to the locomotive of { $slot }
rr-do-branch = Take the branch to { $branch }
rr-do-tile = Lay the extension tile { $tile }
rr-do-reveal = The foundry: { $rewards }
rr-do-keep = Keep the foundry open
rr-do-item = Take the special item: { $rewards }
rr-do-draw = The Starting Bonus card: { $rewards }
rr-do-dividend = Choose the dividend: { $rewards }
rr-do-fill = Put it into the next gap
rr-do-discard = Discard the steelworks
rr-do-use-income = Use the income marker: { $rewards }
rr-do-use-foundry = Use the foundry: { $rewards }
rr-do-use-space = Pay with coal: { $space }
rr-do-buy = Pay { $roubles ->
    [one] { $roubles } rouble
   *[other] { $roubles } roubles
} for space { $space } { rr-of-railroad }: { $rewards }
rr-do-finish = End the turn
rr-do-doubler-above = Place a doubler { rr-on-railroad }
rr-do-special-factory = Build { $name } that lies face up: { $factory }

## What a player is asked.

rr-ask-branch = The railroad forks: choose the branch { rr-of-railroad }. All later tracks follow it.
rr-ask-tile = Black has reached { $area }: choose the extension tile.
rr-ask-reveal = Which foundry is laid out next?
rr-ask-close = You have used the foundry ({ $rewards }). Close it for a boilerman, or keep it.
rr-ask-item = Choose a special ? item.
rr-ask-draw = Which Starting Bonus card is drawn?
rr-ask-apart = Choose a track to advance. Different tracks still to move: { $count }.
rr-ask-dividend = You are the first on level { $level }: choose its dividend.
rr-ask-factory = Choose where { $factory } goes.
rr-ask-coin = Do you pay for a coin space before the scoring?
rr-ask-finish = Is there anything else to use before your turn ends?

## What happens.

rr-event-branch = { $seat } takes the branch to { $branch }.
rr-event-tile = { $seat } lays the extension tile { $tile } at { $area }.
rr-event-income = { $seat } takes an income marker: { $rewards }.
rr-event-used-income = { $seat } uses an income marker: { $rewards }.
rr-event-coal = { $seat } takes { $count } coal.
rr-event-foundry = { $seat } takes a foundry: { $rewards }.
rr-event-used-foundry = { $seat } uses a foundry: { $rewards }.
rr-event-closed-foundry = { $seat } closes the foundry: { $rewards }.
rr-event-revealed = A foundry is laid out: { $rewards }.
rr-event-burnt = { $seat } pays 1 coal for the coal factory.
rr-event-boiled = { $seat } puts a boilerman beside the locomotive of { $slot }.
rr-event-boiled-factory = { $seat } puts a boilerman beside the factory in gap { $slot }.
rr-event-car = { $seat } attaches the freight car to the locomotive of { $slot }.
rr-event-item = { $seat } takes a special ? item: { $rewards }.
rr-event-boulder = { $seat } removes { $boulder }.
rr-event-bought = { $seat } pays for space { $space } { rr-of-railroad }: { $rewards }.
rr-event-stock = { $seat } reaches level { $level } of the stock market.
rr-event-dividend = { $seat } chooses the dividend of level { $level }: { $rewards }.
rr-event-payout = { $seat } gets a payout for level { $level } and those below.
rr-event-steelworks = { $seat } takes a steelworks.
rr-event-discarded = { $seat } discards the steelworks.
rr-event-spike = { $seat } places the golden spike.
rr-event-stock-scored = { $seat } scores { $points } for the stock market.
rr-event-doubler-above = { $seat } places a doubler above space { $space } { rr-of-railroad }.
rr-event-built-special = { $seat } puts { $factory } into gap { $slot }.
rr-event-used-special = { $seat } reaches { $factory }: { $rewards }.
rr-score-stock = Stock market

## Editions.

rr-edition-unreachable = “{ $key }” can never be reached: { $colour } cannot come so far there, because tracks keep their order and end with the railroad. Check space, colour and what must be laid out.
rr-edition-never = “{ $text }” can never happen in “{ $key }”: nothing of this kind is on the board or in the supply. Write another effect.
rr-edition-unscored = “{ $key }” waits for a medal or a golden spike that no token gives. Add the token or remove the value.
rr-edition-off-board = “{ $key }” does not lie on its railroad or track, or where pieces stand at the start. Check its spaces.
rr-edition-branch = “{ $key }” must leave the same railroad at the same space as the other branches, and the longest branch is as long as the railroad.
rr-edition-area = “{ $key }” needs a tile for each of { $seats } players.

## The boards of the expansions in the terminal.

rr-board-area-coal = Coal
rr-board-closed = taken with the space beside it
rr-board-boilerman = b
rr-board-car = c
rr-board-tiles = Extension tiles
rr-board-incomes = Income markers: { $things }
rr-board-foundries = Foundries: { $things } · { $stack } in the stack
rr-board-items = Special ? items: { $things }
rr-board-star = { $points ->
    [one] { $points } point each scoring
   *[other] { $points } points each scoring
}
rr-board-with-locomotive = +locomotive
rr-board-dividend = Dividend
rr-board-branch = branch to { $branch }
rr-board-tile = { $area } { $tile } ({ $text })
rr-board-own-incomes = income: { $things }
rr-board-own-foundries = foundries: { $things }
rr-board-used = used
rr-board-bought = paid: { $things }
rr-board-legend-modules = , b: boilerman, c: freight car, { $boulder }: boulder

## The rules page of the browser client: a summary in our own words, in numbered sections.

russian-railroads-rules-1 = What it is about
russian-railroads-rules-1-text =
    You build three railroads on your own board, buy locomotives and factories, and hire engineers. At the end of each round everything you have built scores again, so early work pays often.
russian-railroads-rules-2 = Your turn: one space
russian-railroads-rules-2-text =
    Put the workers that are shown on a free space and do at once what it gives; or pass for the rest of the round, which gives a few points to those who are late in the turn order.
    Roubles can stand in for workers, never the other way round. A space with a dashed coin needs a rouble.
    You must be able to do everything a space gives; only your own engineers may be used in part.
russian-railroads-rules-3 = Tracks
russian-railroads-rules-3-text =
    An arrow on a colour moves a track of that colour one space; several arrows may be shared among your railroads. Black goes first, then gray, brown, natural, white: no track overtakes the one before it.
    Black brings the next colours when it reaches spaces 2, 6, 10 and 15 of the Trans-Siberian.
    Symbols on a space are won once, when the track of the colour under the symbol is there; a blue bar over it means that your locomotives must reach that far too.
russian-railroads-rules-4 = Locomotives and factories
russian-railroads-rules-4-text =
    A tile is a locomotive on one side and a factory on the other. You take the lowest number there is.
    A locomotive goes to a railroad: its number is how many spaces of it are in reach. A higher one pushes out a lower one, which moves to another railroad by the same rule; one that fits nowhere becomes a factory beside the supply.
    On the Trans-Siberian two locomotives add up.
    A factory fills the next gap of your industry track.
russian-railroads-rules-5 = Industry
russian-railroads-rules-5-text =
    A gear moves your industry marker one space. An empty gap stops it. Where it reaches a factory, the factory acts at once.
russian-railroads-rules-6 = Effects in any order
russian-railroads-rules-6-text =
    One action often brings several effects. They lie in the tray above the board until you have taken them, in the order you like. Whatever you win on the way lies down beside them.
russian-railroads-rules-7 = Engineers and turn order
russian-railroads-rules-7-text =
    For a rouble you hire the engineer at the front of the row: from then on it is a space for you alone. The light ones beside it are open to everybody. Each round the row moves on.
    A worker on a turn-order space claims that position in the next round; before the scoring it may still be used on a free space for one worker.
russian-railroads-rules-8 = Scoring a round
russian-railroads-rules-8-text =
    Each space in reach of your locomotives counts by the colour that covers it: gray 1, brown 2, natural 4, white 7, black nothing. A doubler over a space of the Trans-Siberian counts it twice.
    St. Petersburg and Kiev have advantages of their own; the industry marker counts its number, or the last one before it.
russian-railroads-rules-9 = Tokens, cards and the end
russian-railroads-rules-9-text =
    A ? lets you play one of your seven tokens, each once: advances, industry, doublers, better values, a second marker, the Kiev Medal, or a card.
    After the last round End Bonus cards are shown and count; the most engineers bring 40 points, the second most 20. The most points win.

## The rules page: boards and modules of the expansions.

russian-railroads-rules-board-german = The German board
russian-railroads-rules-board-german-1 = Three other railroads
russian-railroads-rules-board-german-1-text =
    Dresden, Munich and Nuremberg–Fürth take the place of the Russian railroads; everything else goes on as before. Your first locomotive stands on the Munich line, which has room for two, and doublers lie above its first eight spaces.
    Symbols with a ring of arrows count again at every scoring. Dresden counts double as a whole once gray and its locomotive are on space 7.
    Which symbol stands where on this board is known for a few spaces only. What we had to make up ourselves carries the sign ≈.
russian-railroads-rules-board-german-2 = The fork
russian-railroads-rules-board-german-2-text =
    Behind its eighth space the Munich line divides. The moment black steps onto the ninth you choose a branch: Hamburg is longer and has the white track at its end, Berlin is shorter and brings the natural tracks sooner.
    All later colours follow black. The other branch is closed to you for the rest of the game.
russian-railroads-rules-board-german-3 = Stations and extension tiles
russian-railroads-rules-board-german-3-text =
    Hatched stretches are not built yet. When black enters one, you take any tile of that station that is still there and lay it; then the move goes on. Each tile exists once.
    A tile gives what its spaces show, under the same conditions as the rest of the railroad: the colour below the symbol has to be there, and with a blue bar above it your locomotives too. A green check shows what you have won.
russian-railroads-rules-board-german-4 = Income markers
russian-railroads-rules-board-german-4-text =
    A space with an oval brings you one of the open income markers. You may use each of yours once a round, before or after your action, as many in a turn as you like. A used one is turned over until the round has been scored.
    It cannot be used while passing or after it, when a worker moves on from the turn order, or in a scoring.
russian-railroads-rules-board-german-5 = Tracks, markers, workers, medal
russian-railroads-rules-board-german-5-text =
    You have two natural tracks and put each on the railroad you like.
    A third industry marker is possible. A new one waits until no other marker stands on the start space.
    More than two additional workers of your colour you never get. The medal belongs to space 5 of Nuremberg–Fürth.
russian-railroads-rules-board-american = The American board
russian-railroads-rules-board-american-1 = Rocky Mountain and Transcontinental
russian-railroads-rules-board-american-1-text =
    Your first locomotive stands on Rocky Mountain. Natural and white tracks may be used on all three railroads, as far as you have pieces, and doublers lie above all of them: above the first eight spaces of Rocky Mountain and the first three of the others.
    The last space of each Transcontinental railroad pays at every scoring once its condition is met. With the golden spike, one of your ? tokens, it pays much more.
    Most of what is printed on this board is our reconstruction; it carries the sign ≈.
russian-railroads-rules-board-american-2 = Boulders and coin spaces
russian-railroads-rules-board-american-2-text =
    One boulder blocks space 8 of Transcontinental East, another the lower industry track. Nothing passes them. Spaces 3 and 4 of Rocky Mountain each remove one of your boulders and score its points.
    Each railroad has a space with a coin. When its condition is met you may pay, at once or in any later turn before or after your action, and take what it gives.
russian-railroads-rules-board-american-3 = Two industry tracks
russian-railroads-rules-board-american-3-text =
    A gear moves either of your two markers, and both score. On the lower track an empty gap stops the marker as always.
    The upper track has no gaps. A marker that comes to an arrow uses the factory below it, if one is there at that moment; a factory built later does nothing for it.
russian-railroads-rules-board-american-4 = The stock market
russian-railroads-rules-board-american-4-text =
    A chart moves your price marker one level up. The first on a level chooses one of the unused dividends for it and takes it; everybody who comes later takes the same.
    On the top level a chart gives you a payout instead: the dividends of your level and all below it, in any order. One ? token gives a step and a payout.
    At the end the two who are furthest score. Of those on one level the left-most, who came first, is ahead.
russian-railroads-rules-board-american-5 = Steelworks and the payout for everyone
russian-railroads-rules-board-american-5-text =
    A steelworks lies beside three of the piles. Whoever takes the last tile of such a pile takes it too, and puts it into a gap of the industry track or discards it. It acts as a factory, and may be replaced even while other gaps are empty.
    Then everyone gets a payout of the stock market, beginning with the one who took it.
russian-railroads-rules-coal-on = Coal
russian-railroads-rules-coal-on-1 = Coal is a third means of payment
russian-railroads-rules-coal-on-1-text =
    You start with a piece of coal and one more rouble, and the game is a round shorter. Coal that you do not spend you keep.
    A space that shows coal as its price is used in addition to your action, before or after it, several in one turn if you like; each of them once a round. The coal stays there until the round ends. Who passes can no longer do this.
russian-railroads-rules-coal-on-2 = The coal board
russian-railroads-rules-coal-on-2-text =
    One space gives coal for a worker, one a foundry and coal for a rouble, one a boilerman for coal. With two players the first two are one space: whoever uses either closes both.
russian-railroads-rules-coal-on-3 = Foundries
russian-railroads-rules-coal-on-3-text =
    A foundry you take lies before you, and the next one is laid out. Once a round you may pay its coal and do what it shows, already in the round you got it.
    Straight after its use you may close it for good: turned over it is a boilerman.
russian-railroads-rules-coal-on-4 = Boilermen
russian-railroads-rules-coal-on-4-text =
    A boilerman goes beside a locomotive or a factory of yours that has none yet.
    The locomotive counts one more from then on, and the boilerman stays with it when it moves. A factory gives one more of what it gives. When locomotive or factory leaves your board, the boilerman leaves the game.
russian-railroads-rules-new-material-on = New material
russian-railroads-rules-new-material-on-1 = New engineers
russian-railroads-rules-new-material-on-1-text =
    They are shuffled in among the others. Each shows its price: one worker, two workers or a coin. Two engineers with the same number never lie in the row together.
    One of them draws two Starting Bonus cards for you, another moves three different tracks one space each.
russian-railroads-rules-new-material-on-2 = The double ? and the special items
russian-railroads-rules-new-material-on-2-text =
    You have one more token, with two question marks. Played on a ? it brings you one of the special items that lie open for all; each exists once.
    A second revaluation with other values, never together with the first. A coal factory: two black advances, and two more for each coal you pay there, up to three. An engineer with the number −10, which is counted in sums but never costs you points. A freight car that raises a locomotive by two. Or money and an End Bonus card.

## What the icons mean: one sentence each.

rr-icon-track = Each arrow moves a track of this colour one space, on any of your railroads.
rr-icon-tracks = New tracks of this colour, which may enter your railroads from now on.
rr-icon-apart = Each arrow moves another one of your tracks one space.
rr-icon-locomotive = Take the locomotive of the lowest number and put it on a railroad.
rr-icon-factory = Take the tile of the lowest number as a factory for the next gap of your industry track.
rr-icon-build = Take the tile of the lowest number, as a locomotive or as a factory.
rr-icon-place = A locomotive; its number is how many spaces of a railroad it reaches.
rr-icon-locomotive-sum = Points at once for the numbers of your best locomotives.
rr-icon-industry = Each gear moves an industry marker one space; an empty gap stops it.
rr-icon-marker = Another industry marker, which moves and scores like the first.
rr-icon-hire = Hire the engineer at the front of the row; from then on it is a space for you alone.
rr-icon-engineer = The engineer shown on the card is yours at once.
rr-icon-item-engineer = An engineer with the number −10, a space for you alone.
rr-icon-engineer-sum = Points at once for the numbers of your engineers.
rr-icon-reuse = Use a space again on which one of your workers stands.
rr-icon-reuse-others = Use a space on which workers of others stand.
rr-icon-again = Take one of the effects of this card again.
rr-icon-worker = One more worker of your colour, for the rest of the game.
rr-icon-temporary = A worker for this round alone.
rr-icon-black-worker = The black worker is yours; where it stands on a track space, black moves one space more.
rr-icon-boilerman = A boilerman makes a locomotive count one more, or a factory give one more.
rr-icon-medal = The medal counts at every scoring once its place is reached.
rr-icon-medal-place = Whoever reaches this and holds the medal scores these points at every scoring.
rr-icon-token = Play one of your ? tokens; each is played once.
rr-icon-card = Take one of the ? cards that are left.
rr-icon-special = Take one of the special items that lie open for all.
rr-icon-bonus = Choose an End Bonus card, which counts at the end, or take points.
rr-icon-draw = Draw Starting Bonus cards and take what they give.
rr-icon-revalue = From now on your tracks are worth more at every scoring.
rr-icon-coal = Coal pays for foundries and for the spaces that ask for it; what is left you keep.
rr-icon-burn = For each coal that you pay here, up to this number, you get the effect once more.
rr-icon-foundry = Take a foundry, which you may use for coal once a round.
rr-icon-boulder = Remove one of your boulders and score its points.
rr-icon-car = The freight car makes one of your locomotives reach further.
rr-icon-spike = With the golden spike the ends of the Transcontinental railroads pay much more.
rr-icon-stock = Move your price marker one level up and take the dividend of that level.
rr-icon-payout = Take the dividends of your level and of all below it.
rr-icon-payout-all = Everybody takes the dividends of their level and of all below it.
rr-icon-steelworks = The steelworks comes with the last tile of its pile and acts as a factory.
rr-icon-coal-factory = A factory that gives more for coal.
rr-icon-points = Points at once.
rr-icon-star = Points at every scoring, once this is reached.
rr-icon-rouble = A rouble can stand in for a worker, and some spaces ask for it.
rr-icon-doubler = A space under a doubler counts twice at every scoring.
rr-icon-double = This railroad counts double at every scoring, once this is reached.
rr-icon-income = Take an income marker, which you may use once a round.
rr-icon-claim = A worker here claims this position in the turn order of the next round.

## The guided first game: a walk round the board, then a word at each question that is new.

web-guide-russian-railroads-1 = The action spaces. A picture shows what a space gives, the dashed figures below what it costs. Arrows on a colour move tracks, gears move industry.
web-guide-russian-railroads-2 = Engineers: the first can be hired for a rouble, the next ones can be used by everybody. After that the ones of later rounds.
web-guide-russian-railroads-3 = Locomotives and factories are two sides of the same tiles; you take the lowest number. The small picture is what the factory does.
web-guide-russian-railroads-4 = Your board: three railroads, with the locomotives that serve them, and the industry track. The blue line shows how far your locomotives reach; only there tracks count.
web-guide-rr-ask-start = Take a small advantage for the start.
web-guide-rr-ask-turn = Place workers on a free space. For a start: black tracks on the Trans-Siberian bring the gray ones at space 2, and a locomotive makes them count.
web-guide-rr-ask-pay = You can pay with workers or roubles. Roubles are rare and hire engineers: keep one if you can.
web-guide-rr-ask-swap = The turn order needs a worker of your own colour.
web-guide-rr-ask-owed = Several effects wait in the tray. Take them in the order you like: something new may come of it.
web-guide-rr-ask-locomotive = Choose the railroad for the locomotive. Its number is how many spaces count. A higher number pushes out a lower one.
web-guide-rr-ask-displaced = The weaker locomotive moves on by the same rule. Nothing is lost.
web-guide-rr-ask-replace = All gaps are filled: one factory has to make room.
web-guide-rr-ask-card = Choose one of the ? cards; it is used at once and gone for the others.
web-guide-rr-ask-bonus = An End Bonus card counts at the end and is hidden from the others; or take the points now.
web-guide-rr-ask-reuse = Use a space once more that holds a single worker of yours.
web-guide-rr-ask-relocate = Your worker from the turn order may still act on a free space for one worker.
web-guide-rr-event-scored-round = The round is scored: everything within reach of your locomotives counts, and will count again in every round to come.

## The board in the browser.

web-rr-next-scoring = Worth of the next scoring
web-rr-owed = Still to take, in any order
web-rr-owed-short = To take
web-rr-expand = Show { $name } large
web-rr-shrink = Show { $name } small
web-rr-main-board = the main board
web-rr-shared = what is laid out for everybody
web-rr-order = Turn order
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

## The lesson: one idea at a time.

russian-railroads-lesson-aim = Welcome! The most points win, and each of the rounds scores again everything you have built. In the next minutes you play the first round of a game for two; the other player plays along.
russian-railroads-lesson-start = Everybody takes a small advantage for the start. Take the rouble: roubles can stand in for workers, and they hire engineers.
russian-railroads-lesson-spaces = The action spaces. A picture shows what a space gives, the dashed figures what it costs. In your turn you take one free space; whoever takes it closes it for this round. You have six workers.
russian-railroads-lesson-black = The arrows on black advance your black tracks. Black comes first everywhere and brings the better colours. Take the three black advances.
russian-railroads-lesson-pay = The space costs two workers. Keep the roubles for later and pay with workers.
russian-railroads-lesson-advance = Your board has three railroads. Advance black on the Trans-Siberian to its space 2.
russian-railroads-lesson-gray = Space 2 brought you the gray tracks: from now on you can build them, and they count. Go on with black to 3, so that gray has room behind it.
russian-railroads-lesson-ahead = No track may overtake the one before it. Once more black, to 4.
russian-railroads-lesson-locomotives = Tracks count only as far as your locomotives reach. Locomotives and factories are the two sides of the same tiles, and you take the lowest number that is there.
russian-railroads-lesson-locomotive = Take the space for a locomotive or a factory.
russian-railroads-lesson-locomotive-pay = One worker.
russian-railroads-lesson-locomotive-side = As a locomotive, number 2 reaches two spaces. Build the locomotive.
russian-railroads-lesson-put = The Trans-Siberian has room for two locomotives, and their numbers add up: 1 and 2 reach three spaces. Put it on the second place there.
russian-railroads-lesson-grays = Now gray tracks under that reach: take the three gray advances.
russian-railroads-lesson-grays-pay = Two workers. Gray can go nowhere but to the Trans-Siberian behind black, so all three steps are made for you.
russian-railroads-lesson-engineers = Engineers: the one at the head of the row can be hired for a rouble. Then it is a space for you alone, in every round. Whoever has the most engineers at the end gets 40 points.
russian-railroads-lesson-hire = Hire the engineer. You pay with a rouble.
russian-railroads-lesson-own-engineer = Engineer 15 is yours and gives two black advances. Use it at once.
russian-railroads-lesson-engineer-pay = Your last worker.
russian-railroads-lesson-kiev = Steps of one action may go to different railroads. Begin with Kiev: black to 2.
russian-railroads-lesson-kiev-more = And once more: in Kiev to 3, or on another railroad. All of them have prizes of their own further on.
russian-railroads-lesson-industry = You have no workers left, but two roubles. A rouble stands in for a worker: take one industry advance. The gear moves your industry marker, and its number counts in each round.
russian-railroads-lesson-pass = Keep the last rouble. Pass: whoever is late in the turn order gets some points for it. When all have passed, the round is scored.
russian-railroads-lesson-scored = Three gray tracks lie within reach of your locomotives: 3 points. The industry brings 1. All of it scores again in each of the five rounds to come, and better colours count 2, 4 and 7.
russian-railroads-lesson-end = You know how a round goes. Later come doublers, factories, the ? tokens and the bonus cards; the ? next to a question leads to the rules about it. Play on from here: the computer plays the other one.

## Positions set up by hand: what is set.

rr-place-yes = yes
rr-place-no = no
rr-place-round = Round
rr-place-first = the first who has not passed
rr-place-order = Number { $position } in the turn order
rr-place-nobody = nobody
rr-place-nothing = none
rr-place-nowhere = not in play
rr-place-at-hand = before its owner
rr-place-won = Won: { $tracks }
rr-place-temporary = Temporary workers
rr-place-points = Points: { $item }
rr-place-track = { $railroad }, { $colour }
rr-place-doublers = { $railroad }, doublers
rr-place-locomotive = Locomotive: { $slot }
rr-place-gap = Factory in gap { $slot }
rr-place-marker = Industry marker { $marker }
rr-place-token = ? token played: { $rewards }
rr-place-values = with the values { $values }
rr-place-taken = Taken on space { $space } { rr-of-railroad }: { $rewards }
rr-place-hired = Hired: { $space }
rr-place-public = public, place { $place }
rr-place-dealt = dealt by chance
rr-place-face-up = Face up: { $factory }
rr-place-cards = ? cards
rr-place-there = not taken
rr-place-gone = taken
rr-place-pile = in the pile, or removed unseen
rr-place-removed = removed
rr-place-taken-as = Taken as which card: { $card } (0: any)
rr-place-looked = { $seat } last saw the pile
rr-place-never = never
rr-place-after = { $count ->
    [0] before a card was taken
    [one] when { $count } card was taken
   *[other] when { $count } cards were taken
}
rr-place-free = free
rr-place-roubles = roubles alone
rr-place-coal = paid with coal
rr-place-temporary-at = Temporary workers there: { $space }
rr-place-roubles-at = Roubles instead of workers: { $space }
rr-place-own-of = Workers of { $seat }: { $space }
rr-place-temporary-of = Temporary workers of { $seat }: { $space }
rr-place-roubles-on = Roubles there: { $space }
rr-place-black-at = Where the black worker stands
rr-place-branch = Branch { rr-of-railroad }
rr-place-extension = { $area }, tile { $tile }
rr-place-used = Used in this round: { $thing }
rr-place-unseen = in the stack, or taken unseen
rr-place-open = laid out
rr-place-closed = closed
rr-place-unseen-boilermen = Boilermen taken from the stack unseen
rr-place-boilerman = Boilerman beside the locomotive of { $slot }
rr-place-car = Freight car behind the locomotive of { $slot }
rr-place-boulder = Removed: { $boulder }
rr-place-level = Level on the stock market
rr-place-arrival = Price markers that reached this level before
rr-place-dividend = Dividend { $number }: { $rewards }

## Positions set up by hand: what cannot be.

rr-placed-order = { $seat } has two positions in the turn order.
rr-placed-all-passed = Everybody has passed, so nobody’s turn begins.
rr-placed-passed = { $seat } has passed and has no turn.
rr-placed-workers = { $seat } has { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} on the spaces, but only { $most } in all.
rr-placed-covered = This space cannot be used in this round.
rr-placed-nobody = Pieces lie here, but nobody stands here. Say who it is.
rr-placed-pieces = { $count ->
    [one] The space costs { $count } worker, and more pieces replace it.
   *[other] The space costs { $count } workers, and more pieces replace them.
}
rr-placed-black = The black worker stands on a space, but belongs to nobody.
rr-placed-black-other = The black worker stands among the pieces of { $seat }, but belongs to somebody else.
rr-placed-claim = { $seat } cannot claim this position: it is theirs already, or they claim another one too.
rr-placed-claim-piece = Only a worker of a player’s colour can stay on a turn-order space.
rr-placed-twin = This space and the one beside it are one space: only one of them can be used.
rr-placed-engineer = Engineer { $number } is in two places.
rr-placed-number = Two engineers with the number { $number } lie in the row: only one of them is in a game’s row.
rr-placed-not-public = Nobody can be at this engineer: it is neither among the public engineers of the row nor hired.
rr-placed-hired = Only { $seat } can be at this engineer: they have hired it.
rr-placed-row = Too few engineers are left to deal the rest of the row. Say who lies there.
rr-placed-not-taken = The card has a place in the order of cards taken, but nobody has it.
rr-placed-removed = { $count } cards are removed, but only { $most } are in every game.
rr-placed-pile = Players have so many cards that { $count } could not be removed before the game.
rr-placed-looked = { $seat } cannot have seen the pile after more cards than were taken, which are { $count }.
rr-placed-starts = { $count } Starting Bonus cards are taken, but only { $most } players take one.
rr-placed-roubles = Players, spaces and ? cards have { $count } roubles, but only { $most } are in the box.
rr-placed-doublers = { $count } doublers are on the boards, but only { $most } are in the box.
rr-placed-temporary = { $count } temporary workers are in use, but only { $most } are in the box.
rr-placed-tiles = Tile #{ $number } is on boards or face up { $count } times, but only { $most } are in the game.
rr-placed-card = The ? card was used, but its locomotive #{ $number } is nowhere.
rr-placed-end = No track { rr-on-railroad } can be beyond space { $space } now.
rr-placed-track = The { $colour } track must stay behind the { $before } one.
rr-placed-tracks = The { $colour } track is on more railroads than there are tracks, which are { $most }.
rr-placed-gap = Gap { $slot } is empty, but a later one is filled. Factories fill the gaps from left to right.
rr-placed-marker-order = Industry marker { $marker } comes into play before this one.
rr-placed-marker-space = Another industry marker stands on this space.
rr-placed-marker-gap = The marker cannot have passed gap { $slot }, which is empty.
rr-placed-taken = { $seat } has not reached this space.
rr-placed-no-branch = Black is on space { $space } { rr-of-railroad } or beyond, so there must be a branch.
rr-placed-branch = The branch is chosen when black enters space { $space } { rr-of-railroad }.
rr-placed-no-tile = Black of { $seat } has reached { $area }, so there must be a tile.
rr-placed-tile = Black of { $seat } has not reached { $area }, so there can be no tile.
rr-placed-two-tiles = Two tiles lie at { $area } for the same player.
rr-placed-used = Nobody has it, so nobody can have used it.
rr-placed-unseen = Only { $count } foundries were never seen, so no more can have been taken unseen.
rr-placed-boilerman = There is nothing for the boilerman to stand beside.
rr-placed-cars = There is only one freight car.
rr-placed-car = There is no locomotive for the freight car.
rr-placed-coal-factory = There is only one coal factory.
rr-placed-dividend = Two dividends lie on the same level.
rr-placed-steelworks = { $count } steelworks are built, but only { $most } came with the last tile of their piles.
rr-placed-arrival-start = At the start of the stock market nobody is ahead of anybody.
rr-placed-arrival = The price marker needs a place of its own on level { $level }, which { $count } have reached: a number below that, and not that of another marker.
rr-placed-boulder = The industry marker cannot have passed { $boulder }.
