/** The tree of an analysis as rows: the main line from top to bottom, other moves indented below the one they stand for. */
import type { AnalysisNode } from "../lib/types";

export type Row = {
  node: AnalysisNode;
  depth: number;
  /** How many moves lead to it. */
  number: number;
  /** Whether a variation begins here. */
  isFirst: boolean;
  /** How many outcomes of chance this row stands for; their last one is its node. */
  folded: number;
};

export class Tree {
  readonly nodes: ReadonlyMap<number, AnalysisNode>;
  readonly #children = new Map<number, AnalysisNode[]>();

  constructor(nodes: readonly AnalysisNode[]) {
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    for (const node of nodes) {
      if (node.parent === null) continue;
      const siblings = this.#children.get(node.parent);
      if (siblings) siblings.push(node);
      else this.#children.set(node.parent, [node]);
    }
  }

  /** The moves that were tried out after a node, the main line first. */
  after(id: number): readonly AnalysisNode[] {
    return this.#children.get(id) ?? [];
  }

  path(id: number): AnalysisNode[] {
    const found = [];
    for (let node = this.nodes.get(id); node;) {
      if (node.parent === null) break;
      found.push(node);
      node = this.nodes.get(node.parent);
    }
    return found.reverse();
  }

  /** Return all rows; runs of chance in which nothing else happens are one row, unless the node that is looked at is in it. */
  rows(shown: number): Row[] {
    const found: Row[] = [];
    this.#line(0, 0, 0, shown, found);
    return found;
  }

  #line(from: number, depth: number, before: number, shown: number, found: Row[]): void {
    let [at, number] = [from, before];
    for (;;) {
      const [first, ...others] = this.after(at);
      if (!first) return;
      number += 1;
      const last = found.at(-1);
      const canFold =
        last && others.length === 0 && this.#isPlain(first) && this.#isPlain(last.node);
      if (canFold && last.node.id === at && last.depth === depth && last.node.id !== shown) {
        found[found.length - 1] = { ...last, node: first, number, folded: last.folded + 1 };
      } else {
        found.push({ node: first, depth, number, isFirst: false, folded: 1 });
      }
      for (const other of others) {
        found.push({ node: other, depth: depth + 1, number, isFirst: true, folded: 1 });
        this.#line(other.id, depth + 1, number, shown, found);
      }
      at = first.id;
    }
  }

  /** Whether a node is an outcome of chance about which nobody said anything. */
  #isPlain(node: AnalysisNode): boolean {
    return node.seat === null && !node.name && !node.comment;
  }
}
