### Trans-Siberian Railroad.

trans-siberian-name = Trans-Siberian Railroad
trans-siberian-scoring = A dividend is paid
trans-siberian-scoring-total = Money
trans-siberian-pitch = Bid for railroads, build with their money, and hold those that the state does not take over.
trans-siberian-aim = Whoever has the most money and stock at the end wins. Certificates pay dividends on the way and count their stock value at the end, if their railroad is public then.
trans-siberian-order-auction = In this auction: bid as little as possible, up to a limit, then drop out
trans-siberian-order-pass = Pass, unless something better is possible
trans-siberian-edition-standard = Rio Grande Games, 2020
trans-siberian-edition-steps-of-four = Another reading of the Nationalization Track
trans-siberian-option-start = Start player
trans-siberian-option-start-random = drawn by lot
trans-siberian-option-start-first = the first seat

## Railroads, links and places.

ts-railroad-red = Red
ts-railroad-blue = Blue
ts-railroad-green = Green
ts-railroad-yellow = Yellow
ts-railroad-black = Black
ts-railroad-white = White
ts-bank = the bank
ts-link-2 = { $city1 } – { $city2 }
ts-link-3 = { $city1 } – { $city2 } – { $city3 }
ts-link-4 = { $city1 } – { $city2 } – { $city3 } – { $city4 }
ts-nth = { $link } ({ $number })
ts-external-1 = { $city1 } – abroad
ts-external-2 = { $city1 } – { $city2 } – abroad
ts-external-3 = { $city1 } – { $city2 } – { $city3 } – abroad

## What a player may do.

ts-do-start = { $seat } begins
ts-do-drop = Drop out
ts-do-bid = Bid ${ $amount }
ts-do-value = Set the stock value to ${ $price }
ts-do-buy = Buy a certificate of { $railroad }
ts-do-buy-two = Buy certificates of { $first } and { $second }
ts-do-bonus = Pay the bonus to { $railroad }
ts-do-build-for = Build for { $railroad }
ts-do-build = Build { $link }
ts-do-stop = Build no second link
ts-do-pay = Pay { $payee }
ts-do-pass = Pass

## What a player is asked.

ts-ask-start = Who is the start player?
ts-ask-first-bid = { $railroad } is auctioned and nobody has bid yet: bid or drop out.
ts-ask-bid = { $leader } bids ${ $amount } for { $railroad }: bid more or drop out.
ts-ask-home-link = Choose the first link of { $railroad }; it is free of charge.
ts-ask-attached-link = Choose the first link of { $railroad }, next to one that is built; it is free of charge.
ts-ask-value = Choose the first stock value of { $railroad }, at most the ${ $amount } bid.
ts-ask-action = Choose an action. Money in hand: ${ $money }; timing marker: { $timing } of { $end }.
ts-ask-bonus = Choose which of the two railroads gets the bonus of ${ $amount }.
ts-ask-link = Choose a link for { $railroad } to build. Money in its treasury: ${ $money }.
ts-ask-second-link = { $railroad } builds { $link }. Choose a second link from there, for ${ $cost } more, or stop.
ts-ask-payee = { $railroad } pays ${ $amount } for the use of a link. Choose who receives it.

## What happens.

ts-event-start = { $seat } is the start player.
ts-event-auction = { $railroad } is auctioned; { $seat } speaks first.
ts-event-bid = { $seat } bids ${ $amount }.
ts-event-dropped = { $seat } drops out.
ts-event-unsold = Nobody wants { $railroad }, which leaves the game.
ts-event-won = { $seat } wins { $railroad } for ${ $amount }.
ts-event-valued = { $railroad } begins with a stock value of ${ $price }.
ts-event-bought = { $seat } buys a certificate of { $railroad } for ${ $price }.
ts-event-bonus = { $seat } pays the bonus of ${ $amount } to { $railroad }.
ts-event-built = { $railroad } builds { $link }: income +{ $income }.
ts-event-built-no-income = { $railroad } builds { $link }: the income stays at { $income }.
ts-event-no-link = No link is left for { $railroad }, which opens without one.
ts-event-paid = { $railroad } pays ${ $amount } to the bank.
ts-event-fee = { $railroad } pays ${ $amount } to { $payee } for the use of links.
ts-event-stock = { $railroad } now has a stock value of ${ $price }.
ts-event-passed = { $seat } passes.
ts-event-timing = The timing marker moves to { $space }.
ts-event-dividends = { $seat } brings about a dividend.
ts-event-dividend = { $seat } receives ${ $amount } for { $railroad }.
ts-event-phase-two = The second phase begins.
ts-event-nationalized = { $railroad } is nationalized.
ts-event-nationalization = The nationalization marker moves to { $value }.
ts-event-end = The game is over. { $reason }

## The reckoning.

ts-stage = before dividend { $number }
ts-feat-longest = No railroad built more links than { $railroad }: { $links }.
ts-end-dividends = The dividends marker has reached the end of its track.
ts-end-stock = A railroad has reached the highest stock value.
ts-end-public = Fewer than two public railroads are left.
ts-score-cash = Money
ts-score-stock = { $railroad }, { $count ->
    [one] { $count } certificate
   *[other] { $count } certificates
}

ts-score-dividend = Next dividend
ts-origin-start = Money at the start
ts-origin-dividends = Dividends of { $railroad }
ts-origin-certificates = Certificates of { $railroad }, less what they cost

## What a choice brings: $amount is a number with its sign, or two of them; $count is for the plural.

ts-amount-cash = cash { $amount }
ts-amount-treasury = treasury of { $railroad } { $amount }
ts-amount-income = income of { $railroad } { $amount }
ts-amount-stock = stock of { $railroad } { $amount }
ts-amount-certificates = { $amount } { $count ->
    [one] certificate
   *[other] certificates
} of { $railroad }
ts-amount-worth = cash and stock { $amount }
ts-amount-dividend = next dividend { $amount }

## The board.

ts-money = ${ $amount }
ts-board-phase = Phase { $phase }
ts-board-timing = Timing { $space } of { $end }
ts-board-dividends = Dividends { $space } of { $end }
ts-board-nationalization = Nationalized below { $value }
ts-board-railroad = Railroad
ts-board-state = State
ts-board-unopened = not open
ts-board-public = public
ts-board-private = private
ts-board-removed = removed
ts-board-nationalized = nationalized
ts-board-treasury = Treasury
ts-board-income = Income
ts-board-stock = Stock
ts-board-unsold = Unsold
ts-board-control = Controlled by
ts-board-cash = Money
ts-board-worth = Worth
ts-board-region = Region
ts-board-links = Links, each with its income
ts-board-free = { $count ->
    [one] { $count } link free
   *[other] { $count } links free
}
ts-region-west = West
ts-region-urals = Urals
ts-region-siberia = Siberia
ts-region-far-east = Far East
ts-hint-cost = costs ${ $amount }
ts-hint-income = income +{ $income }
ts-hint-stock = { $steps ->
    [one] stock up { $steps } space
   *[other] stock up { $steps } spaces
}
ts-hint-timing = timing marker moves
ts-hint-dividend = timing marker reaches its end: dividend
ts-hint-treasury = treasury ${ $amount }

## Tables of printed values.

trans-siberian-table-tracks = Tracks beside the map
trans-siberian-table-circles = Circles of the external links, for drawing only
trans-siberian-table-railroads = Railroads
trans-siberian-table-setup = Set-up
trans-siberian-table-costs = Costs
trans-siberian-table-cities = Cities
trans-siberian-table-links = Links

## Names of printed values.

trans-siberian-value-certificates = certificates
trans-siberian-value-cubes = cubes
trans-siberian-value-opens-in-phase = opens in phase
trans-siberian-value-city = city
trans-siberian-value-last = last space
trans-siberian-value-black = black spaces
trans-siberian-value-end = last space
trans-siberian-value-lat = latitude
trans-siberian-value-lon = longitude
trans-siberian-value-ends = ends
trans-siberian-value-income = income
trans-siberian-value-circle = circle

## Editions.

ts-edition-too-many-cities = The map has more than { $most } cities. Remove some.
ts-edition-home = The home city “{ $city }” needs at least six links of its own, none of them external. Add links or choose another city.
ts-edition-ends = The link “{ $key }” needs { $least ->
    [one] at least { $least } city
   *[other] at least { $least } cities
} as ends, each named once.
ts-edition-not-rising = The numbers of “{ $name }” must rise from each to the next, and there must be at least one.

## Cities.

ts-city-abakan = Abakan
ts-city-arkhangelsk = Arkhangelsk
ts-city-astrakhan = Astrakhan
ts-city-barnaul = Barnaul
ts-city-belomorsk = Belomorsk
ts-city-birobidzhan = Birobidzhan
ts-city-bratsk = Bratsk
ts-city-bryansk = Bryansk
ts-city-chelyabinsk = Chelyabinsk
ts-city-chita = Chita
ts-city-irkutsk = Irkutsk
ts-city-kazan = Kazan
ts-city-khabarovsk = Khabarovsk
ts-city-kirov = Kirov
ts-city-komsomolsk-na-amure = Komsomolsk-na-Amure
ts-city-konosha = Konosha
ts-city-kotlas = Kotlas
ts-city-krasnoyarsk = Krasnoyarsk
ts-city-lesosibirsk = Lesosibirsk
ts-city-moscow = Moscow
ts-city-murmansk = Murmansk
ts-city-nadym = Nadym
ts-city-never = Never
ts-city-nizhneangarsk = Nizhneangarsk
ts-city-nizhnevartovsk = Nizhnevartovsk
ts-city-nizhny-bestyakh = Nizhny Bestyakh
ts-city-nizhny-novgorod = Nizhny Novgorod
ts-city-novosibirsk = Novosibirsk
ts-city-novy-urengoy = Novy Urengoy
ts-city-omsk = Omsk
ts-city-orenburg = Orenburg
ts-city-orsk = Orsk
ts-city-oryol = Oryol
ts-city-pechora = Pechora
ts-city-rostov-na-donu = Rostov-na-Donu
ts-city-salekhard = Salekhard
ts-city-samara = Samara
ts-city-saratov = Saratov
ts-city-smolensk = Smolensk
ts-city-st-petersburg = St. Petersburg
ts-city-surgut = Surgut
ts-city-tommot = Tommot
ts-city-tuapse = Tuapse
ts-city-tynda = Tynda
ts-city-tyumen = Tyumen
ts-city-ulan-ude = Ulan-Ude
ts-city-urgal = Urgal
ts-city-ust-ilimsk = Ust-Ilimsk
ts-city-ust-kut = Ust-Kut
ts-city-vladivostok = Vladivostok
ts-city-volgograd = Volgograd
ts-city-vologda = Vologda
ts-city-vorkuta = Vorkuta
ts-city-voronezh = Voronezh
ts-city-yaroslavl = Yaroslavl
ts-city-yekaterinburg = Yekaterinburg

## Why something is not possible.

ts-why-not-open = { $railroad } is not open.
ts-certificates = Certificates
ts-why-sold-out = All certificates of { $railroad } are sold.
ts-why-cash = A certificate of { $railroad } costs ${ $price }, and you have ${ $money }.
ts-why-private = { $railroad } is private. It builds once players hold two of its certificates.
ts-why-control = Somebody holds more certificates of { $railroad } than you, and builds for it.
ts-why-no-cubes = { $railroad } has no cubes left for links.
ts-why-no-network = { $railroad } has no link to build from: none was left for it when it opened.
ts-why-no-link-left = Every link that { $railroad } could reach is built.
ts-why-nothing-to-build = { $railroad } can pay for no link with the ${ $money } in its treasury.
ts-why-built = { $railroad } has built this link already.
ts-why-home = The first link has to start at { $city }.
ts-why-attached = The first link has to touch a link that is built, and does not lead abroad.
ts-why-second = The second link starts at the far end of the first and does not lead abroad; the treasury has to pay for both.
ts-why-no-way = No track leads there: a link has to touch the network of { $railroad }, or links of others that lead to it.
ts-why-poor = { $railroad } has ${ $money } in its treasury, which does not pay for the way there.
ts-why-value = The stock value is at most the ${ $amount } bid.

## The rules page of the browser client: a summary in our own words, in numbered sections.

trans-siberian-rules-1 = What it is about
trans-siberian-rules-1-text =
    You invest in six railroads that open up Russia from Moscow to the Pacific. Nobody owns a railroad: you hold certificates.
    A certificate pays its part of the income at every dividend, and counts its stock value at the end, if the railroad is public then.
    Whoever has the most money and stock at the end wins.
trans-siberian-rules-2 = Auctions
trans-siberian-rules-2-text =
    Before the first turn, Red, Blue, Green and Yellow are auctioned in this order; the start player opens the auction of Red. The first bid is at least $8; each bid is higher than the last. Who drops out is out of this auction.
    The winner pays the bid into the treasury of the railroad, takes its first certificate, builds a first link at Moscow free of charge, and sets the stock value on any space up to the bid.
    The winner opens the next auction. A railroad that nobody wants leaves the game, and the nationalization marker moves three spaces.
trans-siberian-rules-3 = Your turn: one action
trans-siberian-rules-3-text =
    Buy a certificate of an open railroad at its stock value; the money goes into its treasury.
    Or buy certificates of two different railroads for $4 more, which one of the two receives; this moves the timing marker.
    Or build for a public railroad in which nobody holds more certificates than you; or pass, which moves the timing marker.
    A railroad is public as soon as players hold two of its certificates.
trans-siberian-rules-4 = Building links
trans-siberian-rules-4-text =
    The railroad pays from its treasury; your own money is never used. A link at its own network costs $4.
    To reach a link over links of other railroads costs $2 more for each of them, paid to their treasuries, by the cheapest way.
    You may build a second link from the far end of the first for another $4 and a surcharge of $4; this raises the stock value by one space and moves the timing marker.
    A link abroad costs $8 ($4 more for each link of others on the way), raises the stock value by one space and moves the timing marker.
trans-siberian-rules-5 = Income and stock value
trans-siberian-rules-5-text =
    The number on a link is added to the income of the railroad. Its cost does not depend on that number.
    Each black space of the income track that is reached or passed raises the stock value by one space, in addition to the space for two links or a link abroad.
trans-siberian-rules-6 = Dividends
trans-siberian-rules-6-text =
    When the timing marker reaches 5, the turn ends with a dividend: the income of each railroad is divided by its certificates with players, rounded up, and every certificate pays.
    Then public railroads with the highest income rise one space, private ones fall one space, and the nationalization and dividends markers move on.
trans-siberian-rules-7 = The second phase and nationalization
trans-siberian-rules-7-text =
    At a dividend, once a stock value has reached $48, the second phase begins: Black and White are auctioned in the same way. They have three certificates each and start next to any link that is built.
    From then on, public railroads below the nationalization marker are taken over by the state at each dividend: they pay once more, then their certificates leave the game. Their links stay and can be used; what is due for them goes to the bank.
    For each railroad taken over the marker jumps three spaces, else it moves one.
trans-siberian-rules-8 = The end
trans-siberian-rules-8-text =
    The game ends after a dividend if the dividends marker is at its end, if a railroad stands at $75, or if fewer than two public railroads are left.
    You count your money and the stock value of your certificates of public railroads. Treasuries and private railroads count nothing.

## The guided first game: a walk round the board, then a word at each question that is new.

web-guide-trans-siberian-1 = This is Russia. Dashed lines are links that a railroad can build; the number is what a link adds to its income. Circles with an arrow lead abroad.
web-guide-trans-siberian-2 = The six railroads. Each has a treasury of its own, an income and a stock value. The little certificates are those still for sale; the flag shows who may build.
web-guide-trans-siberian-3 = Stock values, incomes and the clocks of the game. When the timing marker reaches its end, every railroad pays its dividend.
web-guide-trans-siberian-4 = The players with their money and certificates. You win with the most money and stock at the end.
web-guide-ts-ask-start = The start player opens the first auction.
web-guide-ts-ask-first-bid = A railroad is auctioned, and you speak first. Your bid goes into its treasury, so a good bid is also money for building. About $12 to $16 is a fair start.
web-guide-ts-ask-bid = Bid more, or drop out. Keep some money: in the first turns you will want to buy certificates.
web-guide-ts-ask-home-link = The railroad is yours to open. Choose its first link, free of charge: a high number, or a good direction.
web-guide-ts-ask-attached-link = The new railroad starts beside any track that is built. Look for a place where others have to pay it.
web-guide-ts-ask-value = Set the price of a certificate. A low price sells soon; a high one brings the treasury more for each.
web-guide-ts-ask-action = Your turn. A second certificate with any player makes a railroad public, and only then it can build. Whoever holds most of it builds.
web-guide-ts-ask-bonus = You buy two certificates. One of the two railroads gets your $4: choose the one you want to build with.
web-guide-ts-ask-link = Choose a link. The railroad pays, not you. Watch the black income spaces: each of them raises the stock value.
web-guide-ts-ask-second-link = You may add a second link from the far end, or stop. Two links raise the stock value, but move the clock.
web-guide-ts-ask-payee = Two ways are equally cheap. Choose which railroad gets the toll.
web-guide-ts-event-dividends = A dividend: every certificate has paid its part of the income. Private railroads fall, the strongest public ones rise.
web-guide-ts-event-phase-two = The second phase. From now on the state takes over public railroads whose value lies below the flag: sell nothing, but choose well what you buy.
web-guide-ts-event-nationalized = A railroad was taken over. Its certificates are gone, its links stay and can be used by all.

## The board in the browser.

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

## The lesson: one idea at a time.

trans-siberian-lesson-aim = Welcome! Whoever has the most money and stock at the end wins. In the next minutes you play the first turns of a game, from the auctions to the first dividend. Two others play along.
trans-siberian-lesson-railroads = There are six railroads; four of them are auctioned now. A railroad has money of its own, its treasury. Nobody owns it: players hold its certificates.
trans-siberian-lesson-bid = You start with $48. What you bid for a railroad goes into its treasury, so it is money for building, not lost. Bid $12 for Red.
trans-siberian-lesson-home = Nobody bids more: the first certificate of Red is yours. Its first link starts in Moscow and is free. Build to Samara: the 3 on the link is added to the income of Red.
trans-siberian-lesson-value = Now set the price of a certificate of Red, at most your bid. A low price makes it easy to buy a second one soon. Set $8.
trans-siberian-lesson-blue = Next is Blue. You have $36 left and will need money for certificates: drop out. Whoever drops out of an auction stays out of it.
trans-siberian-lesson-green = The same with Green. Let the others pay for it.
trans-siberian-lesson-yellow = And Yellow, the last one for now. Black and White come much later.
trans-siberian-lesson-public = Red is private: only one certificate is with players. With the second one it becomes public, and only public railroads can build, and only they count at the end.
trans-siberian-lesson-buy = So buy a second certificate of Red for $8. The money goes into its treasury again.
trans-siberian-lesson-build = Red is public, and nobody holds more of it than you: you decide what it builds. Build for Red. It pays from its treasury; your own money stays with you.
trans-siberian-lesson-link = A link beside its own network costs $4. Build from Samara on to Chelyabinsk, towards the east.
trans-siberian-lesson-second = You may add a second link from the far end, for $8 more. That raises the stock value by one space, but moves the timing marker too. Build to Yekaterinburg, or to Orsk.
trans-siberian-lesson-clock = Red is at $12 a certificate. Look at the timing marker: it stands at 4. At 5 every railroad pays a dividend, its income divided by the certificates that players hold.
trans-siberian-lesson-buy-two = Buying two certificates at once costs $4 more and moves the timing marker: the dividend comes in your turn, right after your purchase. Buy Red and Blue.
trans-siberian-lesson-bonus = One of the two railroads gets the $4. You build with Red, so Red can use them; Blue may have them too.
trans-siberian-lesson-dividend = The dividend: Red has an income of 8 for three certificates, so each of yours brought $3, and Blue $2. Red, the public railroad with the most income, rose by one space.
trans-siberian-lesson-end = You know the game. Every dividend moves the markers of nationalization and of dividends. Once a stock value has reached $48, the state takes over public railroads below the nationalization marker. The game ends soon after; then money and public stock count. Play on from here: the computer plays the others.

## Icons: what each is called, and what it means in one sentence.

ts-name-railroad = Railroad
ts-icon-railroad = A railroad with its colour and shape; it belongs to nobody, players hold its certificates.
ts-name-player = Player
ts-icon-player = The colour and number of a player.
ts-name-cash = Money of a player
ts-icon-cash = What the player can spend on certificates; it counts at the end.
ts-name-treasury = Treasury
ts-icon-treasury = The money of the railroad itself: certificates fill it, and links are paid from it alone.
ts-name-certificate = Certificate
ts-icon-certificate = A part of the railroad, paid at every dividend; filled ones are still for sale.
ts-name-control = Control
ts-icon-control = Nobody holds more certificates than these players, so each of them may build for the railroad.
ts-name-leader = Highest bid
ts-icon-leader = This player has made the highest bid of the auction so far.
ts-name-asked = Next to bid
ts-icon-asked = This player bids or drops out now.
ts-name-home = Moscow
ts-icon-home = The first four railroads build their first link here.
ts-name-city = City
ts-icon-city = Links join cities; a railroad builds on from any city that one of its links touches.
ts-name-link = Link to be built
ts-icon-link = A dashed line can be built: for $4 at the railroad’s own network, for more over links of others.
ts-name-cube = Link of a railroad
ts-icon-cube = A railroad has built this link; others pay it to pass.
ts-name-external = Link abroad
ts-icon-external = It costs twice as much, raises the stock value by one space and moves the timing marker.
ts-name-link-income = Income of a link
ts-icon-link-income = So much the link adds to the income of the railroad that builds it.
ts-name-income = Income
ts-icon-income = At a dividend it is divided by the railroad’s certificates with players, rounded up.
ts-name-black = Black space
ts-icon-black = An income that reaches or passes it raises the stock value by one space.
ts-name-stock = Stock value
ts-icon-stock = The price of a certificate, and what it counts at the end, if the railroad is public.
ts-name-timing = Timing marker
ts-icon-timing = Passing, buying twice, second links and links abroad move it; at its end there is a dividend.
ts-name-dividends = Dividends marker
ts-icon-dividends = It moves at every dividend; at its end the game is over.
ts-name-shift = Second phase
ts-icon-shift = A stock value that reaches this space brings about the second phase at the next dividend.
ts-name-nationalization = Nationalization marker
ts-icon-nationalization = In the second phase public railroads below it are taken over by the state at a dividend.
ts-name-nationalized = Nationalized link
ts-icon-nationalized = Its railroad was taken over by the state; the link can still be used, and what is due for it goes to the bank.
ts-name-end = End
ts-icon-end = When a marker is here after a dividend, the game is over.
ts-name-worth = Worth
ts-icon-worth = Money and the stock value of certificates of public railroads, as they would count now.

## Positions set up by hand.

ts-place-phase = Part of the game
ts-place-auctions = auctions before the first turn
ts-place-phase-1 = first phase
ts-place-phase-2 = second phase
ts-place-timing = Timing marker
ts-place-dividends = Dividends marker
ts-place-nationalization = Nationalization marker
ts-place-certificates = Certificates of { $railroad }
ts-place-railroad = { $railroad }
ts-place-in-game = in the game
ts-place-removed = removed
ts-place-nationalized = nationalized
ts-place-links = Links
ts-place-free = free
ts-place-sold = Players hold { $count } certificates of { $railroad }, but there are only { $most }.
ts-place-cubes = { $railroad } has { $count } cubes on the map, but only { $most } in the box.
ts-place-out = { $railroad } is out of the game, so nobody holds certificates of it.
ts-place-no-treasury = Nobody holds a certificate of { $railroad }, so it has no treasury.
ts-place-no-stock = Nobody holds a certificate of { $railroad }, so its stock value cannot have risen.
ts-place-no-links = Nobody holds a certificate of { $railroad }, so it has no links on the map.
ts-place-early = { $railroad } is auctioned when the second phase begins. Until then it is in the game, and nobody holds certificates of it.
ts-place-unauctioned = The auction of { $railroad } is over, but nobody holds a certificate of it. Give somebody one, or remove the railroad.
ts-place-no-nationalization = Railroads are nationalized in the second phase only, and { $railroad } is nationalized already.
ts-place-rich = So early in the game nobody can have more than { $most }.
ts-place-all-auctioned = All railroads of the first phase have been auctioned, so the first phase has begun.
ts-place-auction-marker = Before the first turn this marker is on its first space.
ts-place-auction-order = Railroads are auctioned in order, but { $railroad } has been auctioned before an earlier one.
ts-place-auction-link = Before the first turn an open railroad has exactly one link, and that is at home. { $railroad } has not.
