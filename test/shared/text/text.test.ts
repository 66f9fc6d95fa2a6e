import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { cut } from "../../../src/shared/text/cut.ts";
import { distance } from "../../../src/shared/text/distance.ts";
import { fold } from "../../../src/shared/text/fold.ts";
import { frenchSpaces } from "../../../src/shared/text/french-spaces.ts";
import { grouped } from "../../../src/shared/text/grouped.ts";
import { plainText } from "../../../src/shared/text/plain-text.ts";
import { plural } from "../../../src/shared/text/plural.ts";

describe("a text that is too long for its place", () => {
  it("is unchanged up to the limit and cut after it, with an ellipsis", () => {
    expect(cut("a".repeat(80), 80)).toBe("a".repeat(80));
    expect(cut("a".repeat(81), 80)).toBe(`${"a".repeat(80)}…`);
  });

  it("may keep fewer characters than it was allowed, as tags do", () => {
    expect(cut("Littérature québécoise 25", 25, 20)).toBe("Littérature québécoise 25");
    expect(cut("Littérature québécoise et", 24, 20)).toBe("Littérature québécoi…");
  });

  it("counts characters as a reader does: an emoji family and a letter with its accents are one", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(cut(family.repeat(5), 5)).toBe(family.repeat(5));
    expect(cut(family.repeat(6), 5)).toBe(`${family.repeat(5)}…`);
    expect(cut("e\u0301".repeat(4), 3)).toBe(`${"e\u0301".repeat(3)}…`);
  });

  it("keeps an emoji whole wherever it stands, and the space before the first word", () => {
    expect(cut("ab👍cd", 3)).toBe("ab👍…");
    expect(cut("👍".repeat(6), 5, 2)).toBe("👍👍…");
    expect(cut(" 👍 👍 👍", 3)).toBe(" 👍…");
  });

  it("creates no segmenter, which takes 50 ms on a phone, for plain text", async () => {
    const made = vi.spyOn(Intl, "Segmenter");
    vi.resetModules();
    const fresh = await import("../../../src/shared/text/cut.ts");
    const short = fresh.cut("L’œuvre de Noël – « à l’été… »".repeat(4), 80);
    const calls = made.mock.calls.length;
    made.mockRestore();
    expect(short).toMatch(/^L’œuvre.{60,}…$/);
    expect(calls).toBe(0);
  });

  it("leaves no space before the ellipsis", () => {
    expect(cut("Au bord de l'eau", 7)).toBe("Au bord…");
    expect(cut("Au bord de l'eau", 8)).toBe("Au bord…");
  });

  it("never leaves half a surrogate pair, and never grows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(30), (text, limit) => {
        const result = cut(text, limit);
        expect(result).not.toMatch(/\p{Cs}/u);
        expect(result === text || text.startsWith(result.slice(0, -1))).toBe(true);
        const segments = [...new Intl.Segmenter("fr").segment(result)].length;
        expect(segments).toBeLessThanOrEqual(limit + 1);
      }),
    );
  });
});

describe("the French plural", () => {
  it.each([
    [0, "Activité"],
    [1, "Activité"],
    [2, "Activités"],
    [1_000_000, "Activités"],
  ])("of %d is %s", (count, word) => {
    expect(plural(count, "Activité", "Activités")).toBe(word);
  });
});

describe("a whole number", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1569, "1 569"],
    [12_345, "12 345"],
    [999_999, "999 999"],
    [1_000_000, "1 000 000"],
  ])("%d is %s, with no-break spaces", (number, text) => {
    expect(grouped(number)).toBe(text.replaceAll(" ", "\u00a0"));
  });
});

describe("the distance of two names, in letters", () => {
  it.each([
    ["", "", 0],
    ["", "faq", 3],
    ["faq", "", 3],
    ["programme", "programme", 0],
    ["programe", "programme", 1],
    ["programmme", "programme", 1],
    ["prugramme", "programme", 1],
    ["mega-menu", "megamenu", 1],
    ["share", "faq", 4],
    ["kitten", "sitting", 3],
  ])("from %j to %j is %d", (from, to, letters) => {
    expect(distance(from, to)).toBe(letters);
    expect(distance(to, from)).toBe(letters);
  });
});

describe("French punctuation", () => {
  it.each([
    ["Quoi ? Non ! Oui ; donc : « là »", "Quoi_? Non_! Oui_; donc_: «_là_»"],
    ["10 $ et 20 $, (vraiment ?)", "10_$ et 20_$, (vraiment_?)"],
    ["<b>Qui ?</b>", "<b>Qui_?</b>"],
    ["un :mot et a ;b", "un :mot et a ;b"],
  ])("in %j has no-break spaces", (plain, spaced) => {
    expect(frenchSpaces(plain)).toBe(spaced.replaceAll("_", "\u00a0"));
  });
});

describe("folding", () => {
  it("makes texts equal that are equal for a reader", () => {
    expect(fold("  L’Œuvre   d'ÉMILE ")).toBe(fold("l'oeuvre d'Emile"));
    expect(fold("e\u0301te\u0301")).toBe(fold("été"));
  });
});

describe("text from the CMS", () => {
  it.each([
    ["L&rsquo;&eacute;t&eacute; &amp; l&#39;hiver", "L’été & l'hiver"],
    ["Un <em>beau</em> livre<br>deux lignes", "Un beau livre deux lignes"],
    ["<p>Un</p><p>Deux</p>", "Un Deux"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
    ["Avant<script>alert(1)</script> après", "Avant après"],
    ["Avant<!-- x --> après", "Avant après"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["3 < 4 et 5 > 2 & R&D", "3 < 4 et 5 > 2 & R&D"],
    ["&inconnu; &#0; &#x1F4DA;", "&inconnu; \ufffd 📚"],
    ["&#x110000;, &#9999999;, &#x10fffd;", "\ufffd, \ufffd, \u{10fffd}"],
    ["L&#146;&#233;t&#xe9; &#x96; &#128;", "L’été – €"],
    ["Les <maths>, le <xpath> et <mesvg>", "Les <maths>, le <xpath> et <mesvg>"],
    ["Un <svg><path d=M0/></svg> dessin", "Un dessin"],
    ["&frac12; &yuml; &nbsp;&OElig;uvre", "½ ÿ \u00a0Œuvre"],
    ["a<b && c>d", "a<b && c>d"],
    ["a <b c> d", "a <b c> d"],
    ["Une maison <indépendante> de Sudbury", "Une maison <indépendante> de Sudbury"],
    ["‹indépendante›", "‹indépendante›"],
    ["I <3 lire, x<-y", "I <3 lire, x<-y"],
    ["Le nœud <!-- ouvert", "Le nœud <!-- ouvert"],
    ["Le <style> de Proust", "Le de Proust"],
    ["Le <style à part> de Proust", "Le <style à part> de Proust"],
    ["<a href='/a?x>y' class=\"b\">Lire</a>", "Lire"],
    ["<P CLASS=MsoNormal>Un<o:p></o:p></P><td>Deux</td><td>Trois</td>", "Un Deux Trois"],
    ["<iframe src=/v allowfullscreen></iframe>Vu<br/>lu<hr />su", "Vu lu su"],
    ["a\u0000b\u202ec\ud800d\t\n e", "abcd e"],
    ["Titre\u2028coupé\u2029 ici", "Titre coupé ici"],
  ])("%j is printed as %j", (given, printed) => {
    expect(plainText(given)).toBe(printed);
  });

  it("separates words by the elements that begin a line, and by no others", () => {
    const lines = "br p div dl ol ul li dd dt h1 h6 hr td th tr blockquote section article figcaption option";
    for (const name of lines.split(" ")) expect(plainText(`Un<${name}>deux`)).toBe("Un deux");
    for (const name of "samp sup del dfn picture time template head".split(" "))
      expect(plainText(`Un<${name}>deux`)).toBe("Undeux");
  });

  it("equals the result of a browser's decoder, for every entity", () => {
    const area = document.createElement("textarea");
    for (const name of "nbsp iexcl laquo raquo Agrave Ccedil eacute egrave oelig rsquo hellip ndash euro".split(
      " ",
    )) {
      area.innerHTML = `x&${name};y`;
      expect(plainText(`x&${name};y`)).toBe(area.value);
    }
  });

  it("decodes names only through a policy of Trusted Types, which lets no element pass", async () => {
    const policies: [string, string][] = [];
    const decoded = async (createPolicy: unknown) => {
      vi.resetModules();
      vi.stubGlobal("trustedTypes", { createPolicy });
      const fresh = await import("../../../src/shared/text/plain-text.ts");
      const text = fresh.plainText("&Eacute;t&eacute; &#233;");
      vi.unstubAllGlobals();
      vi.resetModules();
      return text;
    };
    const made = (name: string, rules: { createHTML(html: string): string }) => {
      policies.push([name, rules.createHTML("<b>&lt;")]);
      return rules;
    };
    expect(await decoded(made)).toBe("Été é");
    expect(policies).toEqual([["signet", "b>&lt;"]]);
    const refused = () => {
      throw new TypeError("refused by the policy");
    };
    expect(await decoded(refused)).toBe("&Eacute;t&eacute; é");
  });

  const word = fc.stringMatching(/^[a-zà-ÿ0-9'«»>!?]{1,8}$/);
  const noTag = fc.constantFrom(
    "<",
    " < ",
    "<3",
    "<=",
    "<-",
    "</",
    "<é",
    "<foo>",
    "<avant-garde>",
    "<b &",
    "<i où>",
  );
  const tag = fc.constantFrom(
    "<em>",
    "</em>",
    "<STRONG>",
    "<a href='/x?a>b' data-y>",
    '<span class="a" lang=fr>',
    "<!-- <b> -->",
    "<script>if (a<b && c>d) x()</script>",
    "<wbr/>",
  );

  it("keeps every word around a '<' that begins no tag", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, noTag)), word, (pairs, last) => {
        // A '<' right before a letter may begin a tag: that is another test.
        const text = [...pairs.flatMap(([one, mark]) => [one, mark, " "]), last].join("");
        expect(plainText(text)).toBe(text.replace(/\s+/g, " ").trim());
      }),
    );
  });

  it("drops every tag and comment, and nothing else", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, tag)), word, (pairs, last) => {
        const text = [...pairs.flat(), last].join("");
        expect(plainText(text)).toBe([...pairs.map(([one]) => one), last].join(""));
      }),
    );
  });

  it.each(["<!--", "<script>", "<a ", "<a b='", '<a b="', "<a hidden ", "<a x=y ", "<"])(
    // Quadratic time would be minutes, far beyond a test's timeout.
    "reads a megabyte of %j in time that grows with its length",
    (piece) => expect(() => plainText(piece.repeat(1e6 / piece.length))).not.toThrow(),
  );

  it("accepts any text, and leaves no control character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(plainText(text)).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });
});
