/** What the points of the players are made of before the end, read off the board. */
import type { Score, Views, Words } from "../../lib/types";

type Table = Views["russian-railroads"];
type Player = Table["players"][number];
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

/** Return the points now and what all scorings to come bring if nothing more is built. */
export function scoresOf(view: unknown): Score[] {
  const table = view as Table;
  const scorings = Math.max(0, table.rounds - Math.max(table.round, 1) + 1);
  return table.players.map((player) => {
    const items: Item[] = [
      { label: { id: "web-points-now", args: {} }, points: player.points },
      ...projected(player).map(({ label, points }) => ({
        label: { id: "web-times", args: { what: label, count: scorings } },
        points: points * scorings,
      })),
    ];
    return { items, total: items.reduce((sum, { points }) => sum + points, 0) };
  });
}
