// @vitest-environment node
/** What a search finds, and which letters it marks. */
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { foundIn, prepare, wordsOf } from "../../../../src/islands/programme/find/found-in.ts";
import { placesOfWords } from "../../../../src/islands/programme/find/mark-found.ts";
import { nameKey } from "../../../../src/shared/text/name-key.ts";
import { activity } from "../../../shared/activity/an-activity.ts";

const ALL = [
  activity({ id: 1, title: "L’Œuvre au noir, lecture" }),
  activity({ id: 2, authors: [{ title: "Élise Thériault-Nguyễn" }] }),
  activity({
    id: 3,
    persons: [{ title: "Jean-Paul Béliveau" }],
    location: { room: [{ title: "La Bulle" }] },
  }),
  activity({ id: 4, location: { location: [{ id: 9, title: "Librairie Le Port de tête" }] } }),
  activity({ id: 5, categories: { organizer: [{ title: "Éditions Ça & là" }] } }),
];
const ids = (sought: string) => foundIn(ALL, sought).map(({ id }) => id);

describe("a search", () => {
  it("finds titles, people, rooms, places and publishers, blind to accents, ligatures and case", () => {
    expect(ids("oeuvre")).toEqual([1]);
    expect(ids("ŒUVRE")).toEqual([1]);
    expect(ids("theriault nguyen")).toEqual([2]);
    expect(ids("jean paul")).toEqual([3]);
    expect(ids("bulle")).toEqual([3]);
    expect(ids("PORT DE TETE")).toEqual([4]);
    expect(ids("ca la")).toEqual([5]);
    expect(ids("l'oeuvre")).toEqual([1]);
  });

  it("wants every word, in any order and any part of a text", () => {
    expect(ids("lecture oeuvre")).toEqual([1]);
    expect(ids("lecture bulle")).toEqual([]);
    expect(ids("beliv bull")).toEqual([3]);
  });

  it("is the same list for the same question, and without words", () => {
    expect(foundIn(ALL, " - ")).toBe(ALL);
    expect(foundIn(ALL, null)).toBe(ALL);
    expect(foundIn(null, "oeuvre")).toBeNull();
    expect(foundIn(ALL, "bulle")).toBe(foundIn(ALL, "bulle"));
  });

  it("finds no fewer with fewer letters", () => {
    const text = fc.constantFrom("thériault", "œuvre au", "Port de", "jean-paul b", "ça & là", "xyz");
    fc.assert(
      fc.property(text, fc.nat(11), (sought, length) => {
        const more = new Set(foundIn(ALL, sought.slice(0, length)));
        for (const found of foundIn(ALL, sought)) expect(more.has(found)).toBe(true);
      }),
    );
  });

  it("finds the same letter by letter, back and forth, as all at once", () => {
    const text = fc.constantFrom(
      "thériault",
      "œuvre au",
      "Port de",
      "jean-paul b",
      "ça & là",
      "xyz",
      "l e",
      "⑶",
    );
    const lengths = fc.array(fc.nat(11), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, lengths)), text, (typed, sought) => {
        const list = [...ALL];
        for (const [word, ends] of typed) for (const end of ends) foundIn(list, word.slice(0, end));
        for (let end = 0; end <= sought.length; end += 1) foundIn(list, sought.slice(0, end));
        expect(foundIn(list, sought)).toEqual(foundIn([...ALL], sought));
      }),
    );
  });

  it("prepares a hundred texts each time the browser is idle, until it is over", () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => waiting.push(callback));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    let read = 0;
    const many = Array.from({ length: 250 }, (_, id) => {
      const one = activity({ id: id + 1 });
      return Object.defineProperty({ ...one }, "title", {
        get: () => {
          read += 1;
          return one.title;
        },
      });
    });
    const over = new AbortController();
    prepare(many, over.signal);
    expect(read).toBe(0);
    const idle = () => {
      for (const callback of waiting.splice(0)) callback();
      return read;
    };
    expect([idle(), idle()]).toEqual([100, 200]);
    // What is known already is not made again.
    prepare(many.slice(0, 150), over.signal);
    over.abort();
    expect([idle(), waiting.length]).toEqual([200, 0]);
  });

  it("asks among what was found before only when letters were added", () => {
    const list = [...ALL];
    expect(foundIn(list, "bulle")).toHaveLength(1);
    expect(foundIn(list, "bul")).toHaveLength(1);
    expect(foundIn(list, "oeuvre")).toHaveLength(1);
    expect(foundIn(list, "")).toBe(list);
    expect(foundIn(list, "bulle bulle")).toHaveLength(1);
  });
});

describe("the marked letters", () => {
  const marked = (text: string, sought: string) =>
    placesOfWords(text, wordsOf(sought)).map(([from, to]) => text.slice(from, to));

  it("are those of the text, with their accents and ligatures", () => {
    expect(marked("L’Œuvre au noir", "oeuvre noir")).toEqual(["Œuvre", "noir"]);
    expect(marked("Élise THÉRIAULT", "theri eli")).toEqual(["THÉRI", "Éli"]);
    expect(marked("Jean-Paul, Jean", "jean")).toEqual(["Jean", "Jean"]);
    expect(marked("E\u0301te\u0301 et été", "ete")).toEqual(["E\u0301te\u0301", "été"]);
    // One letter that becomes three
    expect(marked("a ⑶ b", "3")).toEqual(["⑶"]);
    // Each letter once
    expect(marked("aaaaa", "aa")).toEqual(["aa", "aa"]);
    expect(marked("Rien", "xyz")).toEqual([]);
  });

  it("fold to a word of the search, in any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme", maxLength: 2 }),
        (text, sought) => {
          const words = wordsOf(sought);
          for (const [from, to] of placesOfWords(text, words)) {
            expect(from).toBeLessThan(to);
            const folded = nameKey(text.slice(from, to));
            expect(words.some((word) => folded.includes(word))).toBe(true);
          }
        },
      ),
    );
  });
});
