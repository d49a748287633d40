### Words of the commands for operators.

admin-help = For operators of a server: work on its database, also while the server runs.
admin-help-recompute = Compute all results and ratings anew from the games.
admin-recomputed = { $games ->
    [one] 1 game counts
   *[other] { $games } games count
}, { $rated ->
    [one] 1 of them is rated.
   *[other] { $rated } of them are rated.
}
admin-help-reports = List the reports that wait.
admin-help-all = Those that are dealt with, too.
admin-help-close-report = Mark a report as dealt with.
admin-help-report = The id of the report.
admin-help-person = Show a person: name, account, number of games and reports.
admin-help-who = The id of the person, or the login.
admin-help-suspend = Keep a person out; a running server ends their sessions within seconds.
admin-help-restore = Let a suspended person in again.
admin-help-close-table = End a running game without a result, or delete a table that has not begun.
admin-help-table = The id of the table, from its address.
admin-help-delete-chat = Delete something that was said at a table.
admin-help-line = The number of the line in the chat, from the report.
admin-report = { $report }, { $at }, { $state ->
    [open] open
   *[other] closed
}: { $name } ({ $person }) – { $reason }
admin-report-line = at the table { $game }, line { $line }: { $text }
admin-no-reports = No report waits.
admin-report-closed = The report { $report } is closed.
admin-suspended = { $name } ({ $person }) is suspended.
admin-restored = { $name } ({ $person }) may come in again.
admin-table-closed = The game { $game } is closed, without a result.
admin-table-deleted = The table { $game } is deleted.
admin-chat-deleted = Line { $line } of the table { $game } is deleted.
admin-unknown-report = There is no report { $report }.
admin-unknown-person = There is no person { $person }. Give the id from the address of the profile, or the login.
admin-unknown-table = There is no table { $game }. Give the id from its address.
admin-unknown-line = The table { $game } has no line { $line }.
admin-table-over = The game { $game } is over.
admin-table-busy = The game { $game } was not closed: people moved all the time. Try again.
