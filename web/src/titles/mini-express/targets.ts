/** Where on the board an action is chosen, and which places a sentence speaks of. */
import type { Look } from "../../lib/look.svelte";
import type { Words } from "../../lib/types";

const COMPANY_VERBS = new Set([
  "choose",
  "take-two",
  "split",
  "share",
  "build",
  "influence",
  "west",
]);

/** The seats wear colours that no company and no demand has. */
export const SEAT_LOOKS: readonly Look[] = [
  { fill: "#e0559e", ink: "#2b0518", edge: "#8f2560", shape: "" },
  { fill: "#1f5fae", ink: "#ffffff", edge: "#123f78", shape: "" },
  { fill: "#17803c", ink: "#ffffff", edge: "#0d5226", shape: "" },
  { fill: "#d9e04a", ink: "#2a2d00", edge: "#82881a", shape: "" },
  { fill: "#7cc7e8", ink: "#0b2430", edge: "#2f6f8c", shape: "" },
];

export function targetsOf(text: string): readonly string[] {
  const [verb, id] = text.split(" ");
  if (!verb || !id) return [];
  if (COMPANY_VERBS.has(verb)) return [`company:${id}`];
  if (verb === "to" || verb === "harbor") return [`city:${id}`];
  if (verb === "via") return [`hex:${id}`];
  return [];
}

export function placesOf(words: Words): readonly string[] {
  return Object.values(words.args ?? {}).flatMap((value) => {
    if (typeof value !== "object") return [];
    if (value.id.startsWith("me-company-")) return [`company:${value.id.slice(11)}`];
    if (value.id.startsWith("me-city-")) return [`city:${value.id.slice(8)}`];
    return [];
  });
}

const TOPICS: Record<string, number> = {
  "me-ask-choose": 1,
  "me-ask-take-two": 10,
  "me-ask-split": 10,
  "me-ask-second-action": 10,
  "me-ask-city": 4,
  "me-ask-hex": 4,
  "me-ask-influence": 5,
  "me-ask-west": 7,
  "me-ask-harbor": 7,
};

/** Return the section of the rules that a question is about. */
export const topicOf = (question: string): number => TOPICS[question] ?? 2;

/** Return what somebody may have wanted who chooses a place that offers nothing. */
export function wishesAt(target: string): readonly string[] {
  const [kind, id] = target.split(":");
  if (kind === "company") return [`share ${id}`, `build ${id}`];
  return kind === "city" ? [`to ${id}`] : [`via ${id}`];
}

/** The parts of the board that the guide of a first game walks round. */
export const PARTS: readonly string[] = ["map", "companies", "players", "chart"];
