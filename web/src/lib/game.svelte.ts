/** One game as this browser shows it: the live position, an earlier one when looking back, log, chat, previews. */
import { Advice } from "../hints/advice.svelte";
import { Caution } from "../hints/caution.svelte";
import { api, newKey, Refused } from "./api";
import { ChatStore } from "./chat.svelte";
import { person } from "./person.svelte";
import { press } from "./press";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { shared } from "./shared";
import { wire } from "./socket.svelte";
import { chime } from "./sound";
import { read, write } from "./storage";
import type {
  Course,
  EditionData,
  FromServer,
  GameFacts,
  Happening,
  MoveEffect,
  OptionPreview,
  Position,
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
  /** How many decisions of other games are before that of the bot here, and at which version; none while it thinks. */
  wait = $state.raw<{ version: number; before: number } | null>(null);
  present = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });
  /** What is being told of the last moves, one event after the other. */
  telling = $state.raw<Happening | null>(null);
  /** What each choice brings, by its text; empty until the server has told. */
  brings = $state.raw<ReadonlyMap<string, OptionPreview>>(new Map());
  /** The choice that is pointed at. */
  #pointed = $state<string | null>(null);
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
  /** What is being done, counted: the answer to something earlier frees nothing. */
  #doing = 0;
  /** Whether something was chosen on this page. */
  hasActed = false;
  problem = $state<string | null>(null);
  missing = $state(false);
  /** Why the invitation that led here is good for nothing. */
  refusal = $state<string | null>(null);
  /** The seat that the invitation is for. */
  invited: number | null = null;
  playing = $state(false);
  readonly chat: ChatStore;
  /** Hints for whoever plays alone against bots. */
  readonly advice = new Advice(this);
  /** Asks back before a decision that loses much. */
  readonly caution = new Caution();
  #positions = new Map<number, Position>();
  #effects = new Map<number, MoveEffect>();
  #recalling: ReturnType<typeof setTimeout> | undefined;
  /** What the move of the log brought that is pointed at. */
  recalled = $state.raw<MoveEffect | null>(null);
  #queue: Happening[] = [];
  #teller: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void = () => {};
  #wanted: number | null = null;
  /** For which question it was asked what the choices bring. */
  #asked = "";

  /** How many moves there were when this browser last acted. */
  lastSeen = $state(0);

  constructor(
    readonly id: string,
    public token: string,
  ) {
    this.chat = new ChatStore(id);
    this.lastSeen = Number(read(`seen-${id}`) ?? 0);
  }

  /** The position that is drawn. */
  get shown(): Position | null {
    return this.past ?? this.live;
  }

  /** The move whose position was asked for last, though it may still be on its way. */
  get wanted(): number {
    return this.#wanted ?? this.live?.last ?? 0;
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
    this.#stop = wire.listen((message) => press.after(() => this.#hear(message)));
    try {
      this.take(await api.game(this.id, { token: this.token }));
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.missing = true;
      else if (error instanceof Refused && error.status === 410) {
        this.refusal = error.problem?.sentence ?? say("web-no-game");
      } else this.#fail(error);
      return;
    }
    this.invited = this.table?.seats.find((seat) => seat.kept)?.seat ?? null;
    // A private table shows itself to nobody who is not seated; an invitation opens its door, no more.
    const isSeen = this.table?.visibility !== "private" || this.table.mine || this.mySeats.length;
    if (isSeen) await this.follow();
    if (move !== null) await this.goTo(move);
  }

  /** Hear of everything that happens at this table from now on. */
  async follow(): Promise<void> {
    wire.watch(this.id, null);
    await Promise.all([this.#loadLog(), this.chat.load(), this.#loadEdition()]);
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#teller);
    clearTimeout(this.#recalling);
    this.playing = false;
    wire.unwatch(this.id);
  }

  take(facts: GameFacts): void {
    this.table = facts.table;
    if (facts.position) this.#takePosition(facts.position);
  }

  #hear(message: FromServer): void {
    this.chat.hear(message);
    if (message.type === "table" && message.table.id === this.id) this.table = message.table;
    if (!("game" in message) || message.game !== this.id) return;
    if (message.type === "position") this.#push(message);
    if (message.type === "presence") this.present = message;
    if (message.type === "waiting") {
      const { version, before } = message;
      this.wait = before === null ? null : { version, before };
    }
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
    // The same position may come twice, as an answer and over the socket: what is pointed at stays so.
    const isNew = this.live?.version !== position.version || this.live.viewer !== position.viewer;
    // A later position shows that what was wanted is done: the player goes on before its answer is here.
    if (this.live && position.version > this.live.version) {
      this.#doing += 1;
      this.busy = false;
    }
    if (isOther) this.#forget();
    if (this.live && position.move < this.live.move) {
      this.#positions.clear();
      this.#effects.clear();
    }
    this.live = shared(this.live, position);
    if (isOther) void this.#loadLog();
    if (position.actions.length) {
      this.known = new Map([
        ...this.known,
        ...position.actions.map((a) => [a.text, a.words] as const),
      ]);
    }
    if (isNew) {
      this.chosen = null;
      this.reasons = [];
      this.#pointed = null;
    }
    void this.#loadBrings(position);
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

  async #loadEdition(): Promise<void> {
    this.edition = await api.edition(this.id);
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.problem ? error.problem.sentence : say("web-offline-action");
  }

  /** Do something at the server; what is refused is said, and a late answer looks again. */
  async do(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    const doing = ++this.#doing;
    this.busy = true;
    this.problem = null;
    try {
      await what();
      if (wire.state !== "live") this.take(await api.game(this.id));
    } catch (error) {
      this.#fail(error);
      if (error instanceof Refused && error.status === 409) this.take(await api.game(this.id));
    } finally {
      if (doing === this.#doing) this.busy = false;
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
    if (await this.caution.holds({ id: this.id, table: this.table, version, text })) return;
    // While it was looked at, the game may have gone on.
    if (version !== this.live?.version || this.past) return;
    const key = newKey();
    this.hasActed = true;
    this.news = [];
    this.lastSeen = this.live.last;
    write(`seen-${this.id}`, String(this.lastSeen));
    await this.do(async () => {
      if (!(await wire.play(this.id, version, text, key))) {
        await api.play(this.id, version, text, key);
      }
    });
  }

  /** Take the action that was warned of, or that is still being looked at. */
  async playAllTheSame(): Promise<void> {
    const text = this.caution.allow(this.live?.version ?? 0);
    if (text === null) return;
    this.chosen = text;
    await this.play(text);
  }

  async step(what: "undo" | "restart" | "confirm" | "timeout" | "resign"): Promise<void> {
    const version = this.live?.version ?? 0;
    await this.do(() => api.step(this.id, what, version));
  }

  async propose(kind: "undo" | "pause" | "resume" | "replace", argument?: number): Promise<void> {
    const version = this.live?.version ?? 0;
    await this.do(() => api.propose(this.id, version, kind, argument));
  }

  async answer(agree: boolean): Promise<void> {
    const version = this.live?.version ?? 0;
    await this.do(() => api.answer(this.id, version, agree));
  }

  async closeTable(): Promise<void> {
    await this.do(() => api.closeTable(this.id));
  }

  async rematch(): Promise<void> {
    await this.do(async () => {
      const { table } = await api.rematch(this.id);
      // Where only the computer sits besides, nobody has to be waited for.
      if (
        table.status === "open" &&
        table.seats.every(({ kind }) => kind === "person" || kind === "bot")
      ) {
        await api.start(table.id);
      }
      router.go(`/game/${table.id}`);
    });
  }

  /** Play on from the position that is looked at, in a game of its own. */
  async branch(kind: "bots" | "study"): Promise<void> {
    const move = this.shown?.move ?? 0;
    await person.ensure();
    await this.do(async () => {
      const made = await api.branch(this.id, move, kind, read("level") ?? "normal");
      router.go(`/game/${made.table.id}`);
    });
  }

  /** Open an analysis board at the position that is looked at. */
  async analyse(): Promise<void> {
    const move = this.shown?.move ?? 0;
    await person.ensure();
    await this.do(async () => {
      const made = await api.beginAnalysis({ game: this.id, move, key: newKey() });
      router.go(`/analysis/${made.id}`);
    });
  }

  async speak(text: string, isForPlayers: boolean): Promise<void> {
    await person.ensure();
    await this.do(() => api.say(this.id, text, isForPlayers));
  }

  /** What is known of the choice that is pointed at, or else of the one that waits for a second click. */
  get preview(): { text: string; option: OptionPreview } | null {
    const text = this.#pointed ?? this.chosen;
    const option = text === null ? undefined : this.brings.get(text);
    return text !== null && option ? { text, option } : null;
  }

  /** Show what an action would bring. */
  look(text: string | null): void {
    this.#pointed = text;
  }

  /** Show what a move of the log brought, after a moment of pointing at it; nothing for `null`. */
  recall(move: number | null): void {
    clearTimeout(this.#recalling);
    if (move === null || move === 0) this.recalled = null;
    else this.#recalling = setTimeout(() => void this.#loadEffect(move), 90);
  }

  async #loadEffect(move: number): Promise<void> {
    const timer = this.#recalling;
    try {
      const found = this.#effects.get(move) ?? (await api.effect(this.id, move));
      this.#effects.set(move, found);
      if (timer === this.#recalling) this.recalled = found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Ask once for each question what every choice brings. */
  async #loadBrings(position: Position): Promise<void> {
    // A position may come twice: as the answer to a request and over the socket.
    const key = `${position.version} ${position.viewer} ${position.actions.length}`;
    if (key === this.#asked) return;
    this.#asked = key;
    this.brings = new Map();
    if (!position.actions.length) return;
    try {
      const { version, options } = await api.previews(this.id);
      if (version !== this.live?.version) return;
      // Nothing changes under a finger.
      press.after(() => {
        if (version === this.live?.version) {
          this.brings = new Map(options.map((option) => [option.action, option]));
        }
      });
    } catch (error) {
      this.#asked = "";
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

  /** Where one stops when looking back; read again when there are more moves. */
  course = $state.raw<Course>({ steps: [], stages: [] });
  #courseOf = -1;
  #reading: Promise<void> = Promise.resolve();

  readCourse(): Promise<void> {
    const last = this.live?.last ?? 0;
    if (this.#courseOf !== last) {
      this.#courseOf = last;
      this.#reading = api.course(this.id).then((course) => {
        this.course = course;
      });
    }
    return this.#reading;
  }

  /** Go to the decision before or after the one that is looked at; what chance does in between is folded in. */
  async walk(way: "back" | "on"): Promise<void> {
    await this.readCourse();
    const { steps } = this.course;
    const now = this.wanted;
    const next =
      way === "back" ? steps.findLast((move) => move < now) : steps.find((move) => move > now);
    await this.goTo(next ?? (way === "back" ? Math.min(now, steps[0] ?? 0) : null));
  }

  /** Show the game decision by decision up to the present, from the first one on; what chance does is folded in. */
  async replay(from: number): Promise<void> {
    this.playing = true;
    await this.readCourse();
    await this.goTo(Math.max(from, this.course.steps[0] ?? 0));
    while (this.playing && this.past) {
      await new Promise((resolve) => setTimeout(resolve, 900 / settings.replay));
      const past: Position | null = this.past;
      if (!this.playing || !past) break;
      await this.goTo(this.course.steps.find((move) => move > past.move) ?? null);
    }
    this.playing = false;
  }

  #callPlayer(): void {
    if (settings.sound) chime();
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
