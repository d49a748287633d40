/** How effects are drawn. */

/** Drawings of 24 by 24; those without a colour of their own take the colour of the text. */
export const DRAWINGS: Record<string, string> = {
  locomotive: "M2 17V8h11V3h8v14ZM3.5 2.5h4.5V8h-4.5z",
  factory: "M2 21V10l6 4v-4l6 4V3h6v18ZM5 16h3v3H5zm6 0h3v3h-3z",
  gear: "M10.4 2h3.2l.5 2.9 2.3 1 2.4-1.7 2.2 2.3-1.7 2.4 1 2.2 2.7.5v3l-2.8.6-1 2.2 1.8 2.4-2.3 2.3-2.4-1.7-2.2 1-.5 2.6h-3.2l-.5-2.7-2.2-1-2.4 1.8L3 19.5l1.7-2.4-1-2.3-2.7-.4v-3.1l2.8-.5 1-2.3L3 6.2 5.3 4l2.4 1.7 2.2-.9ZM12 8.4a3.7 3.7 0 1 0 .01 0Z",
  hat: "M2 17c0-1.4 1-2 2.5-2C4.5 8.5 7.5 5 12 5s7.5 3.5 7.5 10c1.5 0 2.5.6 2.5 2Zm8-12h4v6h-4Z",
  again: "M12 4a8 8 0 1 1-7.6 5.5l2.9.9A5 5 0 1 0 12 7v3.5L6.5 5.3 12 0Z",
  worker:
    "M12 2a5 5 0 0 1 3.2 8.8C18.5 12 20.5 15.5 20.5 22h-17C3.5 15.5 5.5 12 8.8 10.8A5 5 0 0 1 12 2Z",
  medal: "M7 1h4l1 4 1-4h4l-3 7.5a7 7 0 1 1-4 0Z",
  card: "M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z",
  star: "M12 1l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 17.6l-6.7 3.8 1.6-7.5L1.2 8.8 8.8 8Z",
  up: "M12 2l8 8h-5v12H9V10H4Z",
  coal: "M2.5 15.5 5 9l5.5-5 6 1.5L21.5 11l-1 6.5-5 4H7.5Z",
  glint: "M10.5 4 9 10l-6.5 5.5M9 10l6.5 1.5 1-6M15.5 11.5l-.5 10",
  spike: "M6.5 1.5h11v4.5h-3.2l-1 12.5L12 22.5l-1.3-4-1-12.5H6.5Z",
  chart:
    "M2 2h3v16.5h17v3H2Zm5 11.5 4.5-5.5 3.5 3L19 5.5l-2.3-.6L22 1.5l.4 6.3-1.3-1.3-5.6 8.3-3.7-3.2-2.6 3.7Z",
  purse:
    "M8.5 1.5h7l-1.8 4.3C18.5 7.8 21.5 11.5 21.5 16c0 4.3-3.5 6.5-9.5 6.5S2.5 20.3 2.5 16c0-4.5 3-8.2 7.8-10.2Z",
  foundry:
    "M2 22V9.5L12 2l10 7.5V22ZM12 8.5c3.2 3 4.6 5.2 4.6 7.6a4.6 4.6 0 0 1-9.2 0c0-1.9 1-3.3 2.1-4.3.2 1.2.7 2 1.4 2.4-.1-2 .2-3.9 1.1-5.7Z",
  boulder: "M2 19.5 3.5 11l5-6.5 7 .5 5.5 6 1 7-3.5 3.5H4.5Z",
  cracks: "M8.5 4.5 10 11l-6 2m6-2 5.5 3 5.5-3m-5.5 3-1 7.5",
  flame:
    "M12.5 1c5 4.6 7.5 8.7 7.5 13.2a8 8 0 0 1-16 .3c0-3.3 1.6-5.8 3.6-7.5.3 2 1 3.3 2.3 4.1-.2-3.6.6-7 2.6-10.1Z",
  wagon: "M1.5 5.5h21v11h-21ZM5 8v6h2V8Zm5.9 0v6h2.2V8ZM17 8v6h2V8Z",
};

/** The drawing for a kind of reward, and a sign on it. */
export const KINDS: Record<string, { drawing: string; tone: string; sign?: string }> = {
  locomotive: { drawing: "locomotive", tone: "steel" },
  place: { drawing: "locomotive", tone: "steel", sign: "#" },
  "locomotive-sum": { drawing: "locomotive", tone: "steel", sign: "Σ" },
  factory: { drawing: "factory", tone: "brick" },
  "coal-factory": { drawing: "factory", tone: "ink" },
  industry: { drawing: "gear", tone: "steel" },
  marker: { drawing: "gear", tone: "steel", sign: "+" },
  hire: { drawing: "hat", tone: "amber" },
  engineer: { drawing: "hat", tone: "amber" },
  "item-engineer": { drawing: "hat", tone: "amber", sign: "−" },
  "engineer-sum": { drawing: "hat", tone: "amber", sign: "Σ" },
  reuse: { drawing: "again", tone: "steel" },
  "reuse-others": { drawing: "again", tone: "steel" },
  again: { drawing: "again", tone: "steel" },
  worker: { drawing: "worker", tone: "good", sign: "+" },
  temporary: { drawing: "worker", tone: "teal" },
  "black-worker": { drawing: "worker", tone: "ink" },
  boilerman: { drawing: "worker", tone: "brick", sign: "+1" },
  medal: { drawing: "medal", tone: "amber" },
  "medal-place": { drawing: "medal", tone: "amber", sign: "#" },
  token: { drawing: "card", tone: "violet", sign: "?" },
  card: { drawing: "card", tone: "violet", sign: "?" },
  special: { drawing: "card", tone: "violet", sign: "??" },
  bonus: { drawing: "card", tone: "brick", sign: "★" },
  draw: { drawing: "card", tone: "teal", sign: "+" },
  revalue: { drawing: "up", tone: "good" },
  coal: { drawing: "coal", tone: "ink" },
  burn: { drawing: "flame", tone: "flame" },
  foundry: { drawing: "foundry", tone: "brick" },
  boulder: { drawing: "boulder", tone: "rock" },
  car: { drawing: "wagon", tone: "wood" },
  spike: { drawing: "spike", tone: "amber" },
  stock: { drawing: "chart", tone: "good" },
  payout: { drawing: "purse", tone: "good", sign: "★" },
  "payout-all": { drawing: "purse", tone: "violet", sign: "★" },
};

/** Lines drawn over a shape. */
export const LINES: Record<string, string> = { coal: "glint", boulder: "cracks" };
/** Drawings that stand on wheels: where their middles are. */
export const WHEELS: Record<string, readonly number[]> = {
  locomotive: [6, 12.5, 19],
  wagon: [6, 18],
};
/** Kinds of which a few are drawn side by side. */
export const REPEATED = ["rouble", "doubler", "temporary", "industry", "coal"];
/** Kinds whose number is part of the drawing, or says nothing to the eye. */
export const NUMBERED = [
  "points",
  "claim",
  "place",
  "star",
  "double",
  "medal-place",
  "revalue",
  "burn",
  "apart",
];
