/** The boards, one folder for each title with the same file names, loaded on demand.
 *
 * A title without a folder here may bring a board itself, which the server serves (`foreign`); else its view is shown in
 * plain panels (`generic`).
 */
import type { Component } from "svelte";
import { api } from "../lib/api";
import type { Series } from "../lib/chart";
import type { Look } from "../lib/look.svelte";
import type { Scorings } from "../lib/scoring";
import type { BoardModule } from "./foreign/module";
import type { ActionWords, EditionData, Score, View, Words } from "../lib/types";

/** What every board is given. */
export type BoardProps = {
  /** What draws the board, where it is not part of this build. */
  module?: BoardModule | undefined;
  view: View;
  edition: EditionData | null;
  /** The legal actions at each target of the board. */
  offers: ReadonlyMap<string, readonly ActionWords[]>;
  /** Targets that are pointed at from elsewhere: by the log, by a choice that is hovered. */
  lit: ReadonlySet<string>;
  names: readonly string[];
  scores: readonly Score[];
  /** Choose what a target offers. */
  pick: (target: string, element: Element) => void;
  /** Preview what a target offers. */
  look: (target: string | null) => void;
};

export type Targets = {
  /** Return the places of the board where an action can be chosen. */
  targetsOf: (text: string) => readonly string[];
  /** Return what somebody may have wanted who chooses a place that offers nothing. */
  wishesAt: (target: string) => readonly string[];
  /** Return the places of the board that a sentence speaks of. */
  placesOf: (words: Words) => readonly string[];
  /** Return the section of the rules that a question is about. */
  topicOf: (question: string) => number | string;
  /** The chapters of the rules that options add, by option and value, such as `coal-on`. */
  CHAPTERS?: readonly string[];
  /** The parts of the board that the guide of a first game walks round. */
  PARTS: readonly string[];
  /** The colours of the seats, where the usual ones are those of other things. */
  SEAT_LOOKS?: readonly Look[];
};

/** What charts are made of. */
export type Figures = { seriesOf: (view: unknown) => Series[] };

/** What is printed where, for the workshop of editions. */
export type PrintedPlaces = {
  /** Return the entries of an edition that are printed at a place of the board, as `section.key`. */
  printedAt: (place: string, edition: EditionData, view: View) => readonly string[];
};

/** A small picture of an entry of an edition. */
export type EntryPicture = Component<{
  section: string;
  id: string;
  values: Record<string, unknown>;
  edition: EditionData;
}>;

export type Title = {
  Board: Component<BoardProps>;
  /** How scorings are read off the log, where a title has any. */
  scorings?: Scorings;
  module?: BoardModule | undefined;
} & Targets &
  Figures;

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>([
  "./*/Board.svelte",
  "!./foreign/Board.svelte",
]);
const TARGETS = import.meta.glob<Targets>("./*/targets.ts");
const SERIES = import.meta.glob<Figures>("./*/series.ts");
const SCORINGS = import.meta.glob<Scorings>("./*/scoring.ts");
type Picture = Component<{ option: string; value: string }>;
type Figure = Component<{ section: number; chapter: string }>;
const FIGURES = import.meta.glob<{ default: Figure }>("./*/Figure.svelte");
const PICTURES = import.meta.glob<{ default: Picture }>("./*/Picture.svelte");
const LEGENDS = import.meta.glob<{ default: Component }>("./*/Legend.svelte");
const PRINTED = import.meta.glob<PrintedPlaces>("./*/printed.ts");
const ENTRIES = import.meta.glob<{ default: EntryPicture }>("./*/Entry.svelte");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export async function loadTitle(id: string): Promise<Title> {
  if (`./${id}/Board.svelte` in BOARDS) return loadFolder(id);
  const [plain, module] = await Promise.all([loadFolder("generic"), loadModule(id)]);
  if (!module) return plain;
  const { default: Board } = await import("./foreign/Board.svelte");
  return { ...plain, ...module, Board, module };
}

/** Return a title whose board is part of this build. */
async function loadFolder(folder: string): Promise<Title> {
  const [board, targets, { seriesOf }, scorings] = await Promise.all([
    BOARDS[`./${folder}/Board.svelte`]!(),
    TARGETS[`./${folder}/targets.ts`]!(),
    SERIES[`./${folder}/series.ts`]!(),
    SCORINGS[`./${folder}/scoring.ts`]?.(),
  ]);
  const { targetsOf, wishesAt, placesOf, topicOf, CHAPTERS, PARTS, SEAT_LOOKS } = targets;
  return {
    Board: board.default,
    targetsOf,
    wishesAt,
    placesOf,
    topicOf,
    CHAPTERS: CHAPTERS ?? [],
    PARTS,
    ...(SEAT_LOOKS ? { SEAT_LOOKS } : {}),
    seriesOf,
    ...(scorings ? { scorings } : {}),
  };
}

/** Return the board that a title brings itself; nothing where it brings none. */
async function loadModule(id: string): Promise<BoardModule | null> {
  const board = (await api.titles()).find((title) => title.id === id)?.board;
  return board ? (await import("./foreign/module")).fetchBoard(board) : null;
}

export async function loadCover(id: string): Promise<Component> {
  const cover = COVERS[`./${id}/Cover.svelte`] ?? COVERS["./generic/Cover.svelte"]!;
  return (await cover()).default;
}

/** Return what draws a picture of each value of an expansion of a title; nothing where nobody drew one. */
export async function loadPicture(id: string): Promise<Picture | null> {
  return (await PICTURES[`./${id}/Picture.svelte`]?.())?.default ?? null;
}

/** Return what draws the small pictures on the rules page of a title. */
export async function loadFigure(id: string): Promise<Figure> {
  const figure = FIGURES[`./${id}/Figure.svelte`] ?? FIGURES["./generic/Figure.svelte"]!;
  return (await figure()).default;
}

/** Return what lists the icons of a title with their meaning; nothing where it has none. */
export async function loadLegend(id: string): Promise<Component | null> {
  return (await LEGENDS[`./${id}/Legend.svelte`]?.())?.default ?? null;
}

/** Return what says where the entries of an edition are printed. */
export async function loadPrinted(id: string): Promise<PrintedPlaces> {
  return (PRINTED[`./${id}/printed.ts`] ?? PRINTED["./generic/printed.ts"]!)();
}

/** Return what draws an entry of an edition; nothing where nobody drew them. */
export async function loadEntry(id: string): Promise<EntryPicture | null> {
  return (await ENTRIES[`./${id}/Entry.svelte`]?.())?.default ?? null;
}

/** Return the chapters that options add to the rules of a title. */
export async function loadChapters(id: string): Promise<readonly string[]> {
  const load = TARGETS[`./${id}/targets.ts`] ?? (() => loadModule(id));
  return (await load())?.CHAPTERS ?? [];
}
