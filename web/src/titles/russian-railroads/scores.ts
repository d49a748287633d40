/** What the points of the players are made of before the end, read off the board. */
import type { EditionData, Score, Words } from "../../lib/types";
import { entriesOf } from "./pieces";
import type { View } from "./view";

type Player = View["players"][number];
type Item = { label: Words; points: number };

/** Return what the next scoring brings if nothing more is built. */
export function projected(player: Player): Item[] {
  return [
    ...player.railroads.map((railroad) => ({
      label: { id: `rr-railroad-${railroad.id}`, args: {} },
      points: railroad.points,
    })),
    { label: { id: "rr-score-industry", args: {} }, points: player.industry_points },
  ];
}

/** Return what the stock market would bring each seat at the end: the furthest first, on a level the left-most. */
export function stockPoints(table: View, edition: EditionData | null): number[] {
  const values = edition ? entriesOf(edition, "stock")["end"]?.values["values"] : undefined;
  const ranking = (table.modules?.stock ?? [])
    .slice(1)
    .reverse()
    .flatMap(({ seats }) => seats);
  return table.players.map((_, seat) => {
    const rank = ranking.indexOf(seat);
    return rank < 0 ? 0 : ((values as number[] | undefined)?.[rank] ?? 0);
  });
}

/** Return the points now, what all scorings to come bring if nothing more is built, and the stock market. */
export function scoresOf(view: unknown, edition: EditionData | null = null): Score[] {
  const table = view as View;
  const stock = stockPoints(table, edition);
  const scorings = Math.max(0, table.rounds - Math.max(table.round, 1) + 1);
  return table.players.map((player, seat) => {
    const items: Item[] = [
      { label: { id: "web-points-now", args: {} }, points: player.points },
      ...projected(player).map(({ label, points }) => ({
        label: { id: "web-times", args: { what: label, count: scorings } },
        points: points * scorings,
      })),
      ...(table.modules?.stock.length
        ? [{ label: { id: "rr-score-stock", args: {} }, points: stock[seat]! }]
        : []),
    ];
    return { items, total: items.reduce((sum, { points }) => sum + points, 0) };
  });
}
