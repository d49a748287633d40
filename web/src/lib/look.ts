/** How a marker looks: a colour, the ink on it, its edge, and a shape so that colour is never the only cue. */
export type Look = { fill: string; ink: string; edge: string; shape: string };

/** How the seats look, everywhere the same; a seat is always shown with its number too. */
export const SEATS: readonly Look[] = [
  { fill: "#b3261e", ink: "#ffffff", edge: "#7d1510", shape: "" },
  { fill: "#1f5fae", ink: "#ffffff", edge: "#123f78", shape: "" },
  { fill: "#2c7a3b", ink: "#ffffff", edge: "#1a5226", shape: "" },
  { fill: "#f0bf2c", ink: "#2a2200", edge: "#8a6a00", shape: "" },
  { fill: "#6b3fa0", ink: "#ffffff", edge: "#43246a", shape: "" },
];
