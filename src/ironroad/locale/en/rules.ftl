### The rules pages of the browser client: summaries in our own words, in numbered sections.

## Trans-Siberian Railroad.

trans-siberian-rules-1 = What it is about
trans-siberian-rules-1-text =
    You invest in six railroads that open up Russia from Moscow to the Pacific. Nobody owns a railroad: you hold certificates.
    A certificate pays its part of the income at every dividend, and counts its stock value at the end, if the railroad is public then.
    Whoever has the most money and stock at the end wins.
trans-siberian-rules-2 = Auctions
trans-siberian-rules-2-text =
    Before the first turn, Red, Blue, Green and Yellow are auctioned in this order. The first bid is at least $8; each bid is higher than the last. Who drops out is out of this auction.
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
    Each black space of the income track that is reached or passed raises the stock value by one space.
trans-siberian-rules-6 = Dividends
trans-siberian-rules-6-text =
    When the timing marker reaches 5, the turn ends with a dividend: the income of each railroad is divided by its certificates with players, rounded up, and every certificate pays.
    Then public railroads with the highest income rise one space, private ones fall one space, and the nationalization and dividends markers move on.
trans-siberian-rules-7 = The second phase and nationalization
trans-siberian-rules-7-text =
    At a dividend, once a stock value has reached $48, the second phase begins: Black and White are auctioned. They have three certificates each and start next to any link that is built.
    From then on, public railroads below the nationalization marker are taken over by the state at each dividend: they pay once more, then their certificates are worth nothing. Their links stay and can be used.
    For each railroad taken over the marker jumps three spaces, else it moves one.
trans-siberian-rules-8 = The end
trans-siberian-rules-8-text =
    The game ends after a dividend if the dividends marker is at its end, if a railroad stands at $75, or if fewer than two public railroads are left.
    You count your money and the stock value of your certificates of public railroads. Treasuries and private railroads count nothing.

## Mini Express.

mini-express-rules-1 = What it is about
mini-express-rules-1-text =
    Four companies grow over the map. They belong to nobody: you hold Shares of them, and Influence in them.
    At the end a Share is worth more the longer the track of its company is, and the more Influence you have there compared with the others.
mini-express-rules-2 = Your turn: one of two actions
mini-express-rules-2-text =
    Take a Share, or build track. You cannot pass, and you may act with any company.
mini-express-rules-3 = Taking a Share
mini-express-rules-3-text =
    Choose a company with Shares left. For each train that is ready in its area you lose one Influence there; if you have too little, you cannot take the Share.
    Then the company gets three new trains from the supply; its area holds five at most.
mini-express-rules-4 = Building track
mini-express-rules-4-text =
    Choose a company and a city that it can reach with its trains: one train on each hex of a shortest way from its track, the city included, and through no other city.
    The company must be new in that city, and there must be room: gold cities take three companies, silver ones two, black ones one.
    Every new train on a hex that is no city makes the track one longer on the chart.
    Where other companies already have track on a new hex, each of them gets a train from its supply.
mini-express-rules-5 = Demand tiles and Influence
mini-express-rules-5-text =
    The Demand tile of the city shows two colours: you gain one Influence in each. Twice the same colour gives two; purple gives one in another company of your choice.
    When a city is full, its tile is removed.
mini-express-rules-6 = The end
mini-express-rules-6-text =
    A company is depleted when its last Share is taken, or when its supply of trains is empty; then the rest of its Shares are gone. With the second depleted company the round is finished, and the game is over.
    A Share is worth what the chart shows for the length of its company: more for the most Influence, less for the second most, least for the others, and nothing without Influence.
    Ties are won by fewer Shares.
mini-express-rules-7 = One or two players, and variants
mini-express-rules-7-text =
    The Bot draws tiles that tell it which company builds to which city; its flag on the map shows its target. Alone you must have more points than it.
    Golden Spike (USA): the first company in Omaha is the East Side, and the others get a start in San Francisco. When track joins the two, a West Side is chosen, and both sides grow by two.
    Harbor (Europe): the first build into a city with a purple tile opens a free harbor for the company, from where it can begin anew.

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
