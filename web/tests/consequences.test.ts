import { describe, expect, test } from "vitest";
import {
  amountOf,
  begun,
  briefOf,
  caveatOf,
  ghostsOf,
  linesOf,
  namesCost,
  signed,
} from "../src/lib/consequences";
import type { OptionPreview } from "../src/lib/types";

const change = (seat: number | null, id: string, low: number, high = low) => ({
  seat,
  what: { id, args: {} },
  low,
  high,
});

const option = (more: Partial<OptionPreview> = {}): OptionPreview => ({
  action: "build",
  changes: [],
  added: [],
  removed: [],
  possible: [],
  signs: [],
  follows: false,
  complete: true,
  told: true,
  ends: "no",
  events: [],
  ...more,
});

describe("amounts", () => {
  test("have a sign, also where nothing changes at least", () => {
    expect(signed(3)).toBe("+3");
    expect(signed(-3)).toBe("−3");
    expect(signed(0)).toBe("0");
  });

  test("are one number where they are certain, else the smaller step before the larger", () => {
    expect(amountOf({ low: -2, high: -2 })).toBe("−2");
    expect(amountOf({ low: 1, high: 4 })).toBe("+1…+4");
    expect(amountOf({ low: -5, high: -2 })).toBe("−2…−5");
    expect(amountOf({ low: -5, high: 0 })).toBe("0…−5");
    expect(amountOf({ low: -1, high: 2 })).toBe("−1…+2");
  });
});

describe("what a choice brings", () => {
  const mixed = option({
    changes: [change(1, "a-b-theirs", -3), change(0, "a-b-gain", 2), change(null, "a-b-cost", -1)],
  });

  test("what concerns the seat that chooses comes first, then nobody's, then others", () => {
    expect(linesOf(mixed, 0, []).map(({ seat, words }) => [seat, words])).toEqual([
      [null, "Gain"],
      [null, "Cost"],
      [1, "Theirs"],
    ]);
  });

  test("that it ends the game, or may, is said before anything else", () => {
    const first = (ends: OptionPreview["ends"]) =>
      linesOf({ changes: [change(0, "a-b-price", -3)], ends }, 0, []).map(({ words }) => words);
    expect(first("no")).toEqual(["Price"]);
    expect(first("sure")).toEqual(["Sure", "Price"]);
    expect(first("possible")).toEqual(["Possible", "Price"]);
    expect(briefOf(option({ ends: "sure", told: false }), 0, [])).toBe("Sure");
  });

  test("costs come before gains, and what is certain before what may follow", () => {
    const many = option({
      changes: [
        change(0, "a-b-maybe", 0, 2),
        change(0, "a-b-gain", 2, 4),
        change(null, "a-b-trains", -3, -1),
        change(0, "a-b-price", -3),
      ],
    });
    expect(linesOf(many, 0, []).map(({ words }) => words)).toEqual([
      "Price",
      "Gain",
      "Trains",
      "Maybe",
    ]);
  });

  test("one line names others, and says where there is more", () => {
    expect(briefOf(mixed, 0, ["Ann", "Bob"])).toBe("Gain, Cost, Bob Theirs");
    expect(briefOf({ ...mixed, complete: false }, 0, ["Ann", "Bob"])).toMatch(/, …$/);
    const many = option({ changes: [1, 2, 3, 4, 5, 6].map((n) => change(0, `a-b-c${n}`, n)) });
    expect(briefOf(many, 0, [])).toBe("C1, C2, C3, C4, C5, …");
    expect(briefOf(undefined, 0, [])).toBe("");
  });

  test("a line begins with a capital letter or with a number", () => {
    expect(begun("cash and stock +16, Bob −1")).toBe("Cash and stock +16, Bob −1");
    expect(begun("índice +1")).toBe("Índice +1");
    expect(begun("+1 point")).toBe("+1 point");
    expect(begun("")).toBe("");
  });

  test("a cost that the words of a choice name is not said again, unless it is not certain", () => {
    const inner = { id: "a-b-space", args: { cost: { id: "a-b-worker", args: { count: 1 } } } };
    const words = { id: "a-b-place", args: { space: inner } };
    const paid = option({ changes: [change(0, "a-b-cost", -1), change(0, "a-b-gain", 2)] });
    expect(namesCost(words)).toBe(true);
    expect(namesCost({ id: "a-b-place", args: { space: { id: "a-b-c", args: {} } } })).toBe(false);
    expect(namesCost({ id: "a-b-second", args: { cost: 8 } })).toBe(false);
    expect(briefOf(paid, 0, [], words)).toBe("Gain");
    expect(briefOf(paid, 1, ["Ann"], words)).toBe("Ann Cost, Ann Gain");
    expect(briefOf(paid, 0, [])).toBe("Cost, Gain");
    const range = option({ changes: [{ ...change(0, "a-b-cost", -2), high: -1 }] });
    expect(briefOf(range, 0, [], words)).toBe("Cost");
  });

  test("what is not the whole truth is said", () => {
    expect(caveatOf(option())).toBe("");
    expect(caveatOf(option({ follows: true }))).not.toBe("");
    expect(caveatOf(option({ follows: true, complete: false }))).not.toBe(
      caveatOf(option({ follows: true })),
    );
    expect(caveatOf(option({ told: false }))).not.toBe("");
  });

  test("pieces are drawn at their places, numbered ones too", () => {
    const found = ghostsOf(
      option({ added: ["worker-0@space:x#2"], possible: ["a@b:c"], removed: ["d@e:f"] }),
    );
    expect(found).toEqual([
      { kind: "worker-0", place: "space:x", state: "sure" },
      { kind: "a", place: "b:c", state: "possible" },
      { kind: "d", place: "e:f", state: "gone" },
    ]);
  });
});
