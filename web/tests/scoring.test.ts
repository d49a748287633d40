import { expect, test } from "vitest";
import { scoringIn, standingsAt } from "../src/lib/scoring";
import type { Happening } from "../src/lib/types";
import * as miniExpress from "../src/titles/mini-express/scoring";
import * as russianRailroads from "../src/titles/russian-railroads/scoring";
import * as transSiberian from "../src/titles/trans-siberian/scoring";

const players = (...points: number[]) => ({ players: points.map((points) => ({ points })) });

const railroad = (seat: number, points: number, id: string, move = 9) =>
  ({
    move,
    words: {
      id: "rr-event-scored-railroad",
      args: { seat, points, railroad: { id: `rr-railroad-${id}`, args: {} } },
    },
  }) as unknown as Happening;
const other = {
  move: 9,
  words: { id: "rr-event-passed", args: { seat: 0 } },
} as unknown as Happening;

test("a scoring is read off the log, the last one alone", () => {
  const events = [
    railroad(0, 1, "kiev", 4),
    other,
    railroad(0, 8, "kiev"),
    railroad(1, 3, "kiev"),
    railroad(1, 4, "munich"),
  ];
  const found = scoringIn(events, russianRailroads, players(18, 27))!;
  expect(found.labels.map(({ id }) => id)).toEqual(["rr-railroad-kiev", "rr-railroad-munich"]);
  expect(found.rows).toEqual([
    {
      player: 0,
      seat: 0,
      name: null,
      before: 10,
      points: [8, 0],
      places: ["score:0:kiev", null],
    },
    {
      player: 1,
      seat: 1,
      name: null,
      before: 20,
      points: [3, 4],
      places: ["score:1:kiev", "score:1:munich"],
    },
  ]);
});

test("what tells no points is no scoring", () => {
  expect(scoringIn([other], russianRailroads, players(0, 0))).toBeNull();
});

test("the order changes while it is counted", () => {
  const scoring = {
    rows: [
      { player: 0, before: 10, points: [0, 9] },
      { player: 1, before: 12, points: [2, 0] },
    ],
  };
  expect(standingsAt(scoring, 0).map(({ player }) => player)).toEqual([1, 0]);
  expect(standingsAt(scoring, 1.5)).toEqual([
    { player: 0, points: [0, 5], total: 15 },
    { player: 1, points: [2, 0], total: 14 },
  ]);
  expect(standingsAt(scoring, 2)[0]).toEqual({ player: 0, points: [0, 9], total: 19 });
});

const told = (id: string, args: object): Happening =>
  ({ move: 9, words: { id, args } }) as unknown as Happening;
const named = (id: string) => ({ id, args: {} });

test("a dividend is a scoring: money, railroad by railroad, and what the state took", () => {
  const red = named("ts-railroad-red");
  const events = [
    told("ts-event-dividend", { seat: 1, amount: 12, railroad: red }),
    told("ts-event-nationalized", { railroad: red }),
    told("ts-event-dividend", { seat: 1, amount: 12, railroad: red }),
    told("ts-event-timing", { space: 5 }),
  ];
  const found = scoringIn(events, transSiberian, { players: [{ cash: 5 }, { cash: 40 }] })!;
  expect(found.rows.map(({ before, points }) => [before, points])).toEqual([
    [5, [0]],
    [16, [24]],
  ]);
  expect(found.rows[1]!.places).toEqual(["railroad:red"]);
  expect(found.told.map(({ id }) => id)).toEqual(["ts-event-nationalized"]);
});

test("at the end Shares are counted, those of the Bot too", () => {
  const brown = named("me-company-brown");
  const events = [
    told("me-event-scored", { seat: 0, player: 0, company: brown, points: 16 }),
    told("me-event-scored", { seat: named("me-bot"), player: 1, company: brown, points: 6 }),
  ];
  const view = {
    players: [
      { seat: 0, points: 16 },
      { seat: null, points: 6 },
    ],
  };
  const found = scoringIn(events, miniExpress, view)!;
  expect(found.rows.map(({ seat, points }) => [seat, points])).toEqual([
    [0, [16]],
    [null, [6]],
  ]);
  expect(found.rows[1]!.name).toEqual(named("me-bot"));
});
