### Mini Express.

mini-express-name = Mini Express
mini-express-scoring = The Shares are counted
mini-express-scoring-total = Total
mini-express-pitch = Four companies lay track from city to city. Hold the right Shares when the game ends.
mini-express-aim = The most points win, and only Shares bring points. Make the companies grow whose Shares you hold, and have more Influence in them than the others.
mini-express-edition-standard = Rulebook of 2020
mini-express-edition-rising-chart = Another reading of the Track Length chart
mini-express-option-map = Map
mini-express-option-map-usa = USA
mini-express-option-map-europe = Europe
mini-express-option-map-usa-why = From the east coast to the Pacific. Start here.
mini-express-option-map-europe-why = From Minsk and Athens to Lisbon, with narrow seas in between.
mini-express-option-variant = Variant
mini-express-option-variant-none = none
mini-express-option-variant-golden-spike = Golden Spike (USA)
mini-express-option-variant-harbor = Harbor (Europe)
mini-express-option-variant-none-why = The plain game.
mini-express-option-variant-golden-spike-why = A line from Omaha to San Francisco, and a prize for whoever closes it.
mini-express-option-variant-harbor-why = Purple demand opens harbors, from which companies start anew.
mini-express-option-mode = Mode
mini-express-option-mode-standard = by the number of players; one or two play with the Bot
mini-express-option-mode-expert = expert game of two
mini-express-option-level = Level of the Bot
mini-express-option-level-easy = easy
mini-express-option-level-normal = normal
mini-express-option-level-hard = hard
mini-express-option-level-expert = expert
mini-express-option-level-nightmare = nightmare
mini-express-option-capacity = Capacity of cities
mini-express-option-capacity-standard = by the colour of the city
mini-express-option-capacity-first-game = two companies in every city

me-refuse-golden-spike = The Golden Spike is played on the USA map only.
me-refuse-harbor = Harbors are played on the Europe map only.
me-refuse-expert = The expert game is for two players.
me-refuse-level = The Bot, and so its level, belongs to games of one or two players that are not the expert game.

## Companies, tiles and the Bot.

me-company-brown = Brown
me-company-gray = Gray
me-company-orange = Orange
me-company-white = White
me-colour-brown = brown
me-colour-gray = gray
me-colour-orange = orange
me-colour-white = white
me-colour-purple = purple
me-tile = { $first } + { $second }
me-bot = the Bot

## What a player may do, and what is drawn.

me-do-start = { $seat } begins
me-do-deal = Deal { $tile }
me-do-choose = Take a starting Share of { $company }
me-do-take-two = Take both starting Shares of { $company }
me-do-split = Share out { $company }: one Share for each player
me-do-share = Take a Share of { $company }
me-do-build = Build track for { $company }
me-do-to = Connect to { $city }
me-do-via = Build through hex { $hex }
me-do-influence = Gain Influence in { $company }
me-do-west = Make { $company } the West Side Company
me-do-harbor = Open the Harbor { $harbor }
me-do-draw-refresh = Draw a refresh tile
me-do-draw = Draw the Bot tile { $company } / { $city }

## What is asked.

me-ask-start = Who is the Starting Player?
me-ask-deal = Which Demand tile does { $city } get?
me-ask-choose = Choose a starting Share.
me-ask-take-two = Choose a company and take both its Shares.
me-ask-split = Choose a company of which both players take a Share.
me-ask-draw-share = Which Bot tile decides on a starting Share of the Bot?
me-ask-action = Take a Share or build track for a company.
me-ask-second-action = Choose the second action, with another company.
me-ask-city = Choose the city to which { $company } builds. { $trains ->
    [one] It has { $trains } train.
   *[other] It has { $trains } trains.
}
me-ask-hex = { $company } builds to { $city } with { $trains } more trains. Choose the next hex.
me-ask-influence = Choose a company beside { $company } in which to gain Influence.
me-ask-west = The last spike is driven. Choose the West Side Company.
me-ask-harbor = Choose the Harbor in which { $company } may start.
me-ask-draw = Which Bot tile is drawn?

## What happens.

me-event-start = { $seat } is the Starting Player.
me-event-dealt = { $city } gets the Demand tile { $tile }.
me-event-chose = { $count ->
    [one] A starting Share of { $company } goes to { $seat }.
   *[other] { $count } starting Shares of { $company } go to { $seat }.
}
me-event-share = A Share of { $company } goes to { $seat } for { $paid } Influence.
me-event-trains = { $company } adds { $count ->
    [one] { $count } train
   *[other] { $count } trains
} to its Asset Area.
me-event-depleted = The Shares of { $company } are depleted.
me-event-built = { $company } is connected to { $city } with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, built by { $seat }.
me-event-length = The Track Length of { $company } rises by { $steps } to { $length }.
me-event-influence = Influence in { $company } +{ $steps }: { $seat }.
me-event-closed = { $city } loses its Demand tile.
me-event-spike-lost = The Golden Spike tile leaves the game.
me-event-spike-east = { $company } is the East Side Company.
me-event-spike-no-east = { $company } has no train left, so there is no East Side Company.
me-event-spike-coast = { $company } may now build from { $city }.
me-event-spike-driven = The last spike joins East and West.
me-event-spike-west = { $company } becomes the West Side Company, chosen by { $seat }.
me-event-spike-no-west = { $company }, chosen by { $seat }, has no train left, so there is no West Side Company.
me-event-harbor = { $company } may now build from the Harbor { $harbor }, chosen by { $seat }.
me-event-bot-refresh = A refresh returns all Bot tiles to the bag.
me-event-bot-company = The Bot’s company is { $company }.
me-event-bot-target = The Bot’s target is { $city }.
me-event-bot-cannot = The Bot can do nothing with { $company } and draws again.
me-event-skipped = No action is possible for { $seat }.
me-event-no-second = No second action is possible for { $seat }.
me-event-scored = { $company }: { $count ->
    [one] { $count } Share
   *[other] { $count } Shares
} of { $seat } at { $value }: { $points }.
me-event-end = The game is over. { $reason }

## The reckoning.

me-stage = { $count ->
    [0] no company depleted
    [one] { $count } company depleted
   *[other] { $count } companies depleted
}
me-feat-longest = No company has a longer track than { $company }: { $length }.
me-end-depleted = The Shares of enough companies are depleted.
me-end-stuck = Nobody can do anything any more.
me-score = { $company }, { $count ->
    [one] { $count } Share
   *[other] { $count } Shares
} at { $value }

## What a choice brings: $amount is a number with its sign, or two of them; $count is for the plural.

me-amount-trains = { $amount } { $count ->
    [one] train
   *[other] trains
} of { $company }
me-amount-length = { $amount } length of { $company }
me-amount-shares = { $amount } { $count ->
    [one] Share
   *[other] Shares
} of { $company }
me-amount-influence = { $amount } Influence in { $company }
me-amount-points = { $amount } { $count ->
    [one] point
   *[other] points
}
me-amount-shares-of = { $player }: { $amount } { $count ->
    [one] Share
   *[other] Shares
} of { $company }
me-amount-influence-of = { $player }: { $amount } Influence in { $company }
me-amount-points-of = { $player }: { $amount } { $count ->
    [one] point
   *[other] points
}

## The board.

me-board-company = Company
me-board-trains = Trains
me-board-supply = Supply
me-board-shares = Shares
me-board-depleted = depleted
me-board-length = Length
me-board-first = 1st
me-board-second = 2nd
me-board-other = Other
me-board-influence = Influence
me-board-points = Points
me-board-legend = A hex is named by its column and row. A city shows its name and room, below its tile (B, G, O, W or purple P), and its trains in small letters; * is a start, ~ a Harbor.
me-board-bot = Bot ({ $level }): company { $company }, target { $city }; in the bag: { $bag }
me-board-no-target = none yet
me-board-spike-waits = Golden Spike: waits for the first company in Omaha, hex { $hex }
me-board-spike-east = Golden Spike: East Side { $east }
me-board-spike-driven = Golden Spike: East Side { $east }, West Side { $west }
me-board-spike-gone = Golden Spike: out of the game
me-board-nobody = nobody
me-hint-share = { $influence } Influence of { $have }
me-hint-trains = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
me-hint-tile = tile { $tile }
me-hint-cities = { $count ->
    [one] { $count } city in reach
   *[other] { $count } cities in reach
}

## Tables of printed values.

mini-express-table-chart = Track Length chart
mini-express-table-demand = Demand tiles
mini-express-table-bot-tiles = Bot tiles
mini-express-table-usa-columns = Hexes of the USA map
mini-express-table-usa-starts = Starts on the USA map
mini-express-table-usa-cities = Cities of the USA map
mini-express-table-usa-water = Water on the USA map
mini-express-table-europe-columns = Hexes of the Europe map
mini-express-table-europe-starts = Starts on the Europe map
mini-express-table-europe-cities = Cities of the Europe map
mini-express-table-europe-water = Water on the Europe map
mini-express-table-europe-harbors = Harbors of the Europe map
mini-express-table-components = Trains, Shares and other pieces
mini-express-table-limits = Limits
mini-express-table-metals = Capacity of the cities by metal
mini-express-table-setup = Set-up
mini-express-table-end = End of the game
mini-express-table-bot = The bot of the rules
mini-express-table-levels = Levels of the bot of the rules
mini-express-table-usa-golden-spike = Golden Spike

## Names of printed values.

mini-express-value-capacity = rooms
mini-express-value-area = Shares at the start
mini-express-value-aside = set aside
mini-express-value-advance = advance
mini-express-value-depleted = depleted companies
mini-express-value-colours = colours
mini-express-value-company = company
mini-express-value-city = city
mini-express-value-area-up-to = area up to
mini-express-value-compensation-below = compensation below
mini-express-value-shares = Shares
mini-express-value-influence-with-share = influence with a Share
mini-express-value-influence-at-start = influence at the start
mini-express-value-column = column
mini-express-value-rows = rows
mini-express-value-hex = hex
mini-express-value-metal = metal

## Editions.

me-edition-colours = The tile “{ $key }” needs two colours, the first of them that of a company.
me-edition-demand = There are { $tiles } Demand tiles for { $cities } cities. Give as many tiles as there are cities.
me-edition-bot-tiles = Some Bot tile must move the company marker by 1 or 3, or not every company can be reached. Change a number.
me-edition-shares = The Shares in the area and those set aside are more than the { $shares } of a company. Lower one of the two.
me-edition-column = The column “{ $key }” needs rows that are there once, all even or all odd like the column. Correct them.
me-edition-hex = There is no hex “{ $hex }” on this map. Add it to its column, or name another.
me-edition-taken = The hex { $hex } is taken by another place. Name another hex.
me-edition-too-many-cities = The map has more than { $most } cities. Remove some.
me-edition-too-many-hexes = The map has more than { $most } hexes. Remove some.
me-edition-harbors = There must be at least { $least } Harbors, one for each purple Demand tile. Add some.
me-edition-chart = The row “{ $key }” needs three values: 1st, 2nd, other.

## Cities.

me-city-baltimore = Baltimore
me-city-wilmington = Wilmington
me-city-erie = Erie
me-city-tallahassee = Tallahassee
me-city-augusta = Augusta
me-city-boston = Boston
me-city-new-york = New York
me-city-charleston = Charleston
me-city-miami = Miami
me-city-detroit = Detroit
me-city-atlanta = Atlanta
me-city-louisville = Louisville
me-city-montgomery = Montgomery
me-city-chicago = Chicago
me-city-nashville = Nashville
me-city-new-orleans = New Orleans
me-city-st-paul = St. Paul
me-city-fort-smith = Fort Smith
me-city-omaha = Omaha
me-city-tulsa = Tulsa
me-city-houston = Houston
me-city-bismarck = Bismarck
me-city-dallas = Dallas
me-city-san-antonio = San Antonio
me-city-rapid-city = Rapid City
me-city-denver = Denver
me-city-santa-fe = Santa Fe
me-city-el-paso = El Paso
me-city-helena = Helena
me-city-salt-lake-city = Salt Lake City
me-city-phoenix = Phoenix
me-city-boise = Boise
me-city-los-angeles = Los Angeles
me-city-seattle = Seattle
me-city-portland = Portland
me-city-san-francisco = San Francisco
me-city-minsk = Minsk
me-city-odessa = Odessa
me-city-riga = Riga
me-city-constantinople = Constantinople
me-city-kiev = Kiev
me-city-bucharest = Bucharest
me-city-lemberg = Lemberg
me-city-sofia = Sofia
me-city-athens = Athens
me-city-warsaw = Warsaw
me-city-belgrade = Belgrade
me-city-danzig = Danzig
me-city-vienna = Vienna
me-city-prague = Prague
me-city-reggio = Reggio
me-city-berlin = Berlin
me-city-venice = Venice
me-city-rome = Rome
me-city-frankfurt = Frankfurt
me-city-bremen = Bremen
me-city-essen = Essen
me-city-milan = Milan
me-city-marseille = Marseille
me-city-amsterdam = Amsterdam
me-city-brussels = Brussels
me-city-lyon = Lyon
me-city-barcelona = Barcelona
me-city-paris = Paris
me-city-valencia = Valencia
me-city-london = London
me-city-bordeaux = Bordeaux
me-city-madrid = Madrid
me-city-manchester = Manchester
me-city-brest = Brest
me-city-seville = Seville
me-city-lisbon = Lisbon
me-city-copenhagen = Copenhagen
me-city-kavala = Kavala
me-city-brindisi = Brindisi
me-city-le-havre = Le Havre
me-city-porto = Porto

## Why something is not possible.

me-why-no-shares = { $company } has no Shares left.
me-why-influence = A Share of { $company } costs { $cost } Influence there, and you have { $have }.
me-why-no-trains = { $company } has no trains ready.
me-why-no-city = With its { $trains } trains { $company } reaches no city that it may enter.
me-why-there = { $company } is in { $city } already.
me-why-full = { $city } takes no more companies.
me-why-far = { $city } is too far for the { $trains } trains of { $company }.
me-why-way = No shortest way leads through this hex.
me-why-first = Your first action of this turn was with { $company }. The second is with another company.
me-why-share-ends = This Share would deplete { $company }, and a second action must not end the game.
me-why-build-ends = Whatever { $company } builds would deplete a company, and a second action must not end the game.
me-why-city-ends = Every way to { $city } would deplete a company, and a second action must not end the game.
me-why-way-ends = This way would deplete a company, and a second action must not end the game.
me-why-west = { $company } cannot be the West Side Company: it is the East Side, or it has no track on the new hexes of the line.
me-why-west-ends = The last train of { $company } would deplete it, and a second action must not end the game.

## The rules page of the browser client: a summary in our own words, in numbered sections.

mini-express-rules-1 = What it is about
mini-express-rules-1-text =
    Four companies grow over the map. They belong to nobody: you hold Shares of them, and Influence in them.
    Shares alone bring points, and everybody sees who holds which. At the end a Share is worth more the longer the track of its company is, and the more Influence you have there compared with the others.
    Before the first turn everybody takes two starting Shares of different companies, and no two players the same pair. Shares that nobody took make the track of their company one longer with four players, two with three or five.
mini-express-rules-2 = Your turn: one of two actions
mini-express-rules-2-text =
    Take a Share, or build track. You cannot pass, and you may act with any company.
    If nothing is possible for you, you are skipped; if nobody can do anything, the game is over.
mini-express-rules-3 = Taking a Share
mini-express-rules-3-text =
    Choose a company with Shares left. For each train that is ready in its area you lose one Influence there; if you have too little, you cannot take the Share.
    Then the company gets three new trains from the supply; its area holds five at most.
mini-express-rules-4 = Building track
mini-express-rules-4-text =
    Choose a company and a city that it can reach with its trains: one train on each hex of a shortest way from its track, the city included, and through no other city.
    The company must be new in that city, and there must be room: gold cities take three companies, silver ones two, black ones one. For a first game you can let every city take two.
    Every new train on a hex that is no city makes the track one longer on the chart, which ends at 15.
    Where other companies already have track on a new hex, each of them gets a train from its supply, up to five in its area.
mini-express-rules-5 = Demand tiles and Influence
mini-express-rules-5-text =
    The Demand tile of the city shows two colours: you gain one Influence in each. Twice the same colour gives two; purple gives one in another company of your choice.
    When a city is full, its tile is removed.
mini-express-rules-6 = The end
mini-express-rules-6-text =
    A company is depleted when its last Share is taken, or when its supply of trains is empty; then the rest of its Shares are gone. It can still build with the trains it has. With the second depleted company the round is finished, and the game is over; the expert game has an end of its own.
    A Share is worth what the chart shows for the length of its company: more for the most Influence, less for the second most, least for the others, and nothing without Influence. Players who tie for the most are all first, and then nobody is second.
    Ties in points are won by fewer Shares, then by who sits nearer to the Starting Player in turn order.
mini-express-rules-7 = Variants: Golden Spike and Harbor
mini-express-rules-7-text =
    Golden Spike (USA): the first company in Omaha is the East Side, and the others get a start in San Francisco, which loses its tile. When track of any companies joins the two cities, the builder chooses the West Side among the companies on the new hexes, and both sides grow by two. If a company builds into San Francisco before any is in Omaha, none of this happens.
    Harbor (Europe): nobody builds on harbors. The first build into a city with a purple tile opens a harbor for the company whose colour is on the tile, whoever builds: the builder puts a train of that company on a free harbor, from where it can begin anew.
mini-express-rules-8 = The Bot: one or two players
mini-express-rules-8-text =
    Alone you play against the Bot, two of you with the Bot as a third player. It has the last turn of the round.
    On its turn a tile is drawn. It moves the Bot’s marker along the companies, and its flag on the map over the cities that have a tile.
    If the company has two trains or fewer in its area, the Bot takes a Share of it, without paying Influence, and three trains are added. With three or more it builds: to the city nearest to its flag, with the fewest trains if several are equally near, then to the one with more companies, then to the one with the highest number. A purple tile gives it Influence in all four companies. If the company can do neither, another tile is drawn for the company alone.
    With the Bot, areas hold five Shares. Alone, the first column of the chart is left out, and the Bot wins ties. With two of you, the Bot gets the starting Shares that nobody took.
mini-express-rules-9 = Levels of the Bot
mini-express-rules-9-text =
    Easy: as described.
    Normal: when the Bot takes a Share, the area is only filled up to three trains; and where the Bot builds, companies with two trains or more get none.
    Hard: also, alone, the Bot starts with two Shares of each company drawn for it instead of one.
    Expert: also, the Bot gains one Influence with each Share it takes.
    Nightmare: also, the Bot starts with two Influence in each company instead of one.
mini-express-rules-10 = The expert game of two
mini-express-rules-10-text =
    Two play without the Bot; areas hold five Shares. The Starting Player takes both starting Shares of a company and chooses another of which each of you takes one; then the other player takes both of a third, and of the last each takes one.
    The very first turn has one action, every later turn two, with two different companies.
    One depleted company ends the game at once, as soon as that action is carried out in full. The second action of a turn must not deplete a company: what would do so is not offered.
    The first column of the chart is left out: who has more Influence scores by the second, the other by the third; if you tie, both by the second.

## The guided first game: a walk round the board, then a word at each question that is new.

web-guide-mini-express-1 = The map. Cities have a gold, silver or black rim: they take three, two or one company. The tile in a city shows in which companies you gain Influence there.
web-guide-mini-express-1-capacity-first-game = The map. In this first game every city takes two companies, whatever its rim. The tile in a city shows in which companies you gain Influence there.
web-guide-mini-express-2 = The four companies: trains that are ready, Shares that are left, what a Share is worth now to the first, second and other in Influence, and the Influence of all players.
web-guide-mini-express-3 = The players and their Shares. The number is what their Shares are worth now.
web-guide-mini-express-4 = The chart: the longer the track of a company, the more its Shares are worth.
web-guide-me-ask-start = The Starting Player takes the first turn.
web-guide-me-ask-choose = Take a starting Share. Two Shares of different companies are your first interest in the game.
web-guide-me-ask-take-two = In the expert game you take both starting Shares of a company.
web-guide-me-ask-split = Choose a company of which both of you take a Share.
web-guide-me-ask-action = Take a Share, which costs Influence for each train that is ready, or build, which brings Influence. Shares are cheap when a company has just built.
web-guide-me-ask-second-action = A second action, with another company.
web-guide-me-ask-city = Choose a city. Look at its tile: its two colours are where you gain Influence. Far cities make the track longer, and so the Shares dearer.
web-guide-me-ask-hex = Several shortest ways lead there. Where others have track on a hex, their companies get a new train.
web-guide-me-ask-influence = Purple: gain Influence in another company of your choice.
web-guide-me-ask-west = The two lines meet. Choose the company that shares in the prize.
web-guide-me-ask-harbor = Choose the harbor from which the company may build as well.
web-guide-me-event-depleted = The Shares of a company are used up. With the second such company the game ends after the round; in the expert game the first one ends it at once.

## The board in the browser.

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

## The lesson: one idea at a time.

mini-express-lesson-aim = Welcome! The most points win, and only Shares bring points. In the next minutes you play the first turns of a game: everything you do here, you do in every game. Two others play along.
mini-express-lesson-map = Cities lie on the map, and four companies start in the east. In this first game two companies fit into every city. The tile in a city shows two colours: whoever builds there gains Influence in these companies.
mini-express-lesson-first-share = Nobody owns a company; you hold Shares of it. Take your first one: of Orange.
mini-express-lesson-second-share = The second Share is of another company, and nobody may hold the same pair. Gray and White are left: take White. Its second starting Share stays with nobody, and that makes its track longer at once.
mini-express-lesson-companies = The four companies: trains that are ready, Shares that are left, how long the track is, and what a Share is worth to whoever has the most Influence, the second most, and the others. Orange stands at 4, 3 and 1.
mini-express-lesson-build = A turn is one of two things: build track, or take a Share. Build for Orange. You may build for any company, whoever holds its Shares.
mini-express-lesson-city = Detroit is near, and its tile shows Orange and White: both are yours. Connect to Detroit.
mini-express-lesson-influence = You have gained Influence in Orange and White. The others have built as well: somebody made Gray's track long, and Gray has used up all its trains. That matters now.
mini-express-lesson-take-share = A Share costs one Influence in its company for each train that is ready. Gray has none ready, so a Share of Gray costs nothing! Take it.
mini-express-lesson-chart = The longer the track of a company, the more its Shares are worth. Trains on plain hexes make it longer, trains in cities do not: so far cities are worth more than near ones.
mini-express-lesson-far = Your Share of Gray brought Gray three new trains. Use them: build for Gray.
mini-express-lesson-far-city = New Orleans is three hexes away. Two of them are plain, so Gray grows by two.
mini-express-lesson-way = Two shortest ways lead there. White has track on this one, so White gets a train as a gift. You hold White, so you like that.
mini-express-lesson-purple = The tile of New Orleans is Orange and purple. Purple is Influence in another company of your choice. You hold White, so White is good; others are allowed too. The city is full now, and its tile goes.
mini-express-lesson-price = White has two trains ready, so a Share of White costs you two Influence there. Two Shares of a growing company are worth it: take it.
mini-express-lesson-end = You know the game. It ends when two companies are depleted: their last Share is taken, or their supply of trains is empty. Then Shares count, the more the more Influence you have compared with the others. Play on from here: the computer plays the others.

## Icons: what each is called, and what it means in one sentence.

me-name-company = Company
me-icon-company = A company with its colour and shape; it belongs to nobody, and everybody may act with it.
me-name-player = Player
me-icon-player = The colour and number of a player; B is the Bot of the rules.
me-name-train = Train in the area
me-icon-train = A train that is ready to be laid; each costs one Influence when somebody takes a Share of the company.
me-name-supply = Trains in the supply
me-icon-supply = So many trains are left in the supply; when it is empty, the company is depleted.
me-name-track = Track
me-icon-track = Trains on the map and the line between them are the track of a company, from which it builds on.
me-name-share = Share
me-icon-share = A Share of the company; Shares alone bring points, at the end of the game.
me-name-influence = Influence
me-icon-influence = The marker of a player on the Influence track of the company, which decides what its Shares are worth to that player.
me-name-city = City
me-icon-city = The rim says how many companies there is room for: gold three, silver two, black one, unless every city takes two.
me-name-room = Room in a city
me-icon-room = Here is room for the train of one more company.
me-name-demand = Demand tile
me-icon-demand = Whoever builds into the city gains one Influence in each of the two colours; purple is another company of one’s choice.
me-name-length = Track Length
me-icon-length = The marker of a company on the chart, moved by each new train on a hex that is no city.
me-name-worth = Value of a Share
me-icon-worth = What a Share is worth now: for the most Influence, for the second most, for less.
me-name-points = Points
me-icon-points = What the Shares of the player are worth, if the game ended now.
me-name-first = Starting Player
me-icon-first = Who began the game; rounds begin here, and nearness to this player breaks the last ties.
me-name-target = Target of the Bot
me-icon-target = The flag of the Bot: it builds to the city nearest to it.
me-name-spike = Golden Spike
me-icon-spike = When track joins Omaha and San Francisco, the companies of both sides grow by two.
me-name-harbor = Harbor
me-icon-harbor = Nobody builds here; a purple tile opens it for the other company of that tile, which can begin anew from it.

## Positions set up by hand.

me-place-part = Part of the game
me-place-draft = draft of the starting Shares
me-place-turn = a turn
me-place-first-turn = the first turn
me-place-start = Starting Player
me-place-spike = Golden Spike tile
me-place-spike-gone = out of the game
me-place-spike-waits = waits
me-place-spike-east = has an East Side
me-place-spike-driven = the last spike is driven
me-place-east = Train of the East Side
me-place-west = Train of the West Side
me-place-bot = The Bot’s markers and bag
me-place-chosen = Chosen Company
me-place-target = Target City
me-place-bag = Tiles { $company }–{ $city } in the bag
me-place-shares = Shares of { $company }
me-place-influence = Influence in { $company }
me-place-company = { $company }
me-place-trains = Trains in the Asset Area
me-place-unsold = Shares in the Asset Area
me-place-length = Track Length
me-place-tiles = Demand tiles
me-place-no-tile = no tile
me-place-track = Trains of { $company } on the map
me-place-hex = hex { $hex }
me-place-too-many = { $company } has { $count } trains on the board, but only { $most } in the box.
me-place-shares-of = There are { $count } Shares of { $company } at the table, but only { $most } in the box.
me-place-depleted = { $company } has no train left in the supply, so it is depleted and has no Share in its Asset Area.
me-place-tile-count = There are only { $most } tiles { $tile }, and more lie on the map.
me-place-full = { $city } has no room for another company, so its Demand tile is gone.
me-place-not-full = { $city } has no Demand tile, but only { $count } of { $room } companies are there.
me-place-no-east = As long as the Golden Spike event has not begun, there is no train of the East Side.
me-place-no-west = As long as the last spike is not driven, there is no train of the West Side.
me-place-same-side = The two sides are two different companies.
me-place-spike-late = The tile waits until a company is in { $first } or in { $second }, and one is there already.
me-place-spike-early = This needs a company in { $city }.
me-place-harbor = { $harbor } has room for one train.
me-place-harbors = There are fewer free Harbors than purple tiles in cities without a company.
me-place-draft-shares = Before the draft nobody has a Share.
me-place-draft-turn = The draft begins with the Starting Player.
me-place-draft-bag = Before the draft all numbered tiles are in the bag.
me-place-draft-tiles = A company has built, but there is no Demand tile on the map. Lay the tiles, or choose a turn as the part of the game.
