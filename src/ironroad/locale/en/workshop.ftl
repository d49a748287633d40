### The edition workshop of the browser client.

web-workshop = Edition workshop
web-workshop-of = Edition workshop: { $title }
web-workshop-open = Look at and correct the printed values
web-workshop-why = Everything that is printed in the box, with how sure it is and where it comes from. If your box says otherwise, change it here: the rules check it at once, and the board is drawn anew.
web-workshop-edition = edition “{ $name }”
web-workshop-board = The board with this edition
web-workshop-board-why = Choose anything on the board to see and change what is printed there. A dashed frame or a glow marks reconstructed values; what you have changed is green.
web-workshop-sections = All values
web-workshop-sections-why = A circle marks what a game with the options above does not use.
web-workshop-unused = Not used with these options
web-workshop-none = No value fits the filter.
web-workshop-editor = Printed here
web-workshop-tools = What to do with your edition

## The draft.

web-workshop-redo = Redo
web-workshop-reset = Take back everything
web-workshop-name = Name
web-workshop-filter = Which values are shown
web-workshop-filter-all = All
web-workshop-filter-reconstructed = Reconstructed ({ $count })
web-workshop-filter-changed = Changed ({ $count })
web-workshop-search = Search the values
web-workshop-seats = Players
web-workshop-seats-any = as few as possible
web-workshop-entry = Entry
web-workshop-value = Value
web-workshop-shipped = As shipped
web-workshop-yours = Your box
web-workshop-differences = { $count ->
    [one] One entry differs from the shipped edition
   *[other] { $count } entries differ from the shipped edition
}
web-workshop-was = was { $value }
web-workshop-drop = Remove the value “{ $name }”
web-workshop-more = Add a value
web-workshop-mark = How sure
web-workshop-mark-printed = printed
web-workshop-mark-derived = derived
web-workshop-mark-reconstructed = reconstructed
web-workshop-source = Source
web-workshop-source-why = Say where your box says it: the board, card or tile, or the page of the rulebook. Lists are written with commas.
web-workshop-my-box = my box
web-workshop-restore = As shipped again
web-workshop-restore-one = { $key }: as shipped again

## What the rules say.

web-workshop-asking = The rules look at it …
web-workshop-drawn = A game with these options can be played; the other set-ups are being checked.
web-workshop-sound = { $count ->
    [0] This is the edition as shipped.
   *[other] The rules accept it for every set-up.
}
web-workshop-refused = The rules refuse one of your values: the sentence stands beside it.
web-workshop-drawn-before = The board shows the last values that the rules accept.

## In and out.

web-workshop-import = Import
web-workshop-import-why = An edition file (TOML). Your present changes are replaced; “Undo” brings them back.
web-workshop-import-file = File
web-workshop-import-text = Or its text
web-workshop-bring = Take it up
web-workshop-lacks = { $count ->
    [one] One entry of the shipped edition is not in this file. It stays as shipped.
   *[other] { $count } entries of the shipped edition are not in this file. They stay as shipped.
}
web-workshop-export = Export
web-workshop-share = Share
web-workshop-share-why = Whoever has this link sees your edition in the workshop and can play with it. The server keeps its text.
web-workshop-link = Link
web-workshop-play = Play with it
web-workshop-play-why = The game says that it is played with the edition “{ $name }”. It cannot be rated.
web-workshop-report = Report it
web-workshop-report-why = So that everybody gets the right values: the form for wrong printed values, filled in. It also asks for language and printing of your box. It is in English; please do not add pictures or text of the rulebook.
web-workshop-report-text = Your correction
web-workshop-form = Open the form
web-workshop-copy = Copy the text
web-workshop-copy-by-hand = This browser does not copy. Select the text and copy it yourself.

## Values that several titles have.

web-value-value = value
web-value-values = values
web-value-count = number
web-value-name = name
web-workshop-quoted = “{ $name }”
web-workshop-missing-value = The value { $name } is missing here.
