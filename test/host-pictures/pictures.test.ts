// @vitest-environment node
import { describe, expect, test } from "vitest";
import { drawPicture, type PictureFacts } from "../host/pictures/draw.ts";
import { drawable } from "../host/pictures/faces.ts";
import { faultIn, textIn } from "./well-formed.ts";

const kinds = ["portrait", "cover", "logo", "event", "stage"] as const;
const folders = { portrait: "author", cover: "book", logo: "logo", event: "event", stage: "room" } as const;
const book: PictureFacts = {
  kind: "cover",
  title: "Où dorment les autobus ?",
  subtitle: "Maëlle Kanté-Desrosiers",
  publisher: "Les Éditions du Grand Dérangement et filles inc.",
};

const hostile = [
  `<script>alert("1")</script>`,
  `"/><text>coucou</text>`,
  "]]> &amp; &#x3c; <!--",
  "📚🎉👩‍👩‍👧",
  "漢字の本",
  "\u0000\u0007\u202e\ud800",
  "",
  "   ",
  "W".repeat(400),
  "La très longue histoire d’un titre qui n’en finit pas, ".repeat(8),
  "←→ 1ᵉʳ\u202f: «\u00a0déjà\u00a0»",
];

describe("a picture", () => {
  test.each(kinds)("of kind %s is well-formed and contains no text element, for any title", (kind) => {
    for (const [index, title] of hostile.entries()) {
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        const facts: PictureFacts = { kind, title, subtitle: title, publisher: title };
        const svg = drawPicture(`${folders[kind]}/${index}-${turn}`, facts);
        expect(faultIn(svg), `${kind} ${index}`).toBe("");
        expect(textIn(svg), `${kind} ${index}`).toBe("");
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<(?:text|script|title|style|image|foreignObject)\b/);
        expect(svg.length).toBeLessThan(40_000);
      }
    }
  });

  test.each(kinds)("of kind %s is drawn the same way every time", (kind) => {
    const facts = { ...book, kind };
    expect(drawPicture(`${folders[kind]}/7`, facts)).toBe(drawPicture(`${folders[kind]}/7`, { ...facts }));
    expect(drawPicture(`${folders[kind]}/7`, null)).toBe(drawPicture(`${folders[kind]}/7`, null));
  });

  test.each(kinds)("of kind %s seldom looks like another", (kind) => {
    const count = 200;
    const drawn = Array.from({ length: count }, (_, id) =>
      drawPicture(`${folders[kind]}/${id}`, { ...book, kind }),
    );
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(count * 0.9);
    for (const svg of drawn) expect(svg.length).toBeLessThan(40_000);
  });

  test("draws every glyph that it uses, and every glyph once", () => {
    for (let id = 0; id < 60; id += 1) {
      const svg = drawPicture(`book/${id}`, book);
      const described = [...svg.matchAll(/<path id="(\w+)" d="M/g)].map(([, name]) => name);
      const used = new Set([...svg.matchAll(/<use href="#(\w+)"/g)].map(([, name]) => name));
      expect(new Set(described)).toEqual(used);
      expect(described.length).toBe(used.size);
    }
  });

  test("has the ratio of what it shows", () => {
    const box = (path: string) =>
      /viewBox="0 0 (\d+) (\d+)"/.exec(drawPicture(path, null))?.slice(1).map(Number);
    expect(box("book/7001")).toEqual([400, 600]);
    expect(box("author/32544")).toEqual([400, 500]);
    expect(box("person/maelle-kante")).toEqual([400, 500]);
    expect(box("logo/50353")).toEqual([320, 160]);
    expect(box("event/oa55")).toEqual([400, 500]);
    expect(box("room/grande-scene")).toEqual([1280, 720]);
    expect(box("placeholder/2")).toEqual([400, 500]);
  });

  test("of an unknown path is an abstract composition", () => {
    for (const path of ["", "/", "quoi/que/ce/soit", "book", "placeholder/", "placeholder/x", "<svg>"]) {
      const svg = drawPicture(path, null);
      expect(faultIn(svg)).toBe("");
      expect(svg.match(/<(?:path|rect|circle)\b/g)?.length ?? 0).toBeGreaterThan(1);
    }
  });

  test("shows three different placeholders", () => {
    expect(new Set([1, 2, 3].map((number) => drawPicture(`placeholder/${number}`, null))).size).toBe(3);
  });
});

describe("a title that the faces cannot draw whole", () => {
  test("keeps its words, with the nearest letters", () => {
    expect(drawable("1ᵉʳ\u202f: «\u202fdéjà\u202f»")).toBe("1er\u00a0: «\u00a0déjà\u00a0»");
    expect(drawable("Łódź ★ \n l'été")).toBe("ódz l’été");
    expect(drawable("📚")).toBe("");
  });
});
