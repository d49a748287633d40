/** A piece of an edition and of a view, as the server would send them. */
import type { EditionData } from "../src/lib/types";
import type { Player, Railroad } from "../src/titles/russian-railroads/layout";
import type { View } from "../src/titles/russian-railroads/view";

export type { View };
type Values = Record<string, unknown>;

const entry = (values: Values, mark = "printed") => ({ values, mark, source: "" });
const section = (entries: Record<string, Values>) =>
  Object.fromEntries(Object.entries(entries).map(([id, values]) => [id, entry(values)]));
export const edition = {
  title: "russian-railroads",
  name: "standard",
  digest: "",
  sections: {
    railroads: section({ kiev: { spaces: 9, doublers: 0 } }),
    setup: section({ "supply-roubles": { value: 18 } }),
    tiles: section({ 1: { factory: ["engineer-sum 1"] }, 2: { factory: ["build 1"] } }),
    industry: section({ lane: { spaces: ["0", "1", "gap", "10"], markers: 2 } }),
    "german-railroads": section({
      dresden: { spaces: 9, doublers: 0 },
      munich: { spaces: 15, doublers: 8 },
    }),
    "german-branches": section({
      hamburg: { railroad: "munich", after: 8, spaces: 15 },
      berlin: { railroad: "munich", after: 8, spaces: 13 },
    }),
    "german-areas": section({ hannover: { railroad: "dresden", first: 4, last: 6 } }),
    "german-advantages": section({
      "munich-3": {
        railroad: "munich",
        space: 3,
        colour: "brown",
        locomotive: true,
        rewards: ["worker 1"],
      },
      "berlin-9": {
        railroad: "munich",
        space: 9,
        colour: "black",
        branch: "berlin",
        rewards: ["tracks natural 2"],
      },
    }),
    "german-scoring": section({
      "dresden-7": { railroad: "dresden", space: 7, colour: "gray", double: true },
      "munich-medal": {
        railroad: "munich",
        space: 5,
        colour: "gray",
        medal: true,
        points: 20,
      },
    }),
    "american-advantages": section({
      "west-3": {
        railroad: "west",
        space: 3,
        colour: "black",
        roubles: 1,
        rewards: ["stock 1"],
      },
    }),
    "american-scoring": section({
      "west-9": { railroad: "west", space: 9, colour: "gray", spike: 25, points: 10 },
    }),
    "american-boulders": section({
      track: { railroad: "west", space: 8, rewards: ["points 10"] },
      industry: { lane: "lower", space: 8, rewards: ["points 10"] },
    }),
    "american-industry": section({
      lower: { spaces: ["0", "gap", "5"], markers: 1 },
      upper: { spaces: ["0", "gap", "3"], markers: 1, passable: true },
    }),
    "american-lanes": section({ "upper-1": { lane: "upper", space: 1, rewards: ["stock 1"] } }),
    "american-factories": section({ steelworks: { factory: ["track black 1"] } }),
    "american-stock": section({ end: { values: [20, 10] } }),
    "american-dividends": section({ d1: { rewards: ["points 5"] } }),
    "coal-setup": section({ "foundry-cost": { value: 2 } }),
    "coal-boilermen": section({ steelworks: { factory: ["track black 2"] } }),
  },
} as unknown as EditionData;

export const modules = {
  branch: null,
  tiles: {},
  incomes: [],
  coal: 0,
  foundries: [],
  boilermen: [],
  boiled_factories: [],
  cars: [],
  boulders: ["track", "industry"],
  bought: [],
  lanes: [
    { id: "lower", markers: [0] },
    { id: "upper", markers: [2] },
  ],
  level: 0,
  spike: false,
} as NonNullable<Player["modules"]>;
export const railroad = (id: string, tracks: Record<string, number>, reach = 0): Railroad => ({
  id,
  tracks,
  covered: [],
  won: [],
  stars: {},
  locomotives: [reach],
  reach,
  points: 4,
  length: 9,
  doublers: 0,
});
export const player = (more: Partial<Player> = {}): Player =>
  ({
    points: 7,
    medal: false,
    markers: [1],
    railroads: [railroad("west", { black: 3 })],
    factories: [0],
    industry_points: 2,
    modules,
    ...more,
  }) as Player;
