/** How a marker looks: a colour, the ink on it, its edge, and a shape so that colour is never the only cue. */
export type Look = { fill: string; ink: string; edge: string; shape: string };

/** How the seats look unless a title has other colours for them; a seat is always shown with its number too. */
const USUAL: readonly Look[] = [
  { fill: "#b3261e", ink: "#ffffff", edge: "#7d1510", shape: "" },
  { fill: "#1f5fae", ink: "#ffffff", edge: "#123f78", shape: "" },
  { fill: "#2c7a3b", ink: "#ffffff", edge: "#1a5226", shape: "" },
  { fill: "#f0bf2c", ink: "#2a2200", edge: "#8a6a00", shape: "" },
  { fill: "#6b3fa0", ink: "#ffffff", edge: "#43246a", shape: "" },
];

/** How the seats look at the table that is open, everywhere the same. */
export const SEATS: Look[] = $state([...USUAL]);

/** Dress the seats for a table; with nothing, as usual. */
export function dress(looks: readonly Look[] = USUAL): void {
  SEATS.splice(0, SEATS.length, ...looks);
}

/** How a player of the rules looks who has no seat. */
export const RIVAL: Look = { fill: "#4a5158", ink: "#ffffff", edge: "#22262b", shape: "" };
