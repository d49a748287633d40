/** What a chart can show of this title over a game. */
import type { Series } from "../../lib/chart";
import { SEATS } from "../../lib/look.svelte";
import type { View } from "./view";

type Player = View["players"][number];

const ofPlayers = (table: View, value: (player: Player) => number): Series["lines"] =>
  table.players.map((player, seat) => ({ seat, look: SEATS[seat]!, value: value(player) }));

export function seriesOf(view: unknown): Series[] {
  const table = view as View;
  return [
    { id: "rr-board-points", lines: ofPlayers(table, (player) => player.points) },
    {
      id: "web-rr-next-scoring",
      lines: ofPlayers(table, (player) => player.scoring_points),
    },
    { id: "rr-board-area-industry", lines: ofPlayers(table, (player) => player.industry_points) },
    ...(table.modules?.stock.length
      ? [
          {
            id: "rr-score-stock",
            lines: ofPlayers(table, (player) => player.modules?.level ?? 0),
          },
        ]
      : []),
  ];
}
