/** Where on the board an action is chosen, and which places a sentence speaks of. */
import type { Words } from "../../lib/types";

export function targetsOf(text: string): readonly string[] {
  const [verb, ...rest] = text.split(" ");
  switch (verb) {
    case "place":
    case "swap":
    case "reuse":
      return [`space:${rest[0]}`];
    case "advance":
      return [`rail:${rest[1]}:${rest[2]}`];
    case "industry":
      return [`lane:${rest[1]}`];
    case "locomotive":
      return [`tile:${rest[0]}`];
    case "factory":
      return [`${rest[0] === "used" ? "used" : "tile"}:${rest[1]}`];
    case "put":
      return [`slots:${rest[1]?.replace(/-\d+$/, "")}`];
    case "doubler":
      return ["doubler"];
    case "replace":
      return [`gap:${rest[0]}`];
    default:
      return [];
  }
}

export function placesOf(words: Words): readonly string[] {
  return Object.values(words.args ?? {}).flatMap((value) =>
    typeof value === "object" && value.id.startsWith("rr-railroad-")
      ? [`slots:${value.id.slice("rr-railroad-".length)}`]
      : [],
  );
}

const TOPICS: Record<string, number> = {
  "rr-ask-locomotive": 4,
  "rr-ask-displaced": 4,
  "rr-ask-replace": 4,
  "rr-ask-owed": 6,
  "rr-ask-swap": 7,
  "rr-ask-relocate": 7,
  "rr-ask-card": 9,
  "rr-ask-bonus": 9,
};

/** Return the section of the rules that a question is about. */
export const topicOf = (question: string): number => TOPICS[question] ?? 2;

/** Return what somebody may have wanted who chooses a place that offers nothing. */
export function wishesAt(target: string): readonly string[] {
  const [kind, id] = target.split(":");
  return kind === "space" ? [`place ${id}`] : [];
}

/** The parts of the board that the guide of a first game walks round. */
export const PARTS: readonly string[] = ["spaces", "engineers", "supply", "own"];
