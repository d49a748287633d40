/** How a marker looks: a colour, the ink on it, its edge, which is light on a dark board, and a shape so that colour is
 * never the only cue. */
export type Look = { fill: string; ink: string; edge: string; shape: string };

/** How the seats look unless a title has other colours for them; a seat is always shown with its number too. */
const USUAL: readonly Look[] = [
  { fill: "#b3261e", ink: "#ffffff", edge: "light-dark(#7d1510, #f08a80)", shape: "" },
  { fill: "#1f5fae", ink: "#ffffff", edge: "light-dark(#123f78, #7fb2ee)", shape: "" },
  { fill: "#2c7a3b", ink: "#ffffff", edge: "light-dark(#1a5226, #7fcb8e)", shape: "" },
  { fill: "#f0bf2c", ink: "#2a2200", edge: "light-dark(#8a6a00, #f7d978)", shape: "" },
  { fill: "#6b3fa0", ink: "#ffffff", edge: "light-dark(#43246a, #b795e2)", shape: "" },
];

/** How the seats look at the table that is open, everywhere the same. */
export const SEATS: Look[] = $state([...USUAL]);

/** Dress the seats for a table; with nothing, as usual. */
export function dress(looks: readonly Look[] = USUAL): void {
  SEATS.splice(0, SEATS.length, ...looks);
}

/** How a player of the rules looks who has no seat. */
export const RIVAL: Look = { fill: "#4a5158", ink: "#ffffff", edge: "#22262b", shape: "" };
