/** The icons of this title, and the section of the rules that each belongs to. */
import { marks } from "../../lib/explain";

export const LEGEND = {
  company: { rule: "1" },
  player: { rule: "1" },
  train: { rule: "4" },
  supply: { rule: "3" },
  track: { rule: "4" },
  share: { rule: "3" },
  influence: { rule: "5" },
  city: { rule: "4" },
  room: { rule: "4" },
  demand: { rule: "5" },
  length: { rule: "6" },
  worth: { rule: "6" },
  points: { rule: "6" },
  first: { rule: "6" },
  target: { rule: "8" },
  spike: { rule: "7" },
  harbor: { rule: "7" },
} as const;

export type MapIcon = keyof typeof LEGEND;

/** Return what marks an element that shows icons of this title. */
export const mark = marks("me", LEGEND);
