### The guided first game: a walk round the board, then a word at each question that is new.

web-guide = Your first game
web-guide-step = { $step } of { $count }
web-guide-next = Go on
web-guide-back = Back
web-guide-done = I see
web-guide-stop = End the guide

## Trans-Siberian Railroad.

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

## Mini Express.

web-guide-mini-express-1 = The map. Cities have a gold, silver or black rim: they take three, two or one company. The tile in a city shows in which companies you gain Influence there.
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

## Russian Railroads.

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
