import { describe, expect, test } from "vitest";
import { turnsOf } from "../src/lib/log";
import type { Happening } from "../src/lib/types";

const event = (move: number, seat: number | null, id = "x-event-y", at = move): Happening => ({
  move,
  words: { id, args: {} },
  seat,
  at,
});

describe("the log", () => {
  test("groups by turn; chance belongs to the turn that led to it", () => {
    const turns = turnsOf([
      event(1, null),
      event(2, 0),
      event(3, 0),
      event(4, null),
      event(5, 1),
      event(6, 0),
    ]);
    expect(turns.map(({ seat, at, moves }) => [seat, at, moves.map(({ move }) => move)])).toEqual([
      [null, 1, [1]],
      [0, 2, [2, 3, 4]],
      [1, 5, [5]],
      [0, 6, [6]],
    ]);
  });

  test("folds steps without an alternative into the choice that led to them", () => {
    const [turn] = turnsOf([event(2, 0), event(2, 0, "event-forced"), event(2, 0)]);
    expect(turn!.moves).toHaveLength(1);
    expect(turn!.moves[0]!.told).toHaveLength(2);
    expect(turn!.moves[0]!.forced).toHaveLength(1);
  });
});
