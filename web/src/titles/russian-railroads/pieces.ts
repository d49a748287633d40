/** How tracks and players look: a colour with a shape or a number, so that colour is never the only cue. */
import type { Look } from "../../lib/look";

/** From the least worth to the most. */
export const COLOURS = ["black", "gray", "brown", "natural", "white"] as const;

export const TRACKS: Record<string, Look> = {
  black: { fill: "#2b2d31", ink: "#ffffff", edge: "#8b8f97", shape: "cross" },
  gray: { fill: "#7d848c", ink: "#0f1113", edge: "#454b52", shape: "square" },
  brown: { fill: "#7a4a26", ink: "#ffffff", edge: "#4c2c14", shape: "circle" },
  natural: { fill: "#dcbd8b", ink: "#2f220f", edge: "#8a6a38", shape: "triangle" },
  white: { fill: "#fbfaf5", ink: "#22262b", edge: "#6b6f76", shape: "star" },
};

/** Return the colour of the most valuable track that lies on a space, or nothing. */
export function topTrack(tracks: Readonly<Record<string, number>>, space: number): string | null {
  return COLOURS.findLast((colour) => (tracks[colour] ?? 0) >= space) ?? null;
}

export type Reward = {
  /** The message that says it. */
  id: string;
  kind: string;
  colours: readonly string[];
  count: number;
};

/** Return a reward as an edition writes it, such as `track black/gray 1`. */
export function rewardOf(text: string): Reward {
  const [kind = "", ...rest] = text.split(" ");
  const count = Number(rest.pop());
  const colours = rest.flatMap((word) => (word === "any" ? COLOURS : word.split("/")));
  const id = `rr-reward-${[kind, ...rest].join("-").replace("/", "-or-")}`;
  return { id, kind, colours, count };
}
