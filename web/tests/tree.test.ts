/** The rows of an analysis: the main line, variations, folded chance. */
import { describe, expect, it } from "vitest";
import { Tree } from "../src/analysis/tree";
import type { AnalysisNode } from "../src/lib/types";

const node = (id: number, parent: number | null, seat: number | null, more = {}): AnalysisNode => ({
  id,
  parent,
  seat,
  action: `a${id}`,
  words: null,
  name: "",
  comment: "",
  ...more,
});
const rows = (nodes: AnalysisNode[], shown = 0) =>
  new Tree([node(0, null, null), ...nodes])
    .rows(shown)
    .map(({ node: { id }, depth, number, folded }) => [id, depth, number, folded]);

describe("rows", () => {
  it("go down the main line, with variations below the move that they stand for", () => {
    const nodes = [node(1, 0, 0), node(2, 1, 1), node(3, 0, 0), node(4, 3, 1), node(5, 2, 0)];
    expect(rows(nodes)).toEqual([
      [1, 0, 1, 1],
      [3, 1, 1, 1],
      [4, 1, 2, 1],
      [2, 0, 2, 1],
      [5, 0, 3, 1],
    ]);
  });

  it("fold chance, but not what is named, branched or looked at", () => {
    const dealt = [node(1, 0, null), node(2, 1, null), node(3, 2, null), node(4, 3, 0)];
    expect(rows(dealt)).toEqual([
      [3, 0, 3, 3],
      [4, 0, 4, 1],
    ]);
    expect(rows(dealt, 2).map(([id]) => id)).toEqual([2, 3, 4]);
    const named = [node(1, 0, null, { name: "Here" }), ...dealt.slice(1)];
    expect(rows(named).map(([id]) => id)).toEqual([1, 3, 4]);
    expect(rows([...dealt, node(5, 1, null)]).map(([id]) => id)).toEqual([1, 2, 5, 3, 4]);
  });
});
