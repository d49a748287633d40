/** Who sits before this browser. Nobody has to sign in: a guest is made when one is needed. */
import { api, Refused } from "./api";
import { wire } from "./socket.svelte";
import { read, write } from "./storage";
import type { Me, PersonChange } from "./types";
import { say, speech } from "./words.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  get name(): string {
    return this.me?.name ?? read("name") ?? "";
  }

  async start(): Promise<void> {
    // A browser that nobody came in with before need not ask who it is.
    if (read("known") === "yes") {
      try {
        this.me = await api.me();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    wire.open();
  }

  /** Come in as a guest, unless somebody is in already. */
  async ensure(): Promise<void> {
    if (this.me) return;
    const name = read("name") || say("web-guest");
    this.become(await api.welcome(name, speech.language));
  }

  become(me: Me): void {
    const other = this.me?.id !== me.id;
    this.me = me;
    write("known", "yes");
    if (other) wire.reopen();
  }

  async rename(name: string): Promise<void> {
    const trimmed = name.trim().slice(0, 40);
    if (!trimmed) return;
    write("name", trimmed);
    if (this.me) await this.change({ name: trimmed });
  }

  async speak(): Promise<void> {
    if (this.me) await this.change({ language: speech.language });
  }

  async change(change: PersonChange): Promise<void> {
    this.me = await api.changeMe(change);
  }

  async leave(): Promise<void> {
    await api.signOut();
    this.me = null;
    wire.reopen();
  }
}

export const person = new Person();
