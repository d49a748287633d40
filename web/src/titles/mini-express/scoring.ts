/** What the log tells of the end: what the Shares of each company are worth to each player. */
import type { Scored, ScoredPlayer } from "../../lib/scoring";
import type { Words } from "../../lib/types";
import type { View } from "./view";

const COMPANY = "me-company-";
const BOT = { id: "me-bot", args: {} };

/** Return whose Shares a sentence values, and of which company; nothing for any other sentence. */
export function scoringOf(words: Words): Scored | null {
  if (words.id !== "me-event-scored") return null;
  const { player, points, company } = words.args!;
  const label = company as Words;
  const place = `company:${label.id.slice(COMPANY.length)}`;
  return { player: Number(player), points: Number(points), label, place };
}

/** Return the players with their points, the Bot too. */
export const playersOf = (view: unknown): ScoredPlayer[] =>
  (view as View).players.map(({ seat, points }) => ({ seat, points, name: BOT }));
