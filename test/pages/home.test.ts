import { describe, expect, test } from "vitest";
import { all, fair, hrefs, sitePage, words } from "./site-setup.ts";

const home = () => sitePage("/");

describe("the home page", () => {
  test("shows five highlights on five days, each linked from the bar", () => {
    const slides = all(home(), ".slide");
    expect(slides).toHaveLength(5);
    expect(hrefs(home(), ".slide-bar a")).toEqual(slides.map(({ id }) => `#${id}`));
    const days = all(home(), ".slide-facts time:first-child").map((time) => time.getAttribute("datetime"));
    expect(new Set(days).size).toBe(5);
  });

  test("promotes no activity that is cancelled, postponed or without a date", () => {
    for (const href of hrefs(home(), ".slide-link")) {
      const event = fair.eventBySlug.get(href.split("/").at(-1) ?? "");
      expect(event?.categories.status).toEqual([]);
      expect(event?.dates.startReport).toBeNull();
    }
  });

  test("counts the activities of each of the five days and links to them", () => {
    const days = all(home(), ".five-days a");
    expect(days.map((day) => words(day.querySelector("time")))).toEqual([
      "mer. 25",
      "jeu. 26",
      "ven. 27",
      "sam. 28",
      "dim. 29",
    ]);
    for (const day of days) {
      expect(day.getAttribute("href")).toMatch(/^\/programmation\?date=\d+$/);
      expect(Number.parseInt(words(day.querySelector(".day-count")), 10)).toBeGreaterThan(50);
    }
  });

  test("marks today with the bookmark, during the fair only", () => {
    const during = sitePage("/", "2026-11-27T23:30:00-05:00");
    expect(words(during.querySelector(".five-days [aria-current=date] time"))).toBe("ven. 27");
    expect(home().querySelector(".five-days [aria-current]")).toBeNull();
  });

  test("offers books with publisher and a buying link that names the book", () => {
    const books = all(home(), "#livres li");
    expect(books.length).toBeGreaterThanOrEqual(8);
    for (const book of books) {
      expect(words(book.querySelector(".book-house"))).toMatch(/^Maison d'édition \S/);
      expect(words(book.querySelector(".book-buy"))).toContain(words(book.querySelector("h3")));
    }
  });

  test("shows authors and exhibitors in whole rows of four, each one link", () => {
    for (const heading of ["#voix", "#maisons"]) {
      const section = home().querySelector(`[aria-labelledby="${heading.slice(1)}"]`);
      const items = section ? all(section, ".signet-cards-row > li") : [];
      expect(items.length).toBeGreaterThan(0);
      expect(items.length % 4).toBe(0);
      for (const item of items) expect(all(item, "a")).toHaveLength(1);
    }
    expect(hrefs(home(), "#voix ~ a")).toEqual(["/auteurs"]);
    expect(words(home().querySelector("#maisons ~ a"))).toBe("Liste complète des exposant·e·s");
  });

  test("names each room with its number of activities and its sponsor", () => {
    const room = all(home(), ".room").find((one) => words(one).startsWith("Grande Scène"));
    expect(words(room?.querySelector(".room-foot"))).toMatch(/^\d+ activités ?Présenté par Caisse du Carré/);
    expect(room?.querySelector("a")?.getAttribute("href")).toMatch(/^\/programmation\?room=\d+$/);
  });
});

describe("the webcast area", () => {
  test("plays the first stream and offers five others under their title", () => {
    expect(words(home().querySelector("#webdiffusion-titre"))).toBe(fair.streams[0]?.streamTitle);
    expect(words(home().querySelector("#autres-webdiffusions"))).toBe("Autres webdiffusions");
    expect(all(home(), ".signet-webcast-stream")).toHaveLength(5);
  });

  test("says whether a stream is live or a playlist", () => {
    const cards = all(home(), ".signet-webcast-stream").map(words);
    for (const card of cards) expect(card).toMatch(/Diffusion en direct|Liste de lecture/);
    const live = cards.filter((card) => card.includes("Diffusion en direct"));
    expect(live.length).toBeGreaterThan(0);
    for (const card of live) expect(card).toMatch(/EN DIRECT$/);
  });

  test("chooses another stream by flux, and falls back to the first", () => {
    const title = (flux: string) =>
      words(sitePage(`/webdiffusion?flux=${flux}`).querySelector("#webdiffusion-titre"));
    const titles = fair.streams.map(({ streamTitle }) => words(new Text(streamTitle)));
    expect(title("3")).toBe(titles[2]);
    for (const odd of ["0", "99", "-1", "deux", ""]) expect(title(odd)).toBe(titles[0]);
  });

  test("does not list the playing stream among the others", () => {
    expect(hrefs(sitePage("/webdiffusion?flux=2"), ".signet-webcast-stream a")).toEqual(
      [1, 3, 4, 5, 6].map((number) => `/webdiffusion?flux=${number}`),
    );
  });
});
