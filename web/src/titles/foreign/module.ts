/** A board that comes from the server: an ES module that a title of another distribution brings, with its style sheet. */
import type { BoardProps, Figures, Targets } from "..";
import type { BoardFacts, Words } from "../../lib/types";

/** What the module is given: all that a board of this build gets, and the words, which it cannot import. */
export type ModuleProps = Omit<BoardProps, "module"> & {
  language: string;
  /** Put a message into words; one without arguments may be given by its id. */
  say: (words: Words | string) => string;
};

export type Mounted = {
  /** Draw what is new; called whenever any of the props has changed. */
  update: (props: ModuleProps) => void;
  destroy: () => void;
};

export type BoardModule = {
  mount: (element: HTMLElement, props: ModuleProps) => Mounted;
} & Partial<Targets & Figures>;

/** Fetch a board and link its style sheet; nothing where it cannot be had, and its author is told why. */
export async function fetchBoard(board: BoardFacts): Promise<BoardModule | null> {
  const styled = board.style ? linkStyle(board.style) : Promise.resolve();
  try {
    const module = (await import(/* @vite-ignore */ board.module)) as BoardModule;
    await styled;
    return module;
  } catch (error) {
    console.error(board.module, error);
    return null;
  }
}

/** Link a style sheet once; a board whose style does not come is still drawn. */
function linkStyle(address: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (links.some((link) => link.getAttribute("href") === address)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
