/** How a marker looks: a colour, the ink on it, its edge, and a shape so that colour is never the only cue. */
export type Look = { fill: string; ink: string; edge: string; shape: string };
