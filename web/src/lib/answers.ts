/** Answers that are awaited over the socket, by the key of their request. */
export class Answers {
  #awaited = new Map<string, (done: boolean) => void>();

  /** Resolve to whether a request was carried out; to `false` if no answer comes in time. */
  wait(key: string, milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(key, false), milliseconds);
      this.#awaited.set(key, (done) => {
        clearTimeout(timer);
        this.#awaited.delete(key);
        resolve(done);
      });
    });
  }

  settle(key: string, done: boolean): void {
    this.#awaited.get(key)?.(done);
  }

  /** Await nothing more: the socket is gone. */
  drop(): void {
    for (const key of [...this.#awaited.keys()]) this.settle(key, false);
  }
}
