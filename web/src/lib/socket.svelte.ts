/** The socket: pushes come in, and it comes back by itself when it breaks. */
import { Answers } from "./answers";
import type { FromClient, FromServer } from "./types";

export type Link = "connecting" | "live" | "lost";
type Listener = (message: FromServer) => void;

const SLOWEST = 8_000;
const ANSWER_WITHIN = 3_000;

/** Return how long to wait before try number `tries`, spread so that clients do not come back all at once. */
export function delayOf(tries: number, random: number): number {
  return Math.min(SLOWEST, 400 * 2 ** tries) * (0.5 + random / 2);
}

class Wire {
  state = $state<Link>("connecting");
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #watched = new Map<string, number | null>();
  #tries = 0;
  #heart: ReturnType<typeof setInterval> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #answers = new Answers();

  open(): void {
    addEventListener("online", () => this.reopen());
    addEventListener("offline", () => (this.state = "lost"));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.state === "lost") this.reopen();
    });
    this.#connect();
  }

  /** Leave the present connection for a new one, for example as somebody else. */
  reopen(): void {
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(game: string, seat: number | null): void {
    this.#watched.set(game, seat);
    this.#send({ type: "watch", game, seat });
  }

  unwatch(game: string): void {
    this.#watched.delete(game);
    this.#send({ type: "unwatch", game });
  }

  /**
   * Take an action; resolve to whether the server says that it was taken.
   * Where it does not, ask over HTTP with the same key: that takes the action, once, or says why not.
   */
  async play(game: string, version: number, action: string, key: string): Promise<boolean> {
    if (this.state !== "live") return false;
    const answer = this.#answers.wait(key, ANSWER_WITHIN);
    this.#send({ type: "play", game, version, action, key, seat: null });
    return answer;
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearInterval(this.#heart);
    clearTimeout(this.#timer);
    this.#answers.drop();
    const old = this.#socket;
    this.#socket = null;
    if (old) {
      old.onclose = old.onmessage = old.onopen = null;
      old.close();
    }
  }

  #connect(): void {
    if (this.state !== "lost") this.state = "connecting";
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#retry();
  }

  #retry(): void {
    this.#drop();
    this.state = "lost";
    this.#timer = setTimeout(() => this.#connect(), delayOf(this.#tries++, Math.random()));
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === "hello") {
      this.#tries = 0;
      this.state = "live";
      this.#beat(message.heartbeat * 1000);
      for (const [game, seat] of this.#watched) this.#send({ type: "watch", game, seat });
    }
    if (message.type === "done") this.#answers.settle(message.key, true);
    if (message.type === "problem" && message.key) this.#answers.settle(message.key, false);
    for (const listener of this.#listeners) listener(message);
  }

  /** Say something often enough; a server that says nothing for too long is gone. */
  #beat(interval: number): void {
    clearInterval(this.#heart);
    this.#heart = setInterval(() => {
      if (Date.now() - this.#heard > interval * 2.5) this.#retry();
      else this.#send({ type: "ping", at: Date.now() / 1000 });
    }, interval * 0.8);
  }
}

export const wire = new Wire();
