import { describe, expect, test, vi } from "vitest";
import { byTarget, choicesOf } from "../src/lib/actions";
import { Answers } from "../src/lib/answers";
import { linesOf, marksOf, momentsOf } from "../src/lib/chart";
import { defaults, firstGame, tableOf } from "../src/lib/newtable";
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
  options: [{ id: "start", values: ["random", "first"] }],
  editions: ["standard"],
  designers: [],
  publisher: "",
  year: 2020,
  board: null,
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

test("a first game is simple, among three, against weak bots", () => {
  const expert = { id: "capacity", values: ["standard", "first-game"] };
  const wishes = firstGame({ ...title, seats: [1, 2, 3, 4], options: [expert] });
  expect(wishes).toMatchObject({ seats: 3, level: "easy", options: { capacity: "first-game" } });
});

describe("hexes", () => {
  test("track joins touching hexes of one company", () => {
    const hexes = [
      { id: "0204", trains: ["brown", "white"] },
      { id: "0206", trains: ["brown"] },
      { id: "0305", trains: ["white"] },
      { id: "0808", trains: ["white"] },
    ];
    const found = stretchesOf(hexes, ["brown", "white"]);
    expect(found.map((stretch) => stretch.company)).toEqual(["brown", "white"]);
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
