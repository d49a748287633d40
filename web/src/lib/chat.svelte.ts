/** What is said at a table: none of it is lost while a connection is made anew, and no line is shown twice. */
import { api, Refused } from "./api";
import type { FromServer, Said } from "./types";

export class ChatStore {
  lines = $state.raw<readonly Said[]>([]);
  /** Whether the server has not yet shown that it pushes to this connection what is said. */
  #isUnheard = true;

  constructor(readonly game: string) {}

  /** Take what was said, and notice when the server begins to push: its first push answers the wish to watch. */
  hear(message: FromServer): void {
    if (message.type === "hello") this.#isUnheard = true;
    if (message.type === "chat" && message.game === this.game) this.#take([...this.lines, message]);
    const isPush =
      (message.type === "table" && message.table.id === this.game) ||
      (message.type === "position" && message.game === this.game);
    if (isPush && this.#isUnheard) {
      this.#isUnheard = false;
      void this.load();
    }
  }

  async load(): Promise<void> {
    try {
      const { lines } = await api.chat(this.game);
      // A line may have been pushed while the answer, which is without it, was on its way.
      const last = lines.at(-1)?.number ?? 0;
      this.#take([...lines, ...this.lines.filter(({ number }) => number > last)]);
    } catch (error) {
      // Where the connection is broken, the next one asks again.
      if (!(error instanceof Refused)) throw error;
    }
  }

  #take(lines: readonly Said[]): void {
    this.lines = [...new Map(lines.map((line) => [line.number, line])).values()];
  }
}
