/** What the log tells of a scoring, line by line. */
import type { Scored, ScoredPlayer } from "../../lib/scoring";
import type { Words } from "../../lib/types";
import type { View } from "./view";

const RAILROAD = "rr-railroad-";
/** The items of a scoring besides the railroads, by what tells of them. */
const ITEMS: Record<string, string> = {
  "rr-event-scored-industry": "industry",
  "rr-event-bonus-scored": "bonuses",
  "rr-event-majority": "majority",
  "rr-event-stock-scored": "stock",
};

/** Return whose points a sentence of a scoring tells, for what and where; nothing for any other sentence. */
export function scoringOf(words: Words): Scored | null {
  const { seat, points, railroad } = words.args ?? {};
  const told = { player: Number(seat), points: Number(points) };
  if (words.id === "rr-event-scored-railroad") {
    const label = railroad as Words;
    return { ...told, label, place: `score:${seat}:${label.id.slice(RAILROAD.length)}` };
  }
  const item = ITEMS[words.id];
  const label = { id: `rr-score-${item}`, args: {} };
  return item ? { ...told, label, place: `score:${seat}:${item}` } : null;
}

/** Return the players with their points. */
export const playersOf = (view: unknown): ScoredPlayer[] =>
  (view as View).players.map(({ points }, seat) => ({ seat, points }));
