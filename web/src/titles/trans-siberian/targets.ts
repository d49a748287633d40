/** Where on the board an action is chosen, and which places a sentence speaks of. */
import type { Words } from "../../lib/types";

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
  for (const value of Object.values(words.args ?? {})) {
    if (typeof value !== "object") continue;
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
