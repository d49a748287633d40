import { describe, expect, test } from "vitest";
import { LEGEND as MINI } from "../src/titles/mini-express/legend";
import { KINDS } from "../src/titles/russian-railroads/icons";
import { LEGEND as RUSSIAN } from "../src/titles/russian-railroads/legend";
import { rewardOf } from "../src/titles/russian-railroads/pieces";
import { LEGEND as SIBERIAN } from "../src/titles/trans-siberian/legend";

const WORDS = import.meta.glob<string>("../../src/ironroad/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(
  ["../src/titles/*/*.svelte", "!../src/titles/*/Legend.svelte"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const of = (files: Record<string, string>, part: string): string[] =>
  Object.entries(files).flatMap(([path, text]) => (path.includes(part) ? [text] : []));
const has = (text: string, id: string): boolean => new RegExp(`^${id} =`, "m").test(text);

const TITLES = [
  { title: "mini-express", prefix: "me", legend: MINI },
  { title: "trans-siberian", prefix: "ts", legend: SIBERIAN },
  { title: "russian-railroads", prefix: "rr", legend: RUSSIAN },
];

describe.each(TITLES)("the legend of $title", ({ title, prefix, legend }) => {
  const words = of(WORDS, `/${title.replaceAll("-", "_")}/`);

  test("has words in both languages", () => {
    expect(words).toHaveLength(2);
  });

  test.each(Object.entries(legend))("%s has a sentence and a rule", (icon, { rule }) => {
    for (const text of words) {
      expect(has(text, `${prefix}-icon-${icon}`)).toBe(true);
      expect(has(text, `${title}-rules-${rule}`)).toBe(true);
    }
  });

  test("every sentence about an icon belongs to an entry", () => {
    for (const text of words) {
      const told = [...text.matchAll(new RegExp(`^${prefix}-icon-([a-z-]+) =`, "gm"))];
      expect(told.map((found) => found[1]).sort()).toEqual(Object.keys(legend).sort());
    }
  });
});

describe.each(TITLES.slice(0, 2))("the board of $title", ({ title, prefix, legend }) => {
  const drawn = of(SOURCES, `/${title}/`).join("\n");

  test.each(Object.keys(legend))("%s is drawn somewhere, and has a name", (icon) => {
    expect(drawn).toMatch(new RegExp(`"${icon}"`));
    for (const text of of(WORDS, `/${title.replaceAll("-", "_")}/`)) {
      expect(has(text, `${prefix}-name-${icon}`)).toBe(true);
    }
  });
});

describe("the legend of effects", () => {
  test("has every kind that is drawn", () => {
    expect(Object.keys(KINDS).filter((kind) => !(kind in RUSSIAN))).toEqual([]);
  });

  test.each(Object.entries(RUSSIAN))("%s has an example of itself", (kind, { sample }) => {
    expect(rewardOf(sample).kind).toBe(kind);
  });
});
