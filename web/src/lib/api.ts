/** The server's endpoints as typed functions. A refusal is thrown as `Refused`. */
import type {
  AddressStates,
  AnalysisFacts,
  AnalysisLine,
  AnalysisNode,
  AnalysisPosition,
  Blocked,
  Build,
  Course,
  Done,
  EditionData,
  EditionDrawing,
  EditionMarks,
  GameFacts,
  Happening,
  Hint,
  KeptOrders,
  LessonFacts,
  Leaderboard,
  LinePosition,
  Me,
  MoveEffect,
  NewAnalysis,
  PositionDraft,
  PositionDrawing,
  NewTable,
  NewTournament,
  NoticeChoice,
  Order,
  PersonChange,
  Previews,
  Problem,
  Profile,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  PuzzleSolution,
  Report,
  ReviewFacts,
  Said,
  SharedEdition,
  Story,
  TableChange,
  TableList,
  Thought,
  TitleFacts,
  Tournament,
  TournamentList,
  WarningFacts,
  Words,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.sentence ?? String(status));
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused(0, null);
  }
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  if (!answer.ok) throw new Refused(answer.status, isJson ? (JSON.parse(text) as Problem) : null);
  return (isJson ? JSON.parse(text) : text) as T;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

export type ListName = "open" | "mine" | "running" | "finished";

export const api = {
  me: () => call<Me>("GET", "/me"),
  welcome: (name: string, language: string) => call<Me>("POST", "/guests", { name, language }),
  changeMe: (change: PersonChange) => call<Me>("PATCH", "/me", change),
  openAccount: (login: string, password: string) =>
    call<Me>("POST", "/accounts", { login, password }),
  signIn: (login: string, password: string) => call<Me>("POST", "/sessions", { login, password }),
  signOut: () => call<void>("DELETE", "/sessions"),
  /** The addresses for notices: whether they are confirmed, and what failed last. */
  addresses: () => call<AddressStates>("GET", "/me/addresses"),
  askToConfirm: () => call<AddressStates>("POST", "/me/addresses/confirmation"),
  followMailLink: (kind: "confirm" | "stop", token: string) =>
    call<{ address: string }>("POST", `/mail/${kind === "confirm" ? "confirmation" : "stop"}`, {
      token,
    }),
  titles: () => call<TitleFacts[]>("GET", "/titles"),
  /** The words that a title brings, as Fluent text. */
  words: (title: string, language: string) =>
    call<string>("GET", `/titles/${title}/words/${language}`),
  bots: () => call<string[]>("GET", "/bots"),
  /** Which build of ironroad plays here. */
  build: () => call<Build>("GET", "/build"),
  /** How sure the printed values are that games with these options use. */
  marks: (title: string, edition: string, options: Record<string, string>) =>
    call<EditionMarks>(
      "GET",
      `/titles/${title}/editions/${edition}/marks?${new URLSearchParams(
        Object.entries(options).map(([id, value]) => ["option", `${id}=${value}`]),
      ).toString()}`,
    ),
  shippedEdition: (title: string, edition: string) =>
    call<EditionData>("GET", `/titles/${title}/editions/${edition}`),
  /** Set up a game with the text of an edition, so that its boards can be drawn. */
  drawEdition: (
    title: string,
    text: string,
    seats: number | null,
    options: Record<string, string>,
  ) => call<EditionDrawing>("POST", `/titles/${title}/drawing`, { text, seats, options }),
  /** Have a position set up by hand, or be told why it cannot be. */
  place: (title: string, draft: PositionDraft) =>
    call<PositionDrawing>("POST", `/titles/${title}/position`, draft),
  /** Check the text of an edition for every set-up. */
  checkEdition: (title: string, text: string) =>
    call<{ name: string; digest: string }>("POST", `/titles/${title}/edition`, { text }),
  shareEdition: (title: string, text: string) =>
    call<{ key: string }>("POST", `/titles/${title}/shared`, { text }),
  sharedEdition: (title: string, key: string) =>
    call<SharedEdition>("GET", `/titles/${title}/shared/${key}`),
  tables: (list: ListName, search = "", after = "") =>
    call<TableList>("GET", `/games${query({ list, search, after })}`),
  profile: (id: string) => call<Profile>("GET", `/people/${id}`),
  gamesOf: (seated: string, after = "") =>
    call<TableList>("GET", `/games${query({ list: "finished", seated, after })}`),
  leaderboard: (title: string) => call<Leaderboard>("GET", `/titles/${title}/leaderboard`),
  blocks: () => call<Blocked[]>("GET", "/me/blocks"),
  block: (id: string) => call<void>("PUT", `/people/${id}/block`),
  unblock: (id: string) => call<void>("DELETE", `/people/${id}/block`),
  report: (report: Report) => call<{ id: string }>("POST", "/reports", report),
  muted: (id: string) => call<{ people: string[] }>("GET", `/games/${id}/mutes`),
  mute: (id: string, person: string) => call<void>("PUT", `/games/${id}/mutes/${person}`),
  unmute: (id: string, person: string) => call<void>("DELETE", `/games/${id}/mutes/${person}`),
  closeTable: (id: string) => call<void>("POST", `/games/${id}/close`),
  deleteMe: (password: string) => call<void>("POST", "/me/deletion", { password }),
  tournaments: () => call<TournamentList>("GET", "/tournaments"),
  tournament: (id: string) => call<Tournament>("GET", `/tournaments/${id}`),
  makeTournament: (wish: NewTournament) =>
    call<Tournament>("POST", "/tournaments", { ...wish, key: newKey() }),
  enterTournament: (id: string) => call<Tournament>("POST", `/tournaments/${id}/enter`),
  leaveTournament: (id: string, person: string) =>
    call<void>("DELETE", `/tournaments/${id}/entrants/${person}`),
  startTournament: (id: string) => call<Tournament>("POST", `/tournaments/${id}/start`),
  closeTournament: (id: string) => call<Tournament>("POST", `/tournaments/${id}/close`),
  makeTable: (table: NewTable) => call<GameFacts>("POST", "/games", { ...table, key: newKey() }),
  bring: (record: string, kind: "table" | "study") =>
    call<GameFacts>("POST", "/games/imports", { record, kind, key: newKey() }),
  /** The steps of a title's lesson. */
  lesson: (title: string) => call<LessonFacts>("GET", `/titles/${title}/lesson`),
  learn: (title: string) => call<GameFacts>("POST", "/games/lessons", { title, key: newKey() }),
  game: (id: string, at: { move?: number; seat?: number | null; token?: string } = {}) =>
    call<GameFacts>("GET", `/games/${id}${query(at)}`),
  deleteTable: (id: string) => call<void>("DELETE", `/games/${id}`),
  join: (id: string, body: { seat?: number; token?: string }) =>
    call<GameFacts>("POST", `/games/${id}/join`, { ...body, key: newKey() }),
  leave: (id: string) => call<void>("POST", `/games/${id}/leave`),
  setSeat: (id: string, seat: number, wish: { kind: string; level?: string }) =>
    call<GameFacts>("PUT", `/games/${id}/seats/${seat}`, { ...wish, key: newKey() }),
  changeTable: (id: string, change: TableChange) =>
    call<GameFacts>("PATCH", `/games/${id}`, { ...change, key: newKey() }),
  start: (id: string) => call<GameFacts>("POST", `/games/${id}/start`),
  rematch: (id: string) => call<GameFacts>("POST", `/games/${id}/rematch`),
  branch: (id: string, move: number, kind: "bots" | "study", level: string) =>
    call<GameFacts>("POST", `/games/${id}/branch`, { move, kind, level, key: newKey() }),
  edition: (id: string) => call<EditionData>("GET", `/games/${id}/edition`),
  play: (id: string, version: number, action: string, key: string) =>
    call<Done>("POST", `/games/${id}/play`, { version, action, key }),
  step: (
    id: string,
    what: "undo" | "restart" | "confirm" | "timeout" | "resign",
    version: number,
  ) => call<Done>("POST", `/games/${id}/${what}`, { version, key: newKey() }),
  propose: (id: string, version: number, kind: string, argument: number | null = null) =>
    call<Done>("POST", `/games/${id}/propose`, { version, key: newKey(), kind, argument }),
  answer: (id: string, version: number, agree: boolean) =>
    call<Done>("POST", `/games/${id}/answer`, { version, key: newKey(), agree }),
  effect: (id: string, move: number) =>
    call<MoveEffect>("GET", `/games/${id}/effect${query({ move })}`),
  previews: (id: string) => call<Previews>("GET", `/games/${id}/previews`),
  course: (id: string) => call<Course>("GET", `/games/${id}/course`),
  review: (id: string, strength: ReviewFacts["strength"]) =>
    call<ReviewFacts>("GET", `/games/${id}/review?strength=${strength}`),
  askReview: (id: string, strength: ReviewFacts["strength"]) =>
    call<ReviewFacts>("POST", `/games/${id}/review`, { strength }),
  stopReview: (id: string, strength: ReviewFacts["strength"]) =>
    call<ReviewFacts>("POST", `/games/${id}/review/stop`, { strength }),
  reviewLine: (id: string, move: number, actions: readonly string[]) =>
    call<LinePosition>("POST", `/games/${id}/review/line`, { move, actions }),
  analyses: () => call<{ analyses: AnalysisLine[] }>("GET", "/analyses"),
  beginAnalysis: (wish: NewAnalysis) => call<AnalysisFacts>("POST", "/analyses", wish),
  analysis: (id: string) => call<AnalysisFacts>("GET", `/analyses/${id}`),
  renameAnalysis: (id: string, name: string) =>
    call<AnalysisFacts>("PATCH", `/analyses/${id}`, { name }),
  deleteAnalysis: (id: string) => call<void>("DELETE", `/analyses/${id}`),
  /** A position with everything open, as a spectator may know it, or as a seat may. */
  analysisPosition: (id: string, node: number, eyes: "open" | "nobody" | number) =>
    call<AnalysisPosition>(
      "GET",
      `/analyses/${id}/position${query({
        node,
        seat: typeof eyes === "number" ? eyes : null,
        open: String(eyes === "open"),
      })}`,
    ),
  analysisEdition: (id: string) => call<EditionData>("GET", `/analyses/${id}/edition`),
  analysisRecord: (id: string, node: number) =>
    call<string>("GET", `/analyses/${id}/record${query({ node })}`),
  /** Try a move out after a node; without an action chance is dealt. */
  tryOut: (id: string, version: number, node: number, action: string | null, deal: boolean) =>
    call<{ version: number; node: number; added: AnalysisNode[] }>("POST", `/analyses/${id}/play`, {
      version,
      node,
      action,
      deal,
    }),
  noteMove: (
    id: string,
    version: number,
    node: number,
    change: { name?: string; comment?: string; first?: boolean },
  ) => call<AnalysisFacts>("POST", `/analyses/${id}/note`, { version, node, ...change }),
  cutMove: (id: string, version: number, node: number) =>
    call<AnalysisFacts>("POST", `/analyses/${id}/cut`, { version, node }),
  think: (id: string, node: number, iterations: number) =>
    call<Thought>("POST", `/analyses/${id}/think`, { node, iterations }),
  branchAnalysis: (id: string, node: number, kind: "bots" | "hot-seat", level: string) =>
    call<GameFacts>("POST", `/analyses/${id}/branch`, { node, kind, level, key: newKey() }),
  hint: (id: string, version: number) => call<Hint>("POST", `/games/${id}/hint`, { version }),
  cancelHint: (id: string) => call<void>("DELETE", `/games/${id}/hint`),
  warning: (id: string, version: number, action: string) =>
    call<WarningFacts>("POST", `/games/${id}/warning`, { version, action }),
  puzzles: () => call<PuzzleList>("GET", "/puzzles"),
  puzzle: (id: string) => call<PuzzlePosition>("GET", `/puzzles/${id}`),
  puzzleEdition: (id: string) => call<EditionData>("GET", `/puzzles/${id}/edition`),
  puzzlePreviews: (id: string) => call<Previews>("GET", `/puzzles/${id}/previews`),
  answerPuzzle: (id: string, action: string) =>
    call<PuzzleAnswer>("POST", `/puzzles/${id}/answer`, { action }),
  showPuzzle: (id: string) => call<PuzzleSolution>("POST", `/puzzles/${id}/solution`),
  puzzleLine: (id: string, steps: number) =>
    call<LinePosition>("GET", `/puzzles/${id}/line${query({ steps })}`),
  story: (id: string) => call<Story>("GET", `/games/${id}/story`),
  objection: (id: string, action: string) =>
    call<{ reason: Words | null }>("GET", `/games/${id}/objection${query({ action })}`),
  log: (id: string, seat: number | null) =>
    call<{ events: Happening[] }>("GET", `/games/${id}/log${query({ seat })}`),
  notices: (id: string) => call<NoticeChoice>("GET", `/games/${id}/notices`),
  chooseNotices: (id: string, choice: Partial<NoticeChoice>) =>
    call<NoticeChoice>("PUT", `/games/${id}/notices`, choice),
  record: (id: string) => call<string>("GET", `/games/${id}/record`),
  chat: (id: string) => call<{ lines: Said[] }>("GET", `/games/${id}/chat`),
  say: (id: string, text: string, seated: boolean) =>
    call<number>("POST", `/games/${id}/chat`, { text, seated, key: newKey() }),
  note: (id: string) => call<{ text: string }>("GET", `/games/${id}/notes`),
  writeNote: (id: string, text: string) => call<void>("PUT", `/games/${id}/notes`, { text }),
  orders: (id: string) => call<KeptOrders>("GET", `/games/${id}/orders`),
  giveOrders: (id: string, orders: Partial<Order>[]) =>
    call<KeptOrders>("PUT", `/games/${id}/orders`, { orders }),
};

/** A key for something the client wants once, however often it has to ask. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
