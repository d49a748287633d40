/** How each railroad looks: a colour, the ink on it, and a shape so that colour is never the only cue. */
import type { Look } from "../../lib/look.svelte";

// What lies on the dark map has a light edge there.
export const LOOKS: Record<string, Look> = {
  red: { fill: "#b3261e", ink: "#ffffff", edge: "light-dark(#7d1510, #f08a80)", shape: "circle" },
  blue: { fill: "#1f5fae", ink: "#ffffff", edge: "light-dark(#123f78, #7fb2ee)", shape: "square" },
  green: {
    fill: "#2c7a3b",
    ink: "#ffffff",
    edge: "light-dark(#1a5226, #7fcb8e)",
    shape: "triangle",
  },
  yellow: {
    fill: "#f0bf2c",
    ink: "#2a2200",
    edge: "light-dark(#8a6a00, #f7d978)",
    shape: "diamond",
  },
  black: { fill: "#2b2d31", ink: "#ffffff", edge: "light-dark(#5c6067, #b9bec6)", shape: "cross" },
  white: { fill: "#fbfaf5", ink: "#22262b", edge: "light-dark(#6b6f76, #fbfaf5)", shape: "star" },
};

/** The gray of railroads that were nationalized; their shapes stay. */
export const NATIONAL = {
  fill: "light-dark(#767b82, #9aa0a8)",
  ink: "light-dark(#ffffff, #10161a)",
  edge: "light-dark(#585d64, #9aa0a8)",
} as const;
