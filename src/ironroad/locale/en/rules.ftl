### The rules pages of the browser client: summaries in our own words, in numbered sections.

## Trans-Siberian Railroad.

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

## Mini Express.

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

## Russian Railroads.

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

## Russian Railroads with the boards and modules of its expansions.

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
