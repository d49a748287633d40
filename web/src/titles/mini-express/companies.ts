/** How each company looks, and the purple of some Demand tiles: a colour and a shape. */
import type { Look } from "../../lib/look.svelte";

export const LOOKS: Record<string, Look> = {
  brown: { fill: "#7a4a26", ink: "#ffffff", edge: "#4c2c14", shape: "cross" },
  gray: { fill: "#6a727b", ink: "#ffffff", edge: "#3f464d", shape: "square" },
  orange: { fill: "#e0782a", ink: "#241200", edge: "#8f4510", shape: "triangle" },
  white: { fill: "#fbfaf5", ink: "#22262b", edge: "#6b6f76", shape: "star" },
  purple: { fill: "#6b3fa0", ink: "#ffffff", edge: "#43246a", shape: "diamond" },
};
