/** Drawings that the board and its legend share. */
export const FLAG = "M4 2v17M4 3h12l-4 4 4 4H4";
/** The arrow of a link abroad, drawn from the lower left end. */
export const ARROW = "l9-9m-6.5 0h6.5v6.5";
