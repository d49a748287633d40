/** What the log tells of a dividend: what each railroad pays to whom, and what the state takes. */
import type { Scored, ScoredPlayer } from "../../lib/scoring";
import type { Words } from "../../lib/types";
import type { View } from "./view";

const RAILROAD = "ts-railroad-";
const TOLD = ["ts-event-nationalized", "ts-event-phase-two", "ts-event-stock"];

/** Return whose money a sentence of a dividend tells, and of which railroad; nothing for any other sentence. */
export function scoringOf(words: Words): Scored | null {
  if (words.id !== "ts-event-dividend") return null;
  const { seat, amount, railroad } = words.args!;
  const label = railroad as Words;
  const place = `railroad:${label.id.slice(RAILROAD.length)}`;
  return { player: Number(seat), points: Number(amount), label, place };
}

/** Return the players with their money. */
export const playersOf = (view: unknown): ScoredPlayer[] =>
  (view as View).players.map(({ cash }, seat) => ({ seat, points: cash }));

export const isTold = (words: Words): boolean => TOLD.includes(words.id);
