### Cards, a toy title.

cards-name = Cards
cards-option-rounds = Rounds
cards-option-rounds-three = three
cards-option-rounds-nine = nine
cards-table-rounds = Rounds

## What is done and asked.

cards-deal = Deal the { $card }
cards-bet = Bet { $amount }
cards-hide-left = Hide the stone on the left
cards-hide-right = Hide the stone on the right
cards-ask-deal = A card is dealt.
cards-ask-bet = Your card is the { $card }. How much do you bet on it?
cards-ask-hide = Where do you hide your stone?

## What happens.

cards-event-got = { $seat } gets the { $card }.
cards-event-hidden = { $seat } does something that nobody else sees.
cards-event-bet = { $seat } bets { $amount }.
cards-event-stone = { $seat } hides a stone: { $place }.

## The reckoning.

cards-score-card = Card
cards-score-bets = Bets
cards-end = All rounds were played.

## The board in the terminal.

cards-cli-round = Round { $round } of { $rounds }
cards-cli-hand = { $name }: card { $card }, bets { $bets }
cards-cli-unknown = unknown
