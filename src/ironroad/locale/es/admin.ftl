### Palabras de las órdenes para quienes administran un servidor.

admin-help = Para quienes administran un servidor: trabajar con su base de datos, también mientras funciona.
admin-help-recompute = Calcular de nuevo todos los resultados y puntuaciones a partir de las partidas.
admin-recomputed = { $games ->
    [one] Cuenta 1 partida
   *[other] Cuentan { $games } partidas
}; { $rated ->
    [one] 1 de ellas es puntuada.
   *[other] { $rated } de ellas son puntuadas.
}
admin-help-reports = Listar las denuncias pendientes.
admin-help-all = También las ya atendidas.
admin-help-close-report = Marcar una denuncia como atendida.
admin-help-report = El identificador de la denuncia.
admin-help-person = Mostrar una persona: nombre, cuenta, número de partidas y denuncias.
admin-help-who = El identificador de la persona, o su nombre de cuenta.
admin-help-suspend = Impedir el acceso a una persona; un servidor en marcha cierra sus sesiones en segundos.
admin-help-restore = Volver a dejar entrar a una persona suspendida.
admin-help-close-table = Terminar sin resultado una partida en curso, o borrar una mesa que no ha empezado.
admin-help-table = El identificador de la mesa, que está en su dirección.
admin-help-delete-chat = Borrar algo que se dijo en una mesa.
admin-help-line = El número de la línea del chat, que está en la denuncia.
admin-report = { $report }, { $at }, { $state ->
    [open] pendiente
   *[other] atendida
}: { $name } ({ $person }) – { $reason }
admin-report-line = en la mesa { $game }, línea { $line }: { $text }
admin-no-reports = No hay denuncias pendientes.
admin-report-closed = La denuncia { $report } queda atendida.
admin-suspended = { $name } ({ $person }) queda suspendida.
admin-restored = { $name } ({ $person }) puede volver a entrar.
admin-table-closed = La partida { $game } queda cerrada, sin resultado.
admin-table-deleted = La mesa { $game } queda borrada.
admin-chat-deleted = La línea { $line } de la mesa { $game } queda borrada.
admin-unknown-report = No existe la denuncia { $report }.
admin-unknown-person = No existe la persona { $person }. Indica el identificador de la dirección de su perfil, o su nombre de cuenta.
admin-unknown-table = No existe la mesa { $game }. Indica el identificador de su dirección.
admin-unknown-line = La mesa { $game } no tiene línea { $line }.
admin-table-over = La partida { $game } ya terminó.
admin-table-busy = La partida { $game } no se cerró: no dejaban de llegar jugadas. Inténtalo de nuevo.
