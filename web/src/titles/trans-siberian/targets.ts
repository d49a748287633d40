/** Where on the board an action is chosen, and which places a sentence speaks of. */
import type { Look } from "../../lib/look.svelte";
import type { Words } from "../../lib/types";

/** The seats wear colours that no railroad has. */
export const SEAT_LOOKS: readonly Look[] = [
  { fill: "#c2379a", ink: "#ffffff", edge: "#7a1b5e", shape: "" },
  { fill: "#7cc7e8", ink: "#0b2430", edge: "#2f6f8c", shape: "" },
  { fill: "#1fc4a8", ink: "#04211d", edge: "#0e6e63", shape: "" },
  { fill: "#f2a58e", ink: "#33140a", edge: "#a3563c", shape: "" },
  { fill: "#96c846", ink: "#1c2a06", edge: "#54761c", shape: "" },
];

export function targetsOf(text: string): readonly string[] {
  const [verb, ...rest] = text.split(" ");
  switch (verb) {
    case "build":
      return rest.map((link) => `link:${link}`);
    case "value":
      return rest.map((price) => `stock:${price}`);
    case "buy":
    case "buy-two":
    case "bonus":
    case "build-for":
    case "pay":
      return rest.map((railroad) => `railroad:${railroad}`);
    default:
      return [];
  }
}

/** A link is named in words by its cities alone. */
export const placeOfEnds = (ends: readonly string[]): string =>
  `ends:${[...ends].sort().join("+")}`;

export function placesOf(words: Words): readonly string[] {
  const places: string[] = [];
  for (const given of Object.values(words.args ?? {})) {
    if (typeof given !== "object") continue;
    // Of several links with the same ends the sentence names the number too.
    const inner = given.id === "ts-nth" ? given.args?.["link"] : given;
    const value = typeof inner === "object" ? inner : given;
    if (value.id.startsWith("ts-railroad-")) {
      places.push(`railroad:${value.id.slice("ts-railroad-".length)}`);
    } else if (/^ts-(link|external)-/.test(value.id)) {
      const ends = Object.values(value.args ?? {}).flatMap((city) =>
        typeof city === "object" ? [city.id.replace("ts-city-", "")] : [],
      );
      places.push(placeOfEnds(ends));
    }
  }
  return places;
}

const TOPICS: Record<string, number> = {
  "ts-ask-start": 1,
  "ts-ask-first-bid": 2,
  "ts-ask-bid": 2,
  "ts-ask-home-link": 2,
  "ts-ask-attached-link": 2,
  "ts-ask-value": 2,
  "ts-ask-link": 4,
  "ts-ask-second-link": 4,
  "ts-ask-payee": 4,
};

/** Return the section of the rules that a question is about. */
export const topicOf = (question: string): number => TOPICS[question] ?? 3;

/** Return what somebody may have wanted who chooses a place that offers nothing. */
export function wishesAt(target: string): readonly string[] {
  const [kind, id] = target.split(":");
  if (kind === "link") return [`build ${id}`];
  if (kind === "stock") return [`value ${id}`];
  return [`buy ${id}`, `build-for ${id}`];
}

/** The parts of the board that the guide of a first game walks round. */
export const PARTS: readonly string[] = ["map", "railroads", "tracks", "players"];
