### Words of the engine: seats, errors, records and editions.

seat-name = Player { $number }
seat-chance = Chance
event-forced = { $seat } has only one choice: { $action }

## Errors of setting up a table and of playing.

error-unknown-title = There is no title “{ $title }”. Choose one of: { $choices }.
error-seats = { $title } is not played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Choose one of: { $choices }.
error-unknown-option = There is no option “{ $option }”. Choose one of: { $choices }.
error-option-value = The option “{ $option }” has no value “{ $value }”. Choose one of: { $choices }.
error-setup = This game cannot be set up: { $reason }
error-unreadable = The file { $file } cannot be read: { $reason }.
error-unknown-action = “{ $action }” is not an action of this game. Choose one of the actions offered.
error-illegal-action = “{ $action }” is not possible now. Choose one of the actions offered.
error-not-asked = Now something else is asked: { $question }
error-nothing-to-undo = There is nothing to take back: what was drawn or shown stays.
error-dead-end = The rules offer no action here ({ $frame }). This is a fault of ironroad: please report it with the record of the game.
error-invariant = The pieces do not add up ({ $what }). This is a fault of ironroad: please report it with the record of the game.

## Records: the line first, then what is wrong and what to do.

error-record = The record cannot be used, line { $line }: { $reason }
record-empty = The file is empty. A record begins with its format and header.
record-not-a-record = A record begins with “{ $format }”, but here stands “{ $found }”.
record-unknown-header = The header “{ $name }” is unknown. Remove the line or correct the name.
record-twice = The header “{ $name }” is there twice. Remove one of the two lines.
record-missing-header = The header “{ $name }” is missing. Add a line for it.
record-not-a-number = “{ $name }” must be a whole number, not “{ $value }”.
record-bad-option = “{ $option }” is not an option. Write it as name=value.
record-bad-name = “{ $name }” is not a name. Put names with a comma, a # or a quotation mark between quotation marks: "Smith, Anna".
record-other-rules = The record was played under rules version { $rules }, and this ironroad has version { $known }. Use an ironroad with the version of the record.
record-other-edition = The record was played with the edition “{ $edition }” ({ $digest }), and the one here has other values. Give the edition file it was played with.
record-bad-move = { $problem }
record-after-the-end = “{ $action }” comes after the end of the game. Remove this line and what follows.
record-other-result = The header says the result { $result }, but the moves lead to { $found }.

## Texts that are not read: what is too much, and what to do.

text-too-long = The text has more than { $limit } bytes. Make it shorter.
text-too-deep = More than { $limit } brackets are open here. Nest less deeply.
text-key-parts = A key here has more than { $limit } parts. Write keys without dots.
text-long-word = A number or a name here has more than { $limit } characters. Make it shorter, or put it in quotes.

## Editions: the line first, then what is wrong and what to do.

error-edition = The edition cannot be used, { $file }, line { $line }: { $reason }
edition-not-toml = This is not valid TOML ({ $reason }).
edition-not-plain = { $name } is a date, or a number that is too large. Use texts, true or false, numbers, and lists of them.
edition-missing-section = The section [{ $section }] is missing. Add it, or extend an edition that has it.
edition-unknown-section = The section [{ $section }] is unknown. Remove it or correct its name.
edition-missing-entry = “{ $key }” is missing in the section [{ $section }]. Add it, or extend an edition that has it.
edition-missing-value = “{ $key }” has no { $name }. Add { $name } = … to the entry.
edition-unknown-value = “{ $key }” has a value “{ $name }” that is unknown. Remove it or correct its name.
edition-not-an-entry = “{ $key }” must be an entry of the form { "{" } …, mark = "…", source = "…" { "}" }.
edition-unknown-mark = The mark “{ $mark }” is unknown. Choose one of: { $marks }.
edition-bad-id = “{ $key }” is not a name. Use small letters, digits and single hyphens.
edition-long-id = A name has at most { $limit } characters.
edition-not-in-range = { $name } must be a whole number from { $low } to { $high }, not { $value }.
edition-not-a-list = { $name } must be a list.
edition-not-a-number = { $name } must be a number, not { $value }.
edition-not-a-text = { $name } must be a text in quotes, not { $value }.
edition-not-a-flag = { $name } must be true or false, not { $value }.
edition-unknown-name = { $name } cannot be “{ $value }”. Choose one of: { $choices }.
edition-unknown-id = “{ $value }” in { $name } is unknown. Define it in its section, or correct the name.
edition-other-title = This edition is for the title “{ $found }”, but one for “{ $title }” is needed.
edition-unknown-base = There is no edition “{ $base }” to extend. Choose one of: { $known }.

## Positions set up by hand, as part of an edition.

error-no-position = { $file } has no section [position], so no game can be set up by it alone.
position-game = The game
position-seat = { $seat }
position-turn = Whose turn it is
position-field = { $group }, { $field }: { $reason }
position-empty = The section [position] is empty. Write lines of the form field = 3 or field = "word", or remove it.
position-not-a-value = “{ $key }” must be a whole number, or a word in quotes.
position-no-seats = The position does not say for how many players it is. Add a line such as seats = 3 to the section [position].
position-no-setup = The position is for a set-up that does not exist. { $reason }
position-other-setup = The position is for another set-up: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, options { $options }.
position-not-offered = Positions of { $title } cannot be set up by hand.
position-unknown-field = There is no field “{ $key }” in this set-up. Remove the line or correct its name.
position-not-in-range = A whole number from { $low } to { $high } is needed, not { $value }.
position-not-a-choice = “{ $value }” is not possible. Choose one of: { $choices }.
position-broken = The pieces do not add up ({ $what }).
position-over = In this position the game is over. Choose one in which somebody has a choice.
