/** How this browser shows things; kept in the browser. */
import { read, write } from "./storage";

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";

/** How long an event is shown, in milliseconds. */
export const PACE: Record<Speed, number> = { off: 0, slow: 1600, normal: 900, fast: 400 };

function flag(name: string, fallback: boolean): boolean {
  const kept = read(name);
  return kept === null ? fallback : kept === "yes";
}

class Settings {
  theme = $state<Theme>((read("theme") as Theme | null) ?? "system");
  speed = $state<Speed>((read("speed") as Speed | null) ?? "normal");
  /** Whether a scoring during the game is counted up over the board. */
  scoring = $state(flag("scoring", true));
  /** How many times as fast a game is replayed. */
  replay = $state(Number(read("replay") ?? 1));
  sound = $state(flag("sound", true));
  confirm = $state(flag("confirm", false));
  follow = $state(flag("follow", true));
  /** Whether choices without an alternative are passed over without a stop. */
  advance = $state(flag("advance", true));

  /** Whether the player is asked back before a decision that loses much, where hints are given. */
  warn = $state(flag("warn", false));

  /** Apply the theme and keep every change. */
  start(): void {
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset["theme"] = this.theme;
        write("theme", this.theme);
        write("speed", this.speed);
        write("scoring", this.scoring ? "yes" : "no");
        write("replay", String(this.replay));
        write("sound", this.sound ? "yes" : "no");
        write("confirm", this.confirm ? "yes" : "no");
        write("follow", this.follow ? "yes" : "no");
        write("advance", this.advance ? "yes" : "no");
        write("warn", this.warn ? "yes" : "no");
      });
    });
  }

  /** How long an event is shown; nothing moves for people who asked their system for that. */
  get pace(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE[this.speed];
  }

  /** How long a piece is on its way. */
  get flight(): number {
    return this.pace * 0.7;
  }
}

export const settings = new Settings();
