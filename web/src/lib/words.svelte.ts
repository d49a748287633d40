/** Sentences made of messages, in the language that is chosen now.
 *
 * The words are the Fluent files of the Python package; a title that is not part of it brings its own, which the server tells.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import { api } from "./api";
import { read, write } from "./storage";
import type { Words } from "./types";

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Arguments of these names are seats, counted from 0, and read as the player's name. */
const SEATS = new Set(["seat", "leader", "other"]);
const MOST_KEPT = 5000;
const BASE = ["core", "server", "people", "web", "workshop", "review", "study", "analysis"];
const SOURCE = "../../../src/ironroad";
const FILES = import.meta.glob<string>(
  ["../../../src/ironroad/locale/*/*.ftl", "../../../src/ironroad/games/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

/** Return what loads the words of a title, from this build or from the server. */
function titleFile(language: Language, title: string): () => Promise<string> {
  const folder = title.replaceAll("-", "_");
  const built = FILES[`${SOURCE}/games/${folder}/words/${language}.ftl`];
  return built ?? (() => served(language, title));
}

const SERVED = new Map<string, string>();

/** Return the words of a title that is not part of this build; nothing while they cannot be had. */
async function served(language: Language, title: string): Promise<string> {
  const key = `${title} ${language}`;
  const text = SERVED.get(key) ?? (await api.words(title, language).catch(() => null));
  if (text !== null) SERVED.set(key, text);
  return text ?? "";
}

function preferred(): Language {
  const kept = read("language");
  const wishes = kept ? [kept] : navigator.languages;
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** Return a number with a minus sign, which is as wide as a plus sign; browsers write a hyphen. */
const signed = (number: string): string => number.replace("-", "−");

/** A number of a message. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return signed(super.toString(scope));
  }
}

/** Return a sentence in which no line breaks between a number and its sign: percent, or the money of a game. */
const joined = (sentence: string): string => sentence.replace(/(\d) (?=[%$₽])/g, "$1\u00a0");

const TIME = { hour: "2-digit", minute: "2-digit" } as const;

const madeForms = (language: Language) => ({
  number: new Intl.NumberFormat(language),
  time: new Intl.DateTimeFormat(language, TIME),
  dayAndTime: new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...TIME }),
  past: new Intl.RelativeTimeFormat(language, { numeric: "auto" }),
});

const FORMS = new Map<Language, ReturnType<typeof madeForms>>();

/** Return how a language writes numbers and times; to make such a form takes longer than a hundred uses of it. */
function formsOf(language: Language): ReturnType<typeof madeForms> {
  const forms = FORMS.get(language) ?? madeForms(language);
  FORMS.set(language, forms);
  return forms;
}

/** Return arguments in which numbers are written as this page writes them. */
function figures(args: Record<string, FluentVariable> = {}): Record<string, FluentVariable> {
  const pairs = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new Figure(value) : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, FluentVariable>;
}

class Speech {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  /** Sentences that were made already, for the bundle that is spoken now: boards say the same again and again. */
  #said = new Map<string, string>();
  #titles = new Set<string>();
  #loading: Promise<void> = Promise.resolve();

  /** Load the words of the preferred language. */
  start(): Promise<void> {
    return this.#load(preferred());
  }

  /** Speak another language from now on, everywhere. */
  choose(language: Language): Promise<void> {
    write("language", language);
    return this.#load(language);
  }

  /** Add the words of a title. */
  addTitle(title: string): Promise<void> {
    if (this.#titles.has(title)) return this.#loading;
    this.#titles.add(title);
    return this.#load(null);
  }

  /** Load one after the other, so that what was wished last is what is spoken. */
  #load(wish: Language | null): Promise<void> {
    this.#loading = this.#loading.then(() => this.#read(wish ?? this.language));
    return this.#loading;
  }

  async #read(language: Language): Promise<void> {
    const files = BASE.map((file) => FILES[`${SOURCE}/locale/${language}/${file}.ftl`]);
    const titles = [...this.#titles].map((title) => titleFile(language, title));
    const texts = await Promise.all([...files, ...titles].map((load) => load?.() ?? ""));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#said = new Map();
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Whether there are words for an id. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Return the sentence of an id; an unknown one reads as its id. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.#bundle;
    const key = args ? `${id} ${JSON.stringify(args)}` : id;
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    const pattern = bundle.getMessage(id)?.value;
    const sentence = pattern
      ? joined(bundle.formatPattern(pattern, figures(args), []))
      : readable(id);
    if (this.#said.size > MOST_KEPT) this.#said.clear();
    this.#said.set(key, sentence);
    return sentence;
  }

  /** Return a message as a sentence; seats are called by these names where there is one. */
  format(words: Words, names: readonly string[] = []): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words.args ?? {})) {
      if (typeof value === "object") args[name] = this.format(value, names);
      else if (SEATS.has(name) && typeof value === "number") args[name] = this.seat(value, names);
      else args[name] = value;
    }
    return this.say(words.id, args);
  }

  /** Return what a seat is called: its player's name, or a number. */
  seat(seat: number, names: readonly string[] = []): string {
    if (seat < 0) return this.say("seat-chance");
    return names[seat] || this.say("seat-name", { number: seat + 1 });
  }

  /** Return what a player of the rules is called who has no seat, as it stands in a list. */
  rival(name: Words): string {
    const said = this.format(name);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** Return the name of an edition; one that somebody brought is called as its file says. */
  edition(title: string, edition: string): string {
    const id = `${title}-edition-${edition}`;
    return this.has(id) ? this.say(id) : edition;
  }

  /** Return how strong a computer player is: one of the levels for people, or the kind of bot. */
  level(level: string): string {
    return this.has(`web-bot-${level}`) ? this.say(`web-bot-${level}`) : level;
  }

  number(value: number): string {
    return signed(formsOf(this.language).number.format(value));
  }

  /** Return a share as whole percent. */
  percent(share: number): string {
    return joined(`${this.number(Math.round(100 * share))} %`);
  }

  /** Return the time of day of a moment, with the date unless it is today's. */
  moment(seconds: number): string {
    const then = new Date(seconds * 1000);
    const isToday = then.toDateString() === new Date().toDateString();
    const { time, dayAndTime } = formsOf(this.language);
    return (isToday ? time : dayAndTime).format(then);
  }

  /** Return how long ago a moment was. */
  ago(seconds: number): string {
    const form = formsOf(this.language).past;
    const past = Math.max(0, Date.now() / 1000 - seconds);
    if (past < 3600) return form.format(-Math.round(past / 60), "minute");
    if (past < 86_400) return form.format(-Math.round(past / 3600), "hour");
    return form.format(-Math.round(past / 86_400), "day");
  }
}

/** Return an id without its title and kind, as a name. */
export function readable(id: string): string {
  const parts = id.split("-").filter(Boolean);
  const kept = parts.length > 2 ? parts.slice(2) : parts.slice(-1);
  return kept.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(" ");
}

export const speech = new Speech();
export const say = (id: string, args?: Record<string, FluentVariable>): string =>
  speech.say(id, args);
