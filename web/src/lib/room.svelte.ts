/** A table before the start: who sits down, who is invited, what is changed. */
import { api } from "./api";
import type { GameStore } from "./game.svelte";
import { person } from "./person.svelte";
import { router } from "./router.svelte";
import { read, write } from "./storage";
import type { SeatFacts, TableChange } from "./types";
import { say } from "./words.svelte";

export class Room {
  /** How strong a computer player is that comes to a free seat. */
  level = $state(read("level") ?? "normal");
  /** What whoever looks is called; a name that nobody gave is not proposed. */
  name = $state(person.name === say("web-guest") ? "" : person.name);
  #game: GameStore;

  constructor(game: GameStore) {
    this.#game = game;
  }

  get seats(): SeatFacts[] {
    return this.#game.table?.seats ?? [];
  }

  get isSeated(): boolean {
    return this.#game.mySeats.length > 0;
  }

  get isFull(): boolean {
    return this.seats.every((seat) => seat.kind === "person" || seat.kind === "bot");
  }

  /** The seat that is kept for whoever looks. */
  kept = $derived.by(
    () =>
      this.seats.find((seat) => seat.kept) ??
      this.seats.find((seat) => seat.seat === this.#game.invited && seat.kind === "invited"),
  );

  /** Whether there is nothing here to sit on. */
  get isClosed(): boolean {
    return !this.isSeated && !this.kept && this.seats.every((seat) => seat.kind !== "open");
  }

  /** Return the address that invites to a seat. */
  linkTo(seat: SeatFacts): string {
    return `${location.origin}/game/${this.#game.id}?token=${seat.token ?? ""}`;
  }

  /** Sit down under the name that was given; by an invitation on its seat. */
  async sit(seat: number): Promise<void> {
    const game = this.#game;
    await game.do(async () => {
      await person.comeIn(this.name);
      const token = this.kept?.seat === seat ? game.token : "";
      game.take(await api.join(game.id, token ? { token } : { seat }));
      game.token = "";
      router.dropToken();
    });
    if (game.mySeats.length) await game.follow();
  }

  async begin(): Promise<void> {
    const game = this.#game;
    await game.do(async () => game.take(await api.start(game.id)));
    await game.follow();
  }

  async setSeat(seat: number, kind: "bot" | "open" | "invited"): Promise<void> {
    const game = this.#game;
    const wish = kind === "bot" ? { kind, level: this.level } : { kind };
    if (kind === "bot") write("level", this.level);
    await game.do(async () => game.take(await api.setSeat(game.id, seat, wish)));
  }

  async change(change: TableChange): Promise<void> {
    const game = this.#game;
    await game.do(async () => game.take(await api.changeTable(game.id, change)));
  }

  async leave(): Promise<void> {
    const game = this.#game;
    await game.do(() => api.leave(game.id));
    if (game.table?.visibility === "private" && !game.table.mine) router.go("/");
  }

  async remove(): Promise<void> {
    await this.#game.do(() => api.deleteTable(this.#game.id));
    router.go("/");
  }
}
