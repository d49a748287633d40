/** How each company looks, and the purple of some Demand tiles: a colour and a shape. */
import type { Look } from "../../lib/look.svelte";

// What lies on the dark map has a light edge there.
export const LOOKS: Record<string, Look> = {
  brown: { fill: "#7a4a26", ink: "#ffffff", edge: "light-dark(#4c2c14, #c9996c)", shape: "cross" },
  gray: { fill: "#6a727b", ink: "#ffffff", edge: "light-dark(#3f464d, #b4bbc2)", shape: "square" },
  orange: {
    fill: "#e0782a",
    ink: "#241200",
    edge: "light-dark(#8f4510, #f3a768)",
    shape: "triangle",
  },
  white: { fill: "#fbfaf5", ink: "#22262b", edge: "light-dark(#6b6f76, #fbfaf5)", shape: "star" },
  purple: {
    fill: "#6b3fa0",
    ink: "#ffffff",
    edge: "light-dark(#43246a, #b795e2)",
    shape: "diamond",
  },
};

/** How the middle of a company's track is marked, so that its colour is not the only cue; orange has no marks. */
export const MARKS: Readonly<Record<string, string>> = {
  brown: "2 8",
  gray: "13 9",
  white: "0.1 6",
};
