/** How each railroad looks: a colour, the ink on it, and a shape so that colour is never the only cue. */
import type { Look } from "../../lib/look.svelte";

export const LOOKS: Record<string, Look> = {
  red: { fill: "#b3261e", ink: "#ffffff", edge: "#7d1510", shape: "circle" },
  blue: { fill: "#1f5fae", ink: "#ffffff", edge: "#123f78", shape: "square" },
  green: { fill: "#2c7a3b", ink: "#ffffff", edge: "#1a5226", shape: "triangle" },
  yellow: { fill: "#f0bf2c", ink: "#2a2200", edge: "#8a6a00", shape: "diamond" },
  black: { fill: "#2b2d31", ink: "#ffffff", edge: "#8b8f97", shape: "cross" },
  white: { fill: "#fbfaf5", ink: "#22262b", edge: "#6b6f76", shape: "star" },
};
