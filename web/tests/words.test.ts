import { beforeAll, describe, expect, test, vi } from "vitest";
import { speech } from "../src/lib/words.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

describe.each(["en", "es"] as const)("in words (%s)", (language) => {
  beforeAll(() => speech.choose(language));

  test("numbers below zero have a minus sign, no hyphen", () => {
    expect(speech.number(-22)).toBe("−22");
    const said = speech.say("web-story-item", {
      item: "x",
      seat: "a",
      other: "b",
      points: -22,
      less: 7,
    });
    expect(said).toContain("−22");
    expect(said).not.toContain("-22");
  });

  test("a number keeps its form beside another one, and its plural", () => {
    const args = { seat: "a", other: "b" };
    const one = speech.say("web-story-margin", { ...args, points: 1 });
    expect(speech.say("web-story-margin", { ...args, points: 2 })).not.toBe(one.replace("1", "2"));
  });

  test("no line breaks between a number and its percent sign", () => {
    expect(speech.percent(0.678)).toBe("68\u00a0%");
    expect(speech.say("hint-chance", { chance: 68 })).toBe("68\u00a0%");
    const between = speech.say("hint-between", { chance: 68, low: 60, high: 70 });
    expect(between.match(/\d\u00a0%/g)).toHaveLength(3);
    expect(between).not.toMatch(/ %/);
  });
});
