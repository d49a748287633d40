import { describe, expect, test } from "vitest";
import { isInPlay, rulesAddress } from "../src/lib/router.svelte";
import { factoryOf, gapAt, lanesOf, laneTarget } from "../src/titles/russian-railroads/industry";
import {
  areasOf,
  bouldersOf,
  gainsOf,
  rewardsOf,
  sizeOf,
  slotsOf,
  stretchesOf,
} from "../src/titles/russian-railroads/layout";
import { DRAWINGS, KINDS } from "../src/titles/russian-railroads/icons";
import {
  engineerNumber,
  onBoard,
  rewardOf,
  rewardsIn,
  setUp,
} from "../src/titles/russian-railroads/pieces";
import { placesOf, targetsOf, wishesAt } from "../src/titles/russian-railroads/targets";
import { edition, modules, player, railroad, type View } from "./printed";

describe("effects", () => {
  test("are read as editions write them and as views do", () => {
    expect(rewardOf("track black/gray 1")).toEqual(rewardOf("track-black-or-gray 1"));
    expect(rewardOf("tracks-natural 2")).toEqual(rewardOf("tracks natural 2"));
    expect(rewardOf("track apart 3")).toMatchObject({
      id: "rr-reward-track-apart",
      kind: "apart",
      count: 3,
    });
    expect(rewardOf("track-apart 3").kind).toBe("apart");
    expect(rewardOf("coal-factory 1").id).toBe("rr-reward-coal-factory");
    expect(rewardOf("star 10").id).toBe("web-rr-star");
  });

  test("engineers show the number that is printed on them", () => {
    expect(engineerNumber([0, 1, -10], 2)).toBe("#−10");
    expect(engineerNumber(undefined, 7)).toBe("#7");
  });

  test("every drawing that is named exists", () => {
    const missing = Object.values(KINDS).filter(({ drawing }) => !(drawing in DRAWINGS));
    expect(missing).toEqual([]);
  });

  test("sections of boards and modules are found", () => {
    expect(rewardsIn(edition, "dividends", "d1")).toEqual(["points 5"]);
    expect(setUp(edition, "foundry-cost")).toBe(2);
    expect(Object.keys(onBoard(edition, "german", "railroads"))).toEqual(["dresden", "munich"]);
    expect(Object.keys(onBoard(edition, "russian", "railroads"))).toEqual(["kiev"]);
  });
});

describe("railroads", () => {
  test("a fork has what lies before it and both branches; the other one is left", () => {
    const open = stretchesOf(edition, "german", "munich", null);
    expect(open.map(({ branch, spaces }) => [branch, spaces[0], spaces.at(-1)])).toEqual([
      [null, 1, 8],
      ["hamburg", 9, 15],
      ["berlin", 9, 13],
    ]);
    expect(open.some(({ isLeft }) => isLeft)).toBe(false);
    const chosen = stretchesOf(edition, "german", "munich", "berlin");
    expect(chosen.map(({ isLeft }) => isLeft)).toEqual([false, true, false]);
    expect(chosen.map(({ isTaken }) => isTaken)).toEqual([true, false, true]);
  });

  test("a railroad without a fork is one stretch", () => {
    expect(stretchesOf(edition, "russian", "kiev", null)).toHaveLength(1);
    expect(sizeOf(edition, "german", "munich")).toEqual({ spaces: 15, doublers: 8 });
  });

  test("an area knows the tile that lies on it", () => {
    expect(areasOf(edition, "german", "dresden", {})[0]).toMatchObject({ first: 4, tile: null });
    expect(areasOf(edition, "german", "dresden", { hannover: "h3" })[0]!.tile).toBe("h3");
    expect(areasOf(edition, "german", "munich", {})).toEqual([]);
  });

  test("a scoring space shows what the server says it is worth on this board", () => {
    const end = gainsOf(edition, "american", "west").find(({ isJudged }) => isJudged)!;
    const line = railroad("west", {});
    expect(end.rewards).toEqual(["star 10"]);
    expect(rewardsOf(end, { ...line, stars: { "west-9": 10 } })).toEqual(["star 10"]);
    expect(rewardsOf(end, { ...line, stars: { "west-9": 25 } })).toEqual(["star 25", "spike 1"]);
  });

  test("what gives no points at a scoring, or doubles, shows what is printed", () => {
    const [worker] = gainsOf(edition, "german", "munich");
    expect(rewardsOf(worker!, railroad("munich", {}))).toEqual(["worker 1"]);
    const [double] = gainsOf(edition, "german", "dresden");
    expect(rewardsOf(double!, railroad("dresden", {}))).toEqual(["double 1"]);
  });

  test("boulders lie there until they are removed", () => {
    expect(bouldersOf(edition, "american", player()).map(({ on }) => on)).toEqual([
      "west",
      "lower",
    ]);
    const left = player({ modules: { ...modules, boulders: ["industry"] } });
    expect(bouldersOf(edition, "american", left).map(({ id }) => id)).toEqual(["industry"]);
  });

  test("slots are numbered where there are several", () => {
    expect(slotsOf({ ...railroad("munich", {}), locomotives: [1, 0] })).toEqual([
      "munich-1",
      "munich-2",
    ]);
    expect(slotsOf(railroad("dresden", {}))).toEqual(["dresden"]);
  });
});

describe("industry", () => {
  test("one track has all markers, and its spaces are the targets", () => {
    const [lane] = lanesOf(edition, "russian", player({ modules: null, markers: [3, 1] }));
    expect(lane!.markers).toEqual([3, 1]);
    expect(gapAt(lane!, 3)).toBe(1);
    expect(laneTarget(lane!, 3, true)).toBe("lane:3");
  });

  test("of two tracks the one without gaps lies above; targets tell the marker", () => {
    const lanes = lanesOf(edition, "american", player());
    expect(lanes.map(({ id, firstMarker, markers }) => [id, firstMarker, markers])).toEqual([
      ["upper", 2, [2]],
      ["lower", 1, [0]],
    ]);
    expect(lanes[0]!.rewards.get(1)).toEqual(["stock 1"]);
    expect(targetsOf("industry 2 1")).toContain(laneTarget(lanes[0]!, 1, false));
    expect(targetsOf("industry 2 1")).not.toContain(laneTarget(lanes[1]!, 1, false));
  });

  test("factories that are no locomotive come after the others, and a boilerman raises them", () => {
    const view = { piles: [4, 4], modules: { special_factories: ["steelworks"] } } as View;
    expect(factoryOf(edition, view, 2)).toMatchObject({ special: null, rewards: ["build 1"] });
    expect(factoryOf(edition, view, 3)).toMatchObject({
      special: "steelworks",
      rewards: ["track black 1"],
    });
    expect(factoryOf(edition, view, 3, true).rewards).toEqual(["track black 2"]);
  });
});

describe("targets", () => {
  test.each([
    ["branch hamburg", "branch:hamburg"],
    ["tile h1", "extension:h1"],
    ["use income i1", "income:i1"],
    ["income i1", "income:i1"],
    ["use foundry fy3", "foundry:fy3"],
    ["use boilerman", "space:boilerman"],
    ["boilerman munich-2", "slots:munich"],
    ["boilerman gap-3", "gap:3"],
    ["car dresden", "slots:dresden"],
    ["boulder track", "boulder:track"],
    ["buy rocky-mountain-5", "buy:rocky-mountain-5"],
    ["dividend d4", "dividend:d4"],
    ["item capital", "item:capital"],
    ["token special", "token:special"],
    ["factory used coal-factory", "used:coal-factory"],
    ["doubler", "doubler"],
    ["doubler rocky-mountain", "doubler:rocky-mountain"],
    ["burn", "coal"],
    ["fill", "fill"],
  ])("%s is chosen at %s", (text, target) => {
    expect(targetsOf(text)).toEqual([target]);
  });

  test("a place that offers nothing now asks for what it offers at other times", () => {
    expect(wishesAt("space:coal")).toEqual(["place coal"]);
    expect(wishesAt("foundry:fy2")).toEqual(["use foundry fy2"]);
    expect(wishesAt("extension:h1")).toEqual(["tile h1"]);
    expect(wishesAt("rail:kiev:3")).toEqual([]);
  });

  test("sentences point at branches and boulders", () => {
    const words = { id: "rr-event-branch", args: { branch: { id: "rr-branch-berlin", args: {} } } };
    expect(placesOf(words as never)).toEqual(["branch:berlin"]);
  });
});

describe("rules", () => {
  test("chapters are those of the options in play, or all", () => {
    const address = rulesAddress("russian-railroads", { board: "german", coal: "off" }, "x-2");
    expect(address).toBe("/rules/russian-railroads?board=german&coal=off#x-2");
    const { searchParams } = new URL(address, "http://x");
    expect(isInPlay("board-german", searchParams)).toBe(true);
    expect(isInPlay("coal-on", searchParams)).toBe(false);
    expect(isInPlay("coal-on", new URLSearchParams())).toBe(true);
  });
});
