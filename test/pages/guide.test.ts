/** The guide says what src/markers.ts, docs/markers.md, the macros and the plugin say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { markerFacts } from "../../src/markers.ts";
import { registry } from "../../src/registry.ts";
import { frenchSpaces } from "../../src/shared/text/french-spaces.ts";
import { COLOURS, compose, MARKERS } from "../../templates-fixtures/theme/guide/compose.js";
import { filesIn, read } from "../contract/sources.ts";
import { chapterViews } from "../host/guide/chapters.ts";
import { commonMistakes } from "../host/guide/common-mistakes.ts";
import { DEFAULTS } from "../host/guide/composer.ts";
import { all, siteHtml, sitePage, templates, words } from "./site-setup.ts";

const guide = () => sitePage("/guide");
const chapterOf = (name: string) => guide().getElementById(name) as HTMLElement;
const codes = (root: ParentNode, selector: string) => all(root, selector).map((code) => code.textContent);
const plain = (text: string | null | undefined) =>
  words({ textContent: text ?? "" } as Node).replace(/\s/g, " ");

/** Attributes that the macros print on a marker's own element; of `data-map-{{ name }}`, the beginning. */
function attributesInMacros(name: string): readonly string[] {
  const macros = filesIn("templates-fixtures/macros", /\.njk$/)
    .map(read)
    .join("\n");
  const tags = [...macros.matchAll(/<\w+(?=[^>]*data-(?:island|behaviour)="([a-z-]+)")[^>]*>/g)];
  return tags
    .filter(([, marker]) => marker === name)
    .flatMap(([tag]) => [...tag.matchAll(/\b(data-[a-z-]+)/g)].map(([, attribute = ""]) => attribute))
    .filter((attribute) => !/^data-(island|behaviour)$/.test(attribute));
}

test("there is a chapter for every marker of the registry, and no other", () => {
  const names = registry.map(({ name }) => name).sort();
  expect(
    chapterViews()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names);
  for (const { name } of registry) expect(chapterOf(name)?.localName, name).toBe("section");
});

describe.each(markerFacts)("the chapter of $name", (facts) => {
  const { name, kind } = facts;

  test("shows alive the text that it gives to copy", () => {
    const [snippet = ""] = codes(chapterOf(name), ".guide-live code");
    expect(snippet).toContain(`data-${kind}="${name}"`);
    expect(chapterOf(name).querySelector("x-frame")?.getAttribute("src")).toBe(`/guide/${name}`);
    expect(siteHtml(`/guide/${name}`)).toContain(snippet);
    expect(siteHtml(`/guide/${name}`)).toContain('src="/dist/signet.js"');
    expect(siteHtml(`/guide/${name}?sans-script=1`)).toContain(snippet);
    expect(siteHtml(`/guide/${name}?sans-script=1`)).not.toContain("<script");
  });

  test("gives the snippet of docs/markers.md, or the same with this site's own player", () => {
    const [snippet = ""] = codes(chapterOf(name), ".guide-live code");
    if (!facts.guide.live) return expect(snippet).toBe(frenchSpaces(facts.snippet));
    const known = [...facts.attributes, ...facts.inside].map((one) => one.name);
    const used = [...snippet.matchAll(/ (data-[a-z-]+)=/g)].map(([, attribute]) => attribute);
    expect(used.filter((one) => one !== `data-${kind}` && !known.includes(one ?? ""))).toEqual([]);
  });

  test("lists each attribute with its value, its default, and whether it is required", () => {
    const rows = all(chapterOf(name), "[data-attribute]");
    expect(rows.map((row) => row.getAttribute("data-attribute"))).toEqual(
      facts.attributes.map((one) => one.name),
    );
    for (const [nth, one] of facts.attributes.entries()) {
      const text = plain(rows[nth]?.textContent);
      expect(text.includes("obligatoire"), one.name).toBe(one.required === true);
      if (one.example) expect(text).toContain(plain(one.example));
      if (one.without) expect(text).toContain("Sans lui");
    }
    expect(all(chapterOf(name), "[data-inside]").map((row) => row.getAttribute("data-inside"))).toEqual(
      facts.inside.map((one) => one.name),
    );
  });

  test("knows every attribute that the macros print on the marker", () => {
    const known = facts.attributes.map((one) => one.name);
    for (const attribute of attributesInMacros(name))
      expect(
        known.some((one) => one === attribute || (attribute.endsWith("-") && one.startsWith(attribute))),
      ).toBe(true);
  });

  test("names a macro that is there", () => {
    const macro =
      codes(chapterOf(name), ".guide-facts pre code").find((code) => code?.startsWith("{%")) ?? "";
    const [, file = "", imported = ""] = /from "(macros\/[a-z-]+\.njk)" import ([^%]+)/.exec(macro) ?? [];
    const source = readFileSync(join(templates, file), "utf8");
    for (const one of imported.split(",")) expect(source).toContain(`macro ${one.trim().split(" ")[0]}(`);
  });

  test("says what is seen without script, and at least two usual mistakes with what to write", () => {
    const { without, mistakes } = facts.guide;
    expect(plain(chapterOf(name).textContent)).toContain(plain(without.replaceAll("`", "")));
    expect(mistakes.length).toBeGreaterThanOrEqual(2);
    expect(all(chapterOf(name), ".guide-mistakes li")).toHaveLength(mistakes.length);
    for (const { wrong, right } of mistakes) expect(right).not.toBe(wrong);
  });
});

test("what to write instead of a mistake uses attributes that are known", () => {
  const known = markerFacts.flatMap((facts) => [...facts.attributes, ...facts.inside].map((one) => one.name));
  const mistakes = [...commonMistakes, ...markerFacts.flatMap(({ guide: { mistakes } }) => mistakes)];
  for (const { right } of mistakes)
    for (const [, attribute = ""] of right.matchAll(/\b(data-(?!island|behaviour)[a-z-]+)/g))
      expect(known).toContain(attribute);
});

describe("the form", () => {
  const made = (fields: Record<string, string>) => compose((name) => fields[name] ?? "", DEFAULTS);

  test.each(MARKERS)("makes of %s without any change what docs/markers.md lets an editor paste", (marker) => {
    const facts = markerFacts.find((one) => one.name === marker);
    const hasErrors = facts?.attributes.some((one) => one.name === "data-errors");
    const { html, block } = made({ marqueur: marker, ...(hasErrors && { erreurs: "1" }) });
    expect(html).toBe(facts?.snippet);
    const pattern = read(`templates-fixtures/wordpress/signet/patterns/${marker}.html`);
    expect(block.split("\n")[0]).toBe(pattern.split("\n")[0]);
    expect(block.split("\n").at(-1)).toBe(pattern.trim().split("\n").at(-1));
  });

  test("puts the map, consent and the announcement into attributes, in three ways of writing", () => {
    const fields = {
      marqueur: "programme",
      carte: "1",
      tuiles: "https://tuiles.example.com/{z}/{x}/{y}.png",
      mention: 'Fond « Rue & Cie » "2026"',
      "accord-carte": "1",
      avant: "1",
    };
    const { html, block, shortcode } = made(fields);
    expect(html).toContain('\n     data-map-tiles="https://tuiles.example.com/{z}/{x}/{y}.png"\n');
    expect(html).toContain('data-map-attribution="Fond « Rue &amp; Cie » &quot;2026&quot;"');
    expect(html).toContain('data-map-consent="ask"');
    expect(html).toMatch(/\n {5}data-before-event\n/);
    expect(block.split("\n")[0]).toContain('"before-event":""');
    expect(block.split("\n")[0]).toContain("\\u0022");
    expect(shortcode).toContain(' before-event map-tiles="https://tuiles.example.com/{z}/{x}/{y}.png"');
  });

  test("leaves out what the marker does not know, and the map's attributes without a map", () => {
    const tuiles = "/t/{z}/{x}/{y}.png";
    const alone = [["data-api", "/api"]];
    expect(made({ marqueur: "authors", carte: "1", tuiles, avant: "1" }).attributes).toEqual(alone);
    expect(made({ marqueur: "programme", carte: "1", jeton: "pk" }).attributes).toEqual(alone);
    expect(made({ marqueur: "programme", tuiles }).attributes).toEqual(alone);
  });

  test("puts day, area and view into the page's address, as the programme reads it, and the link", () => {
    const fields = { marqueur: "programme", jour: "1795669200", secteur: "ville", vue: "horaire" };
    expect(made(fields).address).toBe("/programmation?date=1795669200&volet2=1&mode=horaire");
    expect(made(fields).html).toContain(
      'href="/programmation?date=1795669200&amp;volet2=1&amp;mode=horaire"',
    );
    expect(made({ marqueur: "programme", jour: "tous" }).address).toBe("/programmation?mode=liste");
    expect(made({ marqueur: "exhibitors", lettre: "b" }).address).toBe("/exposants?letter=b");
    expect(made({ marqueur: "webcast", flux: "2", reglages: "1", adresse: "/direct?x=1" }).address).toBe(
      "/direct?x=1&flux=2",
    );
  });

  test("lets no text become markup", () => {
    const { html } = made({ marqueur: "webcast", reglages: "1", texte: "<script>", lien: '"><b>' });
    expect(html).toContain('<a href="&quot;&gt;&lt;b&gt;">&lt;script&gt;</a>');
  });

  test("writes the chosen colours as documented tokens, and nothing that is no colour", () => {
    const colours = { couleurs: "1", accent: "#0b5cad", papier: "red;}", encre: "#1B2733" };
    expect(made({ marqueur: "programme", ...colours }).css).toBe(
      ":root {\n  --signet-accent: #0b5cad;\n  --signet-ink: #1B2733;\n}",
    );
    for (const [, token] of COLOURS) expect(read("docs/theming.md")).toContain(`\`${token}\``);
  });

  test("makes the same on the server, for a visitor without script", () => {
    const query = "marqueur=exhibitors&lettre=b&couleurs=1&accent=%23123456";
    const page = sitePage(`/guide?${query}`);
    const fields = Object.fromEntries(new URLSearchParams(query));
    const wanted = made(fields);
    for (const key of ["html", "address", "css", "block", "shortcode"] as const)
      expect(page.querySelector(`[data-made=${key}]`)?.textContent).toBe(wanted[key]);
    expect(page.querySelector("#composer x-frame")?.getAttribute("src")).toMatch(
      /^\/guide\/exhibitors\?.*letter=b/,
    );
    const checked = all(page, '#composer [name="marqueur"][checked]').map((one) => one.getAttribute("value"));
    expect(checked).toEqual(["exhibitors"]);
  });
});

test("'Où coller' gives the name of every pattern of the plugin", () => {
  const php = read("templates-fixtures/wordpress/signet/includes/markers.php");
  const titles = [...php.matchAll(/'title'\s*=> '([^']+)'/g)].map(([, title]) => title);
  expect(codes(guide(), ".guide-names tbody th").toSorted()).toEqual(titles.toSorted());
});
