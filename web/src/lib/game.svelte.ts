/** One game as this browser shows it: the live position, an earlier one when looking back, log, chat, previews. */
import { api, newKey, Refused } from "./api";
import { person } from "./person.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { shared } from "./shared";
import { wire } from "./socket.svelte";
import { read, write } from "./storage";
import type {
  EditionData,
  FromServer,
  GameFacts,
  Happening,
  Position,
  Said,
  TableFacts,
  Words,
} from "./types";
import { say } from "./words.svelte";

/** Earlier positions that are kept. */
const KEPT = 400;

/** Whether another seat looks that knows other things: what the first was told is not for the second. */
const isOtherView = (before: Position, now: Position): boolean =>
  before.viewer !== now.viewer && (before.secrets || now.secrets);

export class GameStore {
  table = $state.raw<TableFacts | null>(null);
  live = $state.raw<Position | null>(null);
  past = $state.raw<Position | null>(null);
  edition = $state.raw<EditionData | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<Said[]>([]);
  present = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });
  /** What is being told of the last moves, one event after the other. */
  telling = $state.raw<Happening | null>(null);
  preview = $state.raw<{ text: string; events: Words[] } | null>(null);
  /** What happened since this browser last acted. */
  news = $state.raw<readonly Happening[]>([]);
  /** Whether a choice that was made for the player waits to be noticed. */
  held = $state(false);
  /** The actions this browser was offered so far, in words: what a standing order can name. */
  known = $state.raw<ReadonlyMap<string, Words>>(new Map());
  /** The action that waits for a second click. */
  chosen = $state<string | null>(null);
  /** Why what was wanted is not possible. */
  reasons = $state.raw<readonly Words[]>([]);
  busy = $state(false);
  problem = $state<string | null>(null);
  missing = $state(false);
  playing = $state(false);
  #previews = new Map<string, Words[]>();
  #positions = new Map<number, Position>();
  #queue: Happening[] = [];
  #teller: ReturnType<typeof setTimeout> | undefined;
  #hover: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void = () => {};
  #wanted: number | null = null;

  /** How many moves there were when this browser last acted. */
  lastSeen = $state(0);

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.lastSeen = Number(read(`seen-${id}`) ?? 0);
  }

  /** The position that is drawn. */
  get shown(): Position | null {
    return this.past ?? this.live;
  }

  /** What the seats are called; bots by their number, since several may be of one kind. */
  names = $derived(
    this.table?.seats.map((seat) =>
      seat.kind === "bot" ? say("web-bot-name", { number: seat.seat + 1 }) : seat.name,
    ) ?? [],
  );

  get mySeats(): number[] {
    return this.table?.seats.filter((s) => s.mine && !s.gone).map((s) => s.seat) ?? [];
  }

  /** The choices that had no alternative and were made for this player since the last own action. */
  get forced(): readonly Happening[] {
    return this.news.filter(({ words }) => this.#isForced(words));
  }

  #isForced(words: Words): boolean {
    const seat = words.args?.["seat"];
    return words.id === "event-forced" && typeof seat === "number" && this.mySeats.includes(seat);
  }

  get isMyTurn(): boolean {
    return (this.live?.actions.length ?? 0) > 0;
  }

  async open(move: number | null): Promise<void> {
    this.#stop = wire.listen((message) => this.#hear(message));
    try {
      this.#take(await api.game(this.id, { token: this.token }));
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.missing = true;
      else this.#fail(error);
      return;
    }
    wire.watch(this.id, null);
    await Promise.all([this.#loadLog(), this.#loadChat(), this.#loadEdition()]);
    if (move !== null) await this.goTo(move);
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#teller);
    clearTimeout(this.#hover);
    this.playing = false;
    wire.unwatch(this.id);
  }

  #take(facts: GameFacts): void {
    this.table = facts.table;
    if (facts.position) this.#takePosition(facts.position);
  }

  #hear(message: FromServer): void {
    if (message.type === "table" && message.table.id === this.id) this.table = message.table;
    if (!("game" in message) || message.game !== this.id) return;
    if (message.type === "position") this.#push(message);
    if (message.type === "chat") this.chat = [...this.chat, message];
    if (message.type === "presence") this.present = message;
    if (message.type === "gone") this.missing = true;
  }

  #push(position: Position): void {
    const before = this.live;
    if (before && position.version < before.version) return;
    const isOther = before !== null && isOtherView(before, position);
    const isNext = before !== null && position.previous === before.version;
    const isForward = position.changes.every((change) => change.kind !== "undo");
    this.#takePosition(position);
    if (before?.version === position.version) return;
    if (isOther) {
      this.news = position.events;
      this.#tell(position.events);
    } else if (isNext && isForward && position.move >= before.move) {
      this.log = [...this.log, ...position.events];
      this.news = [...this.news, ...position.events];
      if (!settings.advance) this.held ||= position.events.some((e) => this.#isForced(e.words));
      this.#tell(position.events);
    } else {
      void this.#loadLog();
    }
    if (!this.edition) void this.#loadEdition();
    if (before && !before.actions.length && position.actions.length) this.#callPlayer();
  }

  #takePosition(position: Position): void {
    const isOther = this.live !== null && isOtherView(this.live, position);
    if (isOther) this.#forget();
    if (this.live && position.move < this.live.move) this.#positions.clear();
    this.live = shared(this.live, position);
    if (isOther) void this.#loadLog();
    if (position.actions.length) {
      this.known = new Map([
        ...this.known,
        ...position.actions.map((a) => [a.text, a.words] as const),
      ]);
    }
    this.chosen = null;
    this.reasons = [];
    this.preview = null;
    this.#previews.clear();
    if (this.table && this.table.status !== position.status) {
      this.table = { ...this.table, status: position.status };
      void api.game(this.id, { token: this.token }).then((facts) => (this.table = facts.table));
    }
  }

  /** Drop what was told to the seat that looked before. */
  #forget(): void {
    this.#positions.clear();
    clearTimeout(this.#teller);
    this.#queue = [];
    this.telling = null;
    this.log = [];
    this.news = [];
    this.known = new Map();
    if (this.past) void this.goTo(null);
  }

  async #loadLog(): Promise<void> {
    if (!this.live) return;
    const { viewer } = this.live;
    const { events } = await api.log(this.id, viewer);
    if (viewer === this.live.viewer) this.log = events;
  }

  async #loadChat(): Promise<void> {
    this.chat = (await api.chat(this.id)).lines;
  }

  async #loadEdition(): Promise<void> {
    this.edition = await api.edition(this.id);
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.problem ? error.problem.sentence : say("web-offline-action");
  }

  /** Do something at the server; what is refused is said, and a late answer looks again. */
  async #do(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await what();
      if (wire.state !== "live") this.#take(await api.game(this.id));
    } catch (error) {
      this.#fail(error);
      if (error instanceof Refused && error.status === 409) this.#take(await api.game(this.id));
    } finally {
      this.busy = false;
    }
  }

  /** Take an action; with the setting for it the first click chooses and the second confirms. */
  async play(text: string): Promise<void> {
    if (!this.live || this.past) return;
    if (settings.confirm && this.chosen !== text) {
      this.chosen = text;
      this.look(text);
      return;
    }
    const { version } = this.live;
    const key = newKey();
    this.news = [];
    this.lastSeen = this.live.last;
    write(`seen-${this.id}`, String(this.lastSeen));
    await this.#do(async () => {
      if (!(await wire.play(this.id, version, text, key))) {
        await api.play(this.id, version, text, key);
      }
    });
  }

  async step(what: "undo" | "restart" | "confirm" | "timeout" | "resign"): Promise<void> {
    const version = this.live?.version ?? 0;
    await this.#do(() => api.step(this.id, what, version));
  }

  async propose(kind: "undo" | "pause" | "resume" | "replace", argument?: number): Promise<void> {
    const version = this.live?.version ?? 0;
    await this.#do(() => api.propose(this.id, version, kind, argument));
  }

  async answer(agree: boolean): Promise<void> {
    const version = this.live?.version ?? 0;
    await this.#do(() => api.answer(this.id, version, agree));
  }

  async join(seat: number): Promise<void> {
    await person.ensure();
    const body = this.token ? { token: this.token } : { seat };
    await this.#do(async () => this.#take(await api.join(this.id, body)));
    wire.watch(this.id, null);
  }

  async begin(): Promise<void> {
    await this.#do(async () => this.#take(await api.start(this.id)));
    await Promise.all([this.#loadLog(), this.#loadEdition()]);
  }

  async setSeat(seat: number, kind: string): Promise<void> {
    await this.#do(async () => this.#take(await api.setSeat(this.id, seat, { kind })));
  }

  async leave(): Promise<void> {
    await this.#do(() => api.leave(this.id));
  }

  async remove(): Promise<void> {
    await this.#do(() => api.deleteTable(this.id));
    router.go("/");
  }

  async rematch(): Promise<void> {
    await this.#do(async () => router.go(`/game/${(await api.rematch(this.id)).table.id}`));
  }

  async speak(text: string): Promise<void> {
    await person.ensure();
    await this.#do(() => api.say(this.id, text));
  }

  /** Show what an action would do, after a moment of hovering or focus. */
  look(text: string | null): void {
    clearTimeout(this.#hover);
    if (text === null) {
      if (!this.chosen) this.preview = null;
      return;
    }
    const known = this.#previews.get(text);
    if (known) this.preview = { text, events: known };
    else this.#hover = setTimeout(() => void this.#loadPreview(text), 90);
  }

  async #loadPreview(text: string): Promise<void> {
    const version = this.live?.version;
    try {
      const { events } = await api.preview(this.id, text);
      if (version !== this.live?.version) return;
      this.#previews.set(text, events);
      this.preview = { text, events };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Say why none of these actions is possible now. */
  async explain(wishes: readonly string[]): Promise<void> {
    const reasons: Words[] = [];
    for (const text of wishes) {
      try {
        const { reason } = await api.objection(this.id, text);
        if (reason) reasons.push(reason);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    this.reasons = reasons;
  }

  /** Look at the position after a move; `null` leads back to the present. */
  async goTo(move: number | null): Promise<void> {
    const last = this.live?.last ?? 0;
    const wanted = move === null || move >= last ? null : Math.max(0, move);
    this.#wanted = wanted;
    router.showMove(wanted);
    if (wanted === null) {
      this.past = null;
      return;
    }
    const found = await this.at(wanted);
    if (found && this.#wanted === wanted) this.past = shared(this.shown, found);
  }

  /** Return the position after a move. */
  async at(move: number): Promise<Position | null> {
    if (move === this.live?.last) return this.live;
    const known = this.#positions.get(move);
    const seat = this.live?.viewer ?? null;
    const found = known ?? (await api.game(this.id, { move, seat })).position;
    // Meanwhile somebody else may have sat down before this device.
    if (!found || seat !== (this.live?.viewer ?? null)) return null;
    if (this.#positions.size > KEPT) this.#positions.clear();
    this.#positions.set(move, found);
    return found;
  }

  /** Show the game move by move up to the present. */
  async replay(from: number): Promise<void> {
    this.playing = true;
    await this.goTo(from);
    while (this.playing && this.past) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(250, settings.pace)));
      if (this.playing && this.past) await this.goTo(this.past.move + 1);
    }
    this.playing = false;
  }

  #callPlayer(): void {
    if (settings.sound) void import("./sound").then(({ chime }) => chime());
  }

  #tell(events: readonly Happening[]): void {
    if (settings.pace === 0) return;
    // A long tale is cut short: what happened stands in the log.
    this.#queue.push(...events);
    this.#queue.splice(0, Math.max(0, this.#queue.length - 8));
    if (!this.telling) this.#next();
  }

  #next(): void {
    this.telling = this.#queue.shift() ?? null;
    // The more there is to tell, the faster it is told.
    const pace = Math.max(150, settings.pace / (1 + this.#queue.length));
    if (this.telling) this.#teller = setTimeout(() => this.#next(), pace);
  }
}
