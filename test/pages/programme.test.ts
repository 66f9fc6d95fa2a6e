import { describe, expect, test } from "vitest";
import { ADVANCED } from "../../src/islands/programme/domain/selectors.ts";
import { parse } from "../../src/islands/programme/state/url.ts";
import { addressOfForm } from "../host/pages/programme-view.ts";
import { api, fair, page, pageHtml, words } from "./programme-setup.ts";

const FRIDAY_MORNING = "2026-11-27T10:00:00-05:00";
const dates = fair.categories.dates;
const friday = dates.find(({ label }) => label.startsWith("vendredi 27 novembre"));

const titles = (document: Document) => [...document.querySelectorAll("article h3")].map(words);
const count = (document: Document) => words(document.querySelector("#programmation-titre"));
const chips = (document: Document) => [...document.querySelectorAll(".signet-programme-chip")].map(words);
const href = (document: Document, name: string) =>
  [...document.querySelectorAll("a")].find((link) => words(link) === name)?.getAttribute("href") ?? null;

/** The address that a browser builds when the form is sent, with one box toggled. */
function sent(document: Document, turned?: string): string {
  const form = document.querySelector("form#filtres");
  const pairs: [string, string][] = [];
  for (const field of form?.querySelectorAll("input, select:not([disabled])") ?? []) {
    const name = field.getAttribute("name") ?? "";
    const box = field.getAttribute("type") === "checkbox";
    const chosen = field.querySelector("option[selected]") ?? field;
    if (box && field.hasAttribute("checked") === (name === turned)) continue;
    pairs.push([name, chosen.getAttribute("value") ?? ""]);
  }
  const [path, place] = (form?.getAttribute("action") ?? "").split("#");
  return `${path}?${new URLSearchParams(pairs)}#${place}`;
}

/** The location that the server reads from the form's address. */
function understood(address: string) {
  const { search } = new URL(address, "http://fair.test");
  return parse(addressOfForm(search) ?? search);
}

describe("The programme without script", () => {
  test("shows the first page of everything, with its count", () => {
    const document = page("/programmation");
    expect(titles(document)).toHaveLength(24);
    expect(count(document)).toBe(`${fair.events.length} Activités`);
    expect(words(document.querySelector(".signet-more-count"))).toBe(
      `24 activités affichées sur ${fair.events.length}`,
    );
  });

  test("shows pages 1 to n together, and a link to one more that leads to its first activity", () => {
    const first = titles(page("/programmation"));
    const document = page("/programmation?page=2");
    expect(titles(document)).toHaveLength(48);
    expect(titles(document).slice(0, 24)).toEqual(first);
    expect(href(document, "Voir plus d'activités")).toBe("?page=3#suite");
    expect(words(document.querySelector("#suite h3"))).toBe(titles(document)[24]);
  });

  test("on a day of the fair shows that day, unless the address has one of our keys", () => {
    const document = page("/programmation", FRIDAY_MORNING);
    expect(words(document.querySelector(".signet-programme-chosen-day"))).toMatch(/^Vendredi 27 novembre/);
    expect(document.querySelector("select option[selected]")?.getAttribute("value")).toBe(
      String(friday?.value),
    );
    expect(count(page("/programmation?utm_source=x", FRIDAY_MORNING))).toBe(count(document));
    expect(count(page("/programmation?mode=liste", FRIDAY_MORNING))).toBe(`${fair.events.length} Activités`);
  });

  test("the reset link shows everything, even on a day of the fair", () => {
    const reset = href(page("/programmation", FRIDAY_MORNING), "Réinitialiser");
    expect(count(page(`/programmation${reset}`, FRIDAY_MORNING))).toBe(`${fair.events.length} Activités`);
  });

  test("every filter change scrolls to the results, and a later page has its number in the title", () => {
    const document = page("/programmation?volet1=6332&page=2");
    for (const address of [
      href(document, "Réinitialiser"),
      document.querySelector(".signet-programme-chip")?.getAttribute("href"),
      document.querySelector("form#filtres")?.getAttribute("action"),
    ]) {
      expect(address?.split("#")[1]).toBe("programmation-titre");
    }
    expect(document.querySelector("#programmation-titre")?.getAttribute("tabindex")).toBe("-1");
    expect(pageHtml("/programmation?page=2")).toContain("<title>Programmation, page 2 |");
    expect(pageHtml("/programmation")).toContain("<title>Programmation |");
  });

  test("without filters offers no reset and no chips", () => {
    const document = page("/programmation");
    expect(href(document, "Réinitialiser")).toBeNull();
    expect(chips(document)).toEqual([]);
  });

  test("the form sends back every filter, also those it does not show", () => {
    const selectors = "type=6341&audience=6401&age=6412&theme=6472&subject=1&project=2&genre=6461&room=6561";
    const asked = `/programmation?date=${friday?.value}&volet2=6335&${selectors}&hours=9,17&dedicace=false`;
    expect(understood(sent(page(asked)))).toEqual(parse(new URL(asked, "http://fair.test").search));
  });

  test("the form's two hours become one key, and the address contains only chosen filters", () => {
    const address = sent(page("/programmation?hours=9,17&utm_source=x"));
    expect(address).toContain("heure_debut=9&heure_fin=17");
    const { search } = new URL(address, "http://fair.test");
    expect(addressOfForm(search)).toBe("?hours=9,17&utm_source=x");
    expect(addressOfForm("?heure_debut=21&heure_fin=9")).toBe("?hours=9,21");
    expect(addressOfForm("?heure_debut=%22&heure_fin=")).toBe("?mode=liste");
    expect(addressOfForm("?hours=9,17")).toBeNull();
  });

  test("an option that the categories disable cannot be chosen, unless it is", () => {
    const { data } = api.categories();
    const close = <Row extends { readonly value: number }>(row: Row) => ({
      ...row,
      disabled: row.value !== 6461,
    });
    const closed = { ...data, genres: data.genres.map(close), dates: data.dates.map(close) };
    const html = pageHtml("/programmation?genre=6460", undefined, {
      ...api,
      categories: () => ({ data: closed }),
    });
    const state = (value: number) => new RegExp(`<option value="${value}"( [^>]*)?>`).exec(html)?.[1];
    expect([6461, 6460, 6453, Number(friday?.value)].map(state)).toEqual([
      undefined,
      " selected",
      " disabled",
      " disabled",
    ]);
  });

  test("the advanced block has its selectors and a disabled theme, and is open when one is set", () => {
    const closed = page("/programmation").querySelector("details.signet-programme-filter");
    expect(closed?.hasAttribute("open")).toBe(false);
    expect(words(closed?.querySelector("summary"))).toBe("Plus de filtres");
    const open = page("/programmation?genre=6461&theme=6472").querySelector(
      "details.signet-programme-filter",
    );
    expect(open?.hasAttribute("open")).toBe(true);
    expect(words(open?.querySelector("summary"))).toBe("Plus de filtres (2 actifs)");
    const fields = [...(open?.querySelectorAll("select") ?? [])];
    expect(fields.map(({ name }) => name)).toEqual([...ADVANCED.map(({ name }) => name), "theme"]);
    expect(fields.filter((field) => field.hasAttribute("disabled")).map(({ name }) => name)).toEqual([
      "theme",
    ]);
    for (const { id } of fields) expect(words(open?.querySelector(`label[for="${id}"]`))).not.toBe("");
    const theme = fair.categories.themes.find(({ value }) => value === 6472);
    expect(words(fields.at(-1))).toBe(theme?.label.replace(/\s+/g, " "));
  });

  test("unticking the box hides signing sessions, and ticking it shows them again", () => {
    const off = sent(page("/programmation"), "dedicace");
    expect(understood(off).filters.dedicace).toBe(false);
    expect(chips(page(off))).toEqual(["Sans séances de dédicaces"]);
    const on = sent(page(off), "dedicace");
    expect(understood(on).filters.dedicace).toBe(true);
  });

  test("each chip is a link that removes its own filter and keeps the others", () => {
    const document = page("/programmation?volet1=6332&volet2=6335&dedicace=false");
    const links = [...document.querySelectorAll(".signet-programme-chip")];
    expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
      "Retirer le filtre Au Palais des congrès",
      "Retirer le filtre Dans la ville",
      "Retirer le filtre Sans séances de dédicaces",
    ]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "?volet2=6335&dedicace=false#programmation-titre",
      "?volet1=6332&dedicace=false#programmation-titre",
      "?volet1=6332&volet2=6335#programmation-titre",
    ]);
  });

  test("removing the last chip shows everything and does not choose today again", () => {
    const chip = page(`/programmation?date=${friday?.value}`, FRIDAY_MORNING).querySelector(
      ".signet-programme-chip",
    );
    expect(chips(page(`/programmation${chip?.getAttribute("href")}`, FRIDAY_MORNING))).toEqual([]);
  });

  test("a card's tag sends the form with one filter more", () => {
    const tag = page("/programmation").querySelector<HTMLButtonElement>(".signet-programme-tag[name=type]");
    expect(tag?.getAttribute("form")).toBe("filtres");
    const document = page(`/programmation?type=${tag?.value}`);
    expect(new Set([...document.querySelectorAll(".signet-programme-tag[name=type]")].map(words))).toContain(
      words(tag),
    );
    expect(`Filtrer par activité : ${chips(document)[0]}`).toBe(words(tag));
  });

  test("says when nothing was found, with a link to everything", () => {
    const document = page("/programmation?type=1&audience=1");
    expect(words(document.querySelector(".signet-empty h3"))).toBe(
      "Aucun résultat ne correspond à votre recherche",
    );
    expect(count(document)).toBe("0 Activité");
    expect(href(document, "Voir plus d'activités")).toBeNull();
  });

  test("ignores invalid values in the address", () => {
    const html = pageHtml("/programmation?date=abc&page=-3&hours=x&volet1=%22%3E%3Cscript%3E&card=%27%22%3E");
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(html).not.toMatch(/<script(?! type="(module|application\/(ld\+)?json)")/);
  });

  test("contains its first list as initial JSON, and leaves it out on request", () => {
    const [, json = ""] =
      /data-initial>([\s\S]*?)<\/script>/.exec(pageHtml("/programmation?volet1=6332")) ?? [];
    const initial = JSON.parse(json);
    expect(initial.query).toBe("volet1=6332");
    expect(initial.events.data).toHaveLength(24);
    expect(json).not.toContain("<");
    expect(pageHtml("/programmation?initial=0")).not.toContain("data-initial");
  });

  test("names the query as the island reads it, also when the address is beyond the last page", () => {
    const json = /data-initial>([\s\S]*?)<\/script>/.exec(
      pageHtml("/programmation?volet2=6335&page=39"),
    )?.[1];
    const initial = JSON.parse(json ?? "");
    expect(initial.query).toBe("volet2=6335&page=39");
    expect(initial.events.data).toHaveLength(initial.events.meta.count);
  });

  test("keeps other keys in the address, such as a preview's token, until a reset", () => {
    const document = page("/programmation?token=a%20b&volet1=6332&utm_source=x");
    const kept = "token=a%20b&utm_source=x";
    expect(document.querySelector(".signet-programme-chip")?.getAttribute("href")).toMatch(
      `?mode=liste&${kept}`,
    );
    expect(href(document, "Voir plus d'activités")).toMatch(`?volet1=6332&page=2&${kept}#`);
    const form = new URL(sent(document), "http://fair.test").searchParams;
    expect([form.get("token"), form.get("utm_source"), form.get("volet1")]).toEqual(["a b", "x", "6332"]);
    expect(href(document, "Réinitialiser")).not.toContain("token");
  });

  test("marks the card to come back to", () => {
    const slug = page("/programmation").querySelector("article")?.getAttribute("data-slug");
    const kept = page(`/programmation?card=${slug}`).querySelectorAll("[data-kept]");
    expect([...kept].map((card) => card.getAttribute("data-slug"))).toEqual([slug]);
  });

  test("has no inline style and no inline script", () => {
    expect(pageHtml("/programmation")).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });
});

describe("Before the programme is published", () => {
  test("shows an announcement with a heading; the newsletter's link says that it leaves the site", () => {
    const document = page("/programmation-avant");
    const marker = document.querySelector("[data-island=programme][data-before-event]");
    expect(words(marker?.querySelector("h2"))).not.toBe("");
    expect(words(marker?.querySelector("p"))).toContain("fin du mois d’octobre");
    expect(words(marker?.querySelector("a"))).toContain("(autre site)");
    expect(marker?.querySelector("form, article")).toBeNull();
  });
});
