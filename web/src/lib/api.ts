/** The server's endpoints as typed functions. A refusal is thrown as `Refused`. */
import type {
  Done,
  EditionData,
  EditionMarks,
  GameFacts,
  Happening,
  KeptOrders,
  Me,
  NewTable,
  NoticeChoice,
  Order,
  PersonChange,
  Problem,
  Said,
  TableList,
  TitleFacts,
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
  titles: () => call<TitleFacts[]>("GET", "/titles"),
  /** The words that a title brings, as Fluent text. */
  words: (title: string, language: string) =>
    call<string>("GET", `/titles/${title}/words/${language}`),
  bots: () => call<string[]>("GET", "/bots"),
  /** How sure the printed values are that games with these options use. */
  marks: (title: string, edition: string, options: Record<string, string>) =>
    call<EditionMarks>(
      "GET",
      `/titles/${title}/editions/${edition}/marks?${new URLSearchParams(
        Object.entries(options).map(([id, value]) => ["option", `${id}=${value}`]),
      ).toString()}`,
    ),
  tables: (list: ListName, search = "", after = "") =>
    call<TableList>("GET", `/games${query({ list, search, after })}`),
  makeTable: (table: NewTable) => call<GameFacts>("POST", "/games", table),
  bring: (record: string, kind: "table" | "study") =>
    call<GameFacts>("POST", "/games/imports", { record, kind }),
  game: (id: string, at: { move?: number; seat?: number | null; token?: string } = {}) =>
    call<GameFacts>("GET", `/games/${id}${query(at)}`),
  deleteTable: (id: string) => call<void>("DELETE", `/games/${id}`),
  join: (id: string, body: { seat?: number; token?: string }) =>
    call<GameFacts>("POST", `/games/${id}/join`, body),
  leave: (id: string) => call<void>("POST", `/games/${id}/leave`),
  setSeat: (id: string, seat: number, wish: { kind: string; level?: string }) =>
    call<GameFacts>("PUT", `/games/${id}/seats/${seat}`, wish),
  start: (id: string) => call<GameFacts>("POST", `/games/${id}/start`),
  rematch: (id: string) => call<GameFacts>("POST", `/games/${id}/rematch`),
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
  preview: (id: string, action: string) =>
    call<{ events: Words[] }>("GET", `/games/${id}/preview${query({ action })}`),
  objection: (id: string, action: string) =>
    call<{ reason: Words | null }>("GET", `/games/${id}/objection${query({ action })}`),
  log: (id: string, seat: number | null) =>
    call<{ events: Happening[] }>("GET", `/games/${id}/log${query({ seat })}`),
  notices: (id: string) => call<NoticeChoice>("GET", `/games/${id}/notices`),
  chooseNotices: (id: string, choice: Partial<NoticeChoice>) =>
    call<NoticeChoice>("PUT", `/games/${id}/notices`, choice),
  record: (id: string) => call<string>("GET", `/games/${id}/record`),
  chat: (id: string) => call<{ lines: Said[] }>("GET", `/games/${id}/chat`),
  say: (id: string, text: string) => call<number>("POST", `/games/${id}/chat`, { text }),
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
