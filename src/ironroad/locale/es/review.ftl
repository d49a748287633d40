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
review-ends-less = Valía por el puesto y no por los puntos: al continuar { $count } veces hasta el final, dio { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
review-ends-less-by = Valía por el puesto y no por los puntos: al continuar { $count } veces hasta el final, dio { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos; { $item }: { $part } menos.
review-bid = Jugada { $move }: { $seat } compró por { $price }. Pujar era mejor que retirarse hasta { $sure }, y quizá hasta { $possible }.
review-bid-perhaps = Jugada { $move }: { $seat } compró por { $price }. Pujar quizá era mejor que retirarse, hasta { $possible }.
review-bid-never = Jugada { $move }: { $seat } compró por { $price }. Retirarse era mejor que cualquier puja.
review-bid-sure = Jugada { $move }: { $seat } compró por { $price }. Pujar era mejor que retirarse hasta { $sure }.
