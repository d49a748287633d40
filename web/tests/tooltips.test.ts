/** Native tooltips come late, never by touch or key, and have no link: `data-about` and `data-explain` do what they did. */
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = import.meta.glob<string>(["../src/**/*.ts", "!../src/lib/api.gen.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

type Node = { type?: string; name?: string; attributes?: Node[] } & Record<string, unknown>;

/** Return the elements of a component that the browser would give a tooltip. */
function tooltips(node: unknown, isInHead = false): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => tooltips(each, isInHead));
  if (!node || typeof node !== "object") return [];
  const it = node as Node;
  const isHead = isInHead || it.type === "SvelteHead";
  const isTitle = !isHead && (it.type === "TitleElement" || it.name === "title");
  const found =
    it.type === "RegularElement" || it.type === "TitleElement"
      ? [
          ...(isTitle ? ["<title>"] : []),
          ...(it.attributes ?? [])
            .filter(({ type, name }) => type === "Attribute" && name === "title")
            .map(() => `<${it.name} title>`),
        ]
      : [];
  return [...found, ...Object.values(it).flatMap((each) => tooltips(each, isHead))];
}

const inComponent = (source: string): string[] =>
  tooltips(parse(source, { modern: true }).fragment);

test("the check sees attributes, short ones, and titles of drawings, but not those of pages and parts", () => {
  expect(inComponent(`<b title="x">y</b>`)).toEqual(["<b title>"]);
  expect(inComponent(`{#if a}<b {title}>y</b>{/if}`)).toEqual(["<b title>"]);
  expect(inComponent(`<svg><g><title>x</title></g></svg>`)).toEqual(["<title>"]);
  expect(inComponent(`<svelte:head><title>x</title></svelte:head><Part title="x" />`)).toEqual([]);
});

test.each(Object.entries(SOURCES))("%s has no native tooltip", (_, source) => {
  expect(inComponent(source)).toEqual([]);
});

test.each(Object.entries(CODE))("%s sets no title of an element", (_, source) => {
  expect(source).not.toMatch(/(?<!this)\.title = |setAttribute\("title"/);
});
