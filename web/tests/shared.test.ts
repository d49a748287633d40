import { describe, expect, test } from "vitest";
import { shared } from "../src/lib/shared";

describe("parts that did not change", () => {
  test("are the very same objects as before", () => {
    const before = {
      seat: 0,
      players: [
        { points: 1, held: ["a"] },
        { points: 2, held: [] },
      ],
    };
    const now = shared(before, {
      seat: 1,
      players: [
        { points: 1, held: ["a"] },
        { points: 3, held: [] },
      ],
    });
    expect(now).not.toBe(before);
    expect(now.seat).toBe(1);
    expect(now.players[0]).toBe(before.players[0]);
    expect(now.players[1]).toEqual({ points: 3, held: [] });
    expect(now.players[1]!.held).toBe(before.players[1]!.held);
  });

  test("a position that did not change at all is the one from before", () => {
    const before = { links: [{ id: "a", owner: null }], phase: 1 };
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  test("what grew, shrank or lost a part is new", () => {
    expect(shared([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
    expect(shared([], {})).toEqual({});
    expect(shared(null, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: 1 }, null)).toBeNull();
  });
});
