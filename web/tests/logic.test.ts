import { describe, expect, test, vi } from "vitest";
import { byTarget, choicesOf } from "../src/lib/actions";
import { Answers } from "../src/lib/answers";
import { linesOf, marksOf, momentsOf } from "../src/lib/chart";
import { defaults, firstGame, tableOf, withOption } from "../src/lib/newtable";
import { pageOf } from "../src/lib/router.svelte";
import { delayOf } from "../src/lib/socket.svelte";
import { clockText } from "../src/lib/time";
import type { ActionWords, TitleFacts } from "../src/lib/types";
import { isNeighbour, stretchesOf } from "../src/titles/mini-express/hexes";
import { rewardOf } from "../src/titles/russian-railroads/pieces";

const action = (text: string): ActionWords => ({ text, words: { id: text, args: {} } });
const title: TitleFacts = {
  id: "trans-siberian",
  name: { id: "trans-siberian-name", args: {} },
  seats: [3, 4, 5],
  options: [{ id: "start", values: ["random", "first"], expansion: false }],
  editions: ["standard"],
  designers: [],
  publisher: "",
  year: 2020,
  minutes: [35, 45],
  weight: "medium",
  first: { seats: 3, options: {} },
  clashes: [],
  bots: [],
  orders: [],
  lesson: null,
  placing: true,
  board: null,
};

describe("choices", () => {
  test("many numbers of one spelling become a run where the first of them stood", () => {
    const bids = [8, 9, 10, 11, 12, 13, 14].map((amount) => action(`bid ${amount}`));
    const found = choicesOf([action("drop"), ...bids, action("pass")]);
    expect(found.map((choice) => choice.kind)).toEqual(["run", "single", "single"]);
    expect(found[0]).toMatchObject({ prefix: "bid", numbers: [8, 9, 10, 11, 12, 13, 14] });
  });

  test("few numbers stay single, before what has none", () => {
    const few = choicesOf([action("drop"), action("bid 47"), action("bid 48")]);
    const texts = few.map((choice) => choice.kind === "single" && choice.action.text);
    expect(texts).toEqual(["bid 47", "bid 48", "drop"]);
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

  test("without a path it is the lobby, and everything else is nowhere", () => {
    expect(pageOf(new URL("http://x/?a=b"))).toEqual({ name: "lobby" });
    expect(pageOf(new URL("http://x/elsewhere"))).toEqual({ name: "nowhere" });
    expect(pageOf(new URL("http://x/game"))).toEqual({ name: "nowhere" });
  });
});

test("tries to connect again come ever slower, but not beyond 8 seconds", () => {
  expect(delayOf(0, 1)).toBe(400);
  expect(delayOf(3, 1)).toBeGreaterThan(delayOf(2, 1));
  expect(delayOf(30, 1)).toBe(8_000);
});

describe("answers over the socket", () => {
  test("come by the key of their request", async () => {
    const answers = new Answers();
    const [one, two] = [answers.wait("one", 1000), answers.wait("two", 1000)];
    answers.settle("two", false);
    answers.settle("one", true);
    answers.settle("nobody asked", true);
    expect(await Promise.all([one, two])).toEqual([true, false]);
  });

  test("are not waited for beyond their time, nor when the socket is gone", async () => {
    vi.useFakeTimers();
    const answers = new Answers();
    const late = answers.wait("late", 1000);
    vi.advanceTimersByTime(1001);
    expect(await late).toBe(false);
    const lost = answers.wait("lost", 1000);
    answers.drop();
    expect(await lost).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
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

  test("a value as high as the top touches the upper rim", () => {
    const lines = linesOf(
      [
        [0, 0],
        [10, 5],
      ],
      [0, 4],
      10,
      100,
      50,
    );
    expect(lines[0]!.points).toBe("0,50 100,0");
    expect(lines[1]!.y).toBe(25);
  });

  test("a line begins where there is a value", () => {
    const [line] = linesOf([[null], [4], [8]], [0, 1, 2], 8, 100, 50);
    expect(line).toEqual({ points: "50,25 100,0", x: 100, y: 0, last: 8 });
  });

  test("the rim has round numbers up to the highest value", () => {
    expect(marksOf(75)).toEqual([0, 20, 40, 60, 80]);
    expect(marksOf(0)).toEqual([0, 1]);
  });
});

test("a first game is as its title wants it, against weak bots", () => {
  const capacity = { id: "capacity", values: ["standard", "first-game"], expansion: false };
  const first = { seats: 2, options: { capacity: "first-game" } };
  const wishes = firstGame({ ...title, options: [...title.options, capacity], first });
  expect(wishes).toMatchObject({
    seats: 2,
    level: "easy",
    options: { start: "random", capacity: "first-game" },
  });
});

test("an option that never goes with another takes that one along", () => {
  const options = [
    { id: "map", values: ["usa", "europe"], expansion: true },
    { id: "variant", values: ["none", "spike", "harbor"], expansion: true },
  ];
  const clash = (map: string, variant: string) => ({
    one: { id: "map", value: map },
    other: { id: "variant", value: variant },
  });
  const facts = { ...title, options, clashes: [clash("europe", "spike"), clash("usa", "harbor")] };
  const before = { map: "usa", variant: "spike" };
  expect(withOption(facts, before, "variant", "harbor")).toEqual({
    map: "europe",
    variant: "harbor",
  });
  expect(withOption(facts, before, "map", "europe")).toEqual({ map: "europe", variant: "none" });
  expect(withOption(facts, before, "variant", "none")).toEqual({ map: "usa", variant: "none" });
});

type Point = readonly [number, number];
/** Whether two straight lines cross. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe("hexes", () => {
  const hex = (id: string, trains: string[]) => ({ id, trains, name: null, capacity: 0 });

  test("track joins touching hexes of one company", () => {
    const hexes = [
      hex("0204", ["brown", "white"]),
      hex("0206", ["brown"]),
      hex("0305", ["white"]),
      hex("0808", ["white"]),
    ];
    const found = stretchesOf(hexes, ["brown", "white"]);
    expect(found.map((stretch) => stretch.company)).toEqual(["brown", "white"]);
  });

  test("three hexes that touch each other are joined by two tracks", () => {
    const hexes = ["0204", "0206", "0305"].map((id) => hex(id, ["gray"]));
    expect(stretchesOf(hexes, ["gray"])).toHaveLength(2);
  });

  test("tracks over one side lie in the order of their trains and do not cross", () => {
    for (const other of ["0206", "0305", "0303", "0202", "0103", "0105"]) {
      const hexes = [hex("0204", ["white", "brown"]), hex(other, ["white", "brown"])];
      const [one, two] = stretchesOf(hexes, ["brown", "white"]).map(({ points }) => points);
      const crossed = [0, 1].filter((n) => cross(one![n]!, one![n + 1]!, two![n]!, two![n + 1]!));
      expect(crossed).toEqual([]);
    }
  });

  test("only hexes side by side touch", () => {
    expect(isNeighbour("0204", "0206")).toBe(true);
    expect(isNeighbour("0204", "0303")).toBe(true);
    expect(isNeighbour("0204", "0404")).toBe(false);
    expect(isNeighbour("0204", "0204")).toBe(false);
  });
});

test("rewards are read as editions write them", () => {
  expect(rewardOf("track black/gray 1")).toEqual({
    id: "rr-reward-track-black-or-gray",
    kind: "track",
    colours: ["black", "gray"],
    count: 1,
  });
  expect(rewardOf("track any 2").colours).toHaveLength(5);
  expect(rewardOf("locomotive-sum 2")).toMatchObject({ kind: "locomotive-sum", count: 2 });
});
