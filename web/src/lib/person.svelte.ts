/** Who sits before this browser. Nobody has to sign in: a guest is made when one is needed. */
import { api, Refused } from "./api";
import { wire } from "./socket.svelte";
import { read, write } from "./storage";
import type { AddressStates, Me, PersonChange } from "./types";
import { say, speech } from "./words.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  /** What is known of the addresses for notices; nothing before somebody looks. */
  addresses = $state.raw<AddressStates | null>(null);

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

  /** Come in under a name, which is kept. */
  async comeIn(name: string): Promise<void> {
    const trimmed = name.trim().slice(0, 40);
    if (trimmed !== this.me?.name) await this.rename(trimmed);
    await this.ensure();
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

  /** Delete everything of this person. */
  async vanish(password: string): Promise<void> {
    await api.deleteMe(password);
    this.me = null;
    wire.reopen();
  }

  /** Ask how the addresses for notices are doing; without an answer nothing is shown. */
  async lookAtAddresses(): Promise<void> {
    if (!this.me?.webhook && !this.me?.email) this.addresses = null;
    else this.addresses = await api.addresses().catch(() => this.addresses);
  }

  /** Send the e-mail again that asks to confirm the address. */
  async askToConfirm(): Promise<void> {
    this.addresses = await api.askToConfirm();
  }

  /** Ask anew who this is, after something was changed by a link. */
  async refresh(): Promise<void> {
    if (this.me) this.me = await api.me();
    await this.lookAtAddresses();
  }

  async leave(): Promise<void> {
    await api.signOut();
    this.me = null;
    this.addresses = null;
    wire.reopen();
  }
}

export const person = new Person();
