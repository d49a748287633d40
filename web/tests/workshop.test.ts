import { expect, test } from "vitest";
import { correctionOf, correctionText, formAddress } from "../src/workshop/correction";
import {
  blankLike,
  changesBetween,
  differencesOf,
  faultOf,
  fileOf,
  readFrom,
  shownIn,
  tomlOf,
  withChanges,
  type Printed,
} from "../src/workshop/draft";

const entry = (values: Record<string, unknown>, mark = "printed", source = "p. 1"): Printed => ({
  values,
  mark,
  source,
});
const SHIPPED = {
  links: { a: entry({ income: 2, ends: ["x", "y"] }), b: entry({ income: 3 }, "reconstructed") },
  costs: { jump: entry({ value: 2 }) },
};

test("an edition is written as the server reads it", () => {
  const changes = {
    "links.b": entry({ income: 4 }, "printed", 'my "box"\nback'),
    "costs.jump": entry({ value: 1.5, flags: [true, false], "for-2": "x" }),
    "links.a": entry({ income: 2, ends: ["x"] }),
  };
  const { text, lines } = fileOf("game", "standard", { name: "mine", changes });

  expect(text).toBe(
    `[edition]
title = "game"
name = "mine"
extends = "standard"

[links]
b = { income = 4, mark = "printed", source = "my \\"box\\"\\nback" }
a = { income = 2, ends = ["x"], mark = "printed", source = "p. 1" }

[costs]
jump = { value = 1.5, flags = [true, false], for-2 = "x", mark = "printed", source = "p. 1" }
`,
  );
  const written = text.split("\n");
  for (const [line, id] of lines) expect(written[line - 1]).toContain(`${id.split(".")[1]} = {`);
  expect([...lines.values()]).toEqual(["links.b", "links.a", "costs.jump"]);
});

test("no text leaves its quotes", () => {
  expect(tomlOf('"\n\\ \u007f')).toBe('"\\"\\n\\\\ \\u007f"');
  expect(tomlOf({ "a b": 1, c: [] })).toBe('{ "a b" = 1, c = [] }');
});

test("a refusal points at the entry of its line", () => {
  const lines = new Map([[7, "links.b"]]);
  const reason = { id: "edition-not-in-range", args: { name: "income" } };
  const about = (file: string, line: number) => ({
    id: "error-edition",
    args: { file, line, reason },
  });

  expect(faultOf(about("own.toml", 7), lines)).toEqual({ id: "links.b", reason });
  expect(faultOf(about("own.toml", 3), lines).id).toBeNull();
  // A shipped line that does not go with a change is no line of the text.
  expect(faultOf(about("standard", 7), lines).id).toBeNull();
  expect(faultOf({ id: "server-busy", args: {} }, lines).reason.id).toBe("server-busy");
});

test("a field reads as the kind of value that stood there, and what is none is left to the rules", () => {
  expect(readFrom(" 12 ", 3)).toBe(12);
  expect(readFrom("-3.5", 3)).toBe(-3.5);
  expect(readFrom("many", 3)).toBe("many");
  expect(readFrom("1e999", 3)).toBe("1e999");
  expect(readFrom("1, 2,, x", [0])).toEqual([1, 2, "x"]);
  expect(readFrom("track any 2, rouble 1", ["a"])).toEqual(["track any 2", "rouble 1"]);
  expect(readFrom("", ["a"])).toEqual([]);
  expect(readFrom(" gold ", "black")).toBe("gold");
  expect(shownIn([1, "b"])).toBe("1, b");
  expect([blankLike(7), blankLike(true), blankLike("x"), blankLike([1])]).toEqual([
    0,
    true,
    "x",
    [1],
  ]);
});

test("the changes between two editions lead from one to the other", () => {
  const other = {
    links: { a: entry({ income: 2, ends: ["x", "y"] }), b: entry({ income: 9 }), c: entry({}) },
  };
  const [changes, lacking] = changesBetween(SHIPPED, other);

  expect(Object.keys(changes)).toEqual(["links.b", "links.c"]);
  expect(lacking).toEqual(["costs.jump"]);
  expect(withChanges(SHIPPED, changes)["links"]).toEqual(other.links);
  expect(differencesOf(SHIPPED.links.b, other.links.b)).toEqual([
    { name: "income", before: 3, after: 9 },
  ]);
  expect(differencesOf(undefined, other.links.b)).toEqual([
    { name: "income", before: undefined, after: 9 },
  ]);
});

test("a correction fills in the form", () => {
  const changes = { "links.b": entry({ income: 9 }, "printed", "map, by Omsk") };
  const correction = correctionOf("Game", "standard", SHIPPED, changes);

  expect(correction.line).toBe(
    '[links]\nb = { income = 3, mark = "reconstructed", source = "p. 1" }',
  );
  expect(correction.value).toBe("links.b: income = 9");
  expect(correction.place).toBe("links.b: map, by Omsk");
  const address = new URL(formAddress("https://example.org/issues/", correction));
  expect(address.origin + address.pathname).toBe("https://example.org/issues/new");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    template: "printed-value-is-wrong.yml",
    ...correction,
  });
  for (const part of Object.values(correction)) expect(correctionText(correction)).toContain(part);
});

test("without an address, or with too much for one, there is the text alone", () => {
  const changes = { "links.b": entry({ income: 9 }, "printed", "x".repeat(9000)) };
  const correction = correctionOf("Game", "standard", SHIPPED, changes);
  expect(formAddress("https://example.org/issues", correction)).toBe("");
  expect(formAddress("", { ...correction, place: "" })).toBe("");
});

const PLACES = import.meta.glob<typeof import("../src/titles/generic/printed")>(
  "../src/titles/generic/printed.ts",
  { eager: true },
);

test("a title that does not say where entries are printed has them at places with their id", () => {
  const { printedAt } = Object.values(PLACES)[0]!;
  const edition = { title: "t", name: "n", digest: "", sections: SHIPPED, layout: {} };
  expect(printedAt("link:b", edition)).toEqual(["links.b"]);
  expect(printedAt("link:z", edition)).toEqual([]);
});
