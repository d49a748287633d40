# Análisis de partidas terminadas.

review-turning = { $seat } ({ $stage }) eligió: { $played }. Era mejor: { $best }. { $less } % en vez de { $more } %.
review-turning-move = Jugada { $move }: { $seat } eligió: { $played }. Era mejor: { $best }. { $less } % en vez de { $more } %.
review-ends-more = Al continuar { $count } veces hasta el final, eso dio { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más.
review-ends-more-by = Al continuar { $count } veces hasta el final, eso dio { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más; { $item }: { $part } más.
review-ends-less = Al continuar { $count } veces hasta el final, eso dio { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
review-ends-less-by = Al continuar { $count } veces hasta el final, eso dio { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos; { $item }: { $part } menos.
review-bid = Jugada { $move }: { $seat } compró por { $price }. Pujar era mejor que retirarse hasta { $sure }, y quizá hasta { $possible }.
review-bid-perhaps = Jugada { $move }: { $seat } compró por { $price }. Pujar quizá era mejor que retirarse, hasta { $possible }.
review-bid-never = Jugada { $move }: { $seat } compró por { $price }. Retirarse era mejor que cualquier puja.
review-bid-sure = Jugada { $move }: { $seat } compró por { $price }. Pujar era mejor que retirarse hasta { $sure }.

review-heading = Análisis
review-to-game = Volver a la partida
review-strength = Cuánto pensar
review-quick = Rápido
review-thorough = A fondo
review-progress = Pensando: { $done } de { $total } decisiones.
review-stop = Detener
review-resume = Continuar
review-ask = Analizar esta partida
review-none = Se puede volver a pensar cada decisión de esta partida.
review-stopped = Detenido tras { $done } de { $total } decisiones.
review-failed = El análisis no se pudo terminar.
review-basis = { $count } iteraciones de búsqueda por decisión, según lo que su jugador podía saber.
review-chances = Opciones de ganar
review-turning-points = Momentos decisivos
review-no-turning-points = Ninguna decisión costó mucho.
review-marked = Decisiones que costaron un { $share } o más
review-no-marks = No hay ninguna.
review-move = Jugada { $move }
review-played = Jugado
review-best = Mejor
review-others = También
review-line = Lo que habría seguido
review-play-on = Seguir jugando desde aquí
review-players = Precisión y suerte
review-accuracy = Precisión
review-luck = Suerte
review-players-about = La precisión cuenta entera una decisión que no costó nada y nada una que costó un 10 % o más. La suerte es lo que trajo el azar frente a lo esperado.
