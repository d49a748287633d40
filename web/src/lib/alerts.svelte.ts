/** That it is one's turn, told outside of the page: a notice of the browser, a number on the icon of the installed page. */
import { api } from "./api";
import { person } from "./person.svelte";
import { wire } from "./socket.svelte";
import { read, write } from "./storage";
import { say, speech } from "./words.svelte";

type Badge = {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

class Alerts {
  /** Whether this browser can give notices at all. */
  readonly isPossible = "Notification" in globalThis && "serviceWorker" in navigator;
  isOn = $state(
    this.isPossible && read("alerts") === "yes" && Notification.permission === "granted",
  );
  /** Whether the browser was told by its owner to give none. */
  isDenied = $state(this.isPossible && Notification.permission === "denied");

  start(): void {
    if ("serviceWorker" in navigator) void this.#register();
    wire.listen((message) => {
      if (message.type === "turn") void this.#tell(message.game, message.title);
      if (message.type === "position" && message.actions.length && document.hidden) {
        void this.#tell(message.game, "");
      }
      if (message.type === "turn" || message.type === "hello" || message.type === "position") {
        this.#countSoon();
      }
    });
  }

  /** A page that was loaded in the moment in which the worker became active asks to be looked after by it. */
  async #register(): Promise<void> {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) active?.postMessage("claim");
  }

  /** Turn notices on or off; the browser asks its owner when they are turned on for the first time. */
  async turn(isOn: boolean): Promise<void> {
    if (isOn && Notification.permission === "default") await Notification.requestPermission();
    this.isDenied = Notification.permission === "denied";
    this.isOn = isOn && Notification.permission === "granted";
    write("alerts", this.isOn ? "yes" : null);
  }

  /** Give a notice, unless whoever would read it looks at the page. */
  async #tell(game: string, title: string): Promise<void> {
    if (!this.isOn || !document.hidden) return;
    if (title) await speech.addTitle(title);
    const registration = await navigator.serviceWorker.ready;
    await registration.showNotification(say("web-your-turn"), {
      body: title ? say(`${title}-name`) : "ironroad",
      tag: `turn-${game}`,
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      lang: speech.language,
      data: { game },
    });
  }

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Count the games that wait for this person, a moment after the last change. */
  #countSoon(): void {
    const icon = navigator as Badge;
    if (!icon.setAppBadge || !person.me) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#count(icon), 1500);
  }

  async #count(icon: Badge): Promise<void> {
    try {
      const { tables } = await api.tables("mine");
      const waiting = tables.filter((table) => table.my_turn).length;
      if (waiting) await icon.setAppBadge?.(waiting);
      else await icon.clearAppBadge?.();
    } catch {
      // A number on an icon is not worth a word: the lists say what is the matter.
      return;
    }
  }
}

export const alerts = new Alerts();
