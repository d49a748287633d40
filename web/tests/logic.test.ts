import { describe, expect, test } from "vitest";
import { byTarget, choicesOf } from "../src/lib/actions";
import { linesOf, momentsOf } from "../src/lib/chart";
import { defaults, tableOf } from "../src/lib/newtable";
import { pageOf } from "../src/lib/router.svelte";
import { delayOf } from "../src/lib/socket.svelte";
import { clockText } from "../src/lib/time";
import type { ActionWords, TitleFacts } from "../src/lib/types";

const action = (text: string): ActionWords => ({ text, words: { id: text, args: {} } });
const title: TitleFacts = {
  id: "trans-siberian",
  name: { id: "trans-siberian-name", args: {} },
  seats: [3, 4, 5],
  options: [{ id: "start", values: ["random", "first"] }],
  editions: ["standard"],
  designers: [],
  publisher: "",
  year: 2020,
};

describe("choices", () => {
  test("many numbers of one spelling become a run where the first of them stood", () => {
    const bids = [8, 9, 10, 11, 12, 13, 14].map((amount) => action(`bid ${amount}`));
    const found = choicesOf([action("drop"), ...bids, action("pass")]);
    expect(found.map((choice) => choice.kind)).toEqual(["single", "run", "single"]);
    expect(found[1]).toMatchObject({ prefix: "bid", numbers: [8, 9, 10, 11, 12, 13, 14] });
  });

  test("few numbers stay single", () => {
    expect(choicesOf([action("value 8"), action("value 12")])).toHaveLength(2);
  });

  test("an action stands at each of its targets", () => {
    const found = byTarget([action("a"), action("b")], (text) => ["all", text]);
    expect(found.get("all")).toHaveLength(2);
    expect(found.get("b")).toHaveLength(1);
  });
});

describe("tables", () => {
  test("against bots one person sits first", () => {
    const table = tableOf(title, { ...defaults(title), seats: 4 });
    expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(table.options).toEqual({ start: "random" });
  });

  test("on one device all seats are mine; by link the others are open", () => {
    const wishes = { ...defaults(title), seats: 3 };
    const device = tableOf(title, { ...wishes, with: "device" });
    const friends = tableOf(title, { ...wishes, with: "friends" });
    expect(device.seats.every((seat) => seat.kind === "me")).toBe(true);
    expect(friends.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  });
});

describe("addresses", () => {
  test("a permalink names the game and the move", () => {
    const page = pageOf(new URL("http://x/game/abc?move=12"));
    expect(page).toEqual({ name: "game", id: "abc", token: "", move: 12 });
  });

  test("a move that is no number is left out", () => {
    expect(pageOf(new URL("http://x/game/abc?move=-1"))).toMatchObject({ move: null });
  });

  test("everything else is the lobby", () => {
    expect(pageOf(new URL("http://x/elsewhere"))).toEqual({ name: "lobby" });
  });
});

test("tries to connect again come ever slower, but not beyond 15 seconds", () => {
  expect(delayOf(0, 1)).toBe(400);
  expect(delayOf(3, 1)).toBeGreaterThan(delayOf(2, 1));
  expect(delayOf(30, 1)).toBe(15_000);
});

test("clocks", () => {
  expect(clockText(-5)).toBe("0:00");
  expect(clockText(65.9)).toBe("1:05");
  expect(clockText(7200)).toBe("2:00:00");
  expect(clockText(3 * 86_400 + 4 * 3600)).toBe("3d 4h");
});

describe("charts", () => {
  test("moments are spread from the first move to the last", () => {
    expect(momentsOf(100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(momentsOf(0, 5)).toEqual([0]);
  });

  test("the highest total touches the top", () => {
    const lines = linesOf(
      [
        [0, 0],
        [10, 5],
      ],
      [0, 4],
      100,
      50,
    );
    expect(lines[0]!.points).toBe("0,50 100,0");
    expect(lines[1]!.y).toBe(25);
  });
});
