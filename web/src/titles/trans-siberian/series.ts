/** What a chart can show of this title over a game. */
import { SEATS } from "../../lib/look.svelte";
import type { Series } from "../../lib/chart";
import { LOOKS } from "./railroads";
import type { View } from "./view";

type Railroad = View["railroads"][number];

const ofRailroads = (table: View, value: (railroad: Railroad) => number): Series["lines"] =>
  table.railroads.map((railroad) => ({
    label: { id: `ts-railroad-${railroad.id}` },
    look: LOOKS[railroad.id]!,
    value: railroad.status === "open" ? value(railroad) : null,
  }));

export function seriesOf(view: unknown): Series[] {
  const table = view as View;
  return [
    { id: "ts-board-stock", lines: ofRailroads(table, (railroad) => railroad.stock) },
    { id: "ts-board-income", lines: ofRailroads(table, (railroad) => railroad.income) },
    { id: "ts-board-treasury", lines: ofRailroads(table, (railroad) => railroad.treasury) },
    {
      id: "ts-board-cash",
      lines: table.players.map((player, seat) => ({
        seat,
        look: SEATS[seat]!,
        value: player.cash,
      })),
    },
  ];
}
