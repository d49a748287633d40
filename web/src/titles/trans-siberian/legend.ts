/** The icons of this title, and the section of the rules that each belongs to. */
import { marks } from "../../lib/explain";

export const LEGEND = {
  railroad: { rule: "1" },
  player: { rule: "1" },
  cash: { rule: "1" },
  treasury: { rule: "4" },
  certificate: { rule: "3" },
  control: { rule: "3" },
  leader: { rule: "2" },
  asked: { rule: "2" },
  home: { rule: "2" },
  city: { rule: "4" },
  link: { rule: "4" },
  cube: { rule: "4" },
  external: { rule: "4" },
  "link-income": { rule: "5" },
  income: { rule: "5" },
  black: { rule: "5" },
  stock: { rule: "5" },
  timing: { rule: "6" },
  dividends: { rule: "6" },
  shift: { rule: "7" },
  nationalization: { rule: "7" },
  nationalized: { rule: "7" },
  end: { rule: "8" },
  worth: { rule: "8" },
} as const;

export type MapIcon = keyof typeof LEGEND;

/** Return what marks an element that shows icons of this title. */
export const mark = marks("ts", LEGEND);
