/** Where on the board an action is chosen, and which places a sentence speaks of. */
import type { Words } from "../../lib/types";

/** The railroad of a locomotive slot, such as `munich-1`. */
const railroadOf = (slot: string | undefined): string => `slots:${slot?.replace(/-\d+$/, "")}`;

export function targetsOf(text: string): readonly string[] {
  const [verb, ...rest] = text.split(" ");
  const [first, second] = rest;
  switch (verb) {
    case "place":
    case "swap":
    case "reuse":
      return [`space:${first}`];
    case "advance":
      return [`rail:${second}:${rest[2]}`];
    case "industry":
      return [`lane:${second}`, `lane:${first}:${second}`];
    case "locomotive":
      return [`tile:${first}`];
    case "factory":
      return [`${first === "used" ? "used" : "tile"}:${second}`];
    case "put":
      return [railroadOf(second)];
    case "doubler":
      return [first ? `doubler:${first}` : "doubler"];
    case "replace":
      return [`gap:${first}`];
    case "boilerman":
      return [first?.startsWith("gap-") ? first.replace("gap-", "gap:") : railroadOf(first)];
    case "car":
      return [railroadOf(first)];
    case "use":
      return [second ? `${first}:${second}` : `space:${first}`];
    case "tile":
      return [`extension:${first}`];
    case "token":
    case "income":
    case "foundry":
    case "item":
    case "dividend":
    case "branch":
    case "boulder":
    case "buy":
      return [`${verb}:${first}`];
    case "burn":
      return ["coal"];
    case "fill":
      return ["fill"];
    default:
      return [];
  }
}

const RAILROAD = "rr-railroad-";

export function placesOf(words: Words): readonly string[] {
  return Object.values(words.args ?? {}).flatMap((value) => {
    if (typeof value !== "object") return [];
    if (value.id.startsWith(RAILROAD)) return [`slots:${value.id.slice(RAILROAD.length)}`];
    const found = /^rr-(branch|boulder)-(.+)$/.exec(value.id);
    return found ? [`${found[1]}:${found[2]}`] : [];
  });
}

const TOPICS: Record<string, number | string> = {
  "rr-ask-locomotive": 4,
  "rr-ask-displaced": 4,
  "rr-ask-replace": 4,
  "rr-ask-owed": 6,
  "rr-ask-swap": 7,
  "rr-ask-relocate": 7,
  "rr-ask-card": 9,
  "rr-ask-bonus": 9,
  "rr-ask-branch": "board-german-2",
  "rr-ask-tile": "board-german-3",
  "rr-ask-dividend": "board-american-4",
  "rr-ask-factory": "board-american-5",
  "rr-ask-close": "coal-on-3",
  "rr-ask-item": "new-material-on-2",
  "rr-ask-apart": "new-material-on-1",
};

/** Return the section of the rules that a question is about. */
export const topicOf = (question: string): number | string => TOPICS[question] ?? 2;

/** The chapters of the rules that options add: the option and the value that brings it. */
export const CHAPTERS: readonly string[] = [
  "board-german",
  "board-american",
  "coal-on",
  "new-material-on",
];

/** What places ask for that offer it at other times. */
const WISHES: Record<string, string> = {
  space: "place",
  income: "use income",
  foundry: "use foundry",
  extension: "tile",
  item: "item",
  dividend: "dividend",
  token: "token",
};

/** Return what somebody may have wanted who chooses a place that offers nothing. */
export function wishesAt(target: string): readonly string[] {
  const [kind = "", id] = target.split(":");
  return WISHES[kind] ? [`${WISHES[kind]} ${id}`] : [];
}

/** The parts of the board that the guide of a first game walks round. */
export const PARTS: readonly string[] = ["spaces", "engineers", "supply", "own"];
