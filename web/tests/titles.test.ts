import { expect, test } from "vitest";
import { readable } from "../src/lib/words.svelte";

/** Everything of the client but the folders of titles, and what is generated. */
const SHARED = import.meta.glob<string>(
  ["../src/**/*.{ts,svelte,css}", "!../src/titles/*/**", "!../src/lib/api.gen.d.ts"],
  { query: "?raw", import: "default", eager: true },
);
const PLAIN = import.meta.glob<string>("../src/titles/{generic,foreign}/*", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDERS = import.meta.glob("../src/titles/*/view.ts");
const WORDS = import.meta.glob<string>(
  ["../../src/ironroad/locale/en/*.ftl", "../../src/ironroad/games/*/words/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const ids = Object.keys(FOLDERS).map((path) => path.split("/").at(-2)!);

/** Return what the words of a title begin with, such as `xy-`. */
function startsOf(id: string): string[] {
  const files = Object.entries(WORDS).filter(
    ([path]) => path.endsWith(`/${id}.ftl`) || path.includes(`/${id.replaceAll("-", "_")}/words/`),
  );
  const found = files.flatMap(([, text]) => [...text.matchAll(/^([a-z]+)-/gm)].map((m) => m[1]!));
  return [...new Set(found)].filter((start) => start !== "web");
}

test("there are titles with words to look for", () => {
  expect(ids.length).toBeGreaterThan(2);
  for (const id of ids) expect(startsOf(id).length).toBeGreaterThan(0);
  expect(Object.keys(SHARED).length).toBeGreaterThan(50);
});

test.each(ids)("nothing outside its folder names %s or its words", (id) => {
  const words = new RegExp(`["'\`\\s.](web-)?(${startsOf(id).join("|")})-[a-z$]`);
  const names = [id, id.replaceAll("-", "_"), readable(`x-y-${id}`)];
  const found = Object.entries({ ...SHARED, ...PLAIN }).filter(
    ([, text]) => words.test(text) || names.some((name) => text.includes(name)),
  );
  expect(found.map(([path]) => path)).toEqual([]);
});
