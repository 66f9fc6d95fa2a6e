import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { DEFAULT_FILTERS } from "../../src/islands/programme/domain/filters.ts";
import { ProgrammeProvider, type ProgrammeRoot } from "../../src/islands/programme/root-context.tsx";
import { ScheduleView } from "../../src/islands/programme/schedule/ScheduleView.tsx";
import { parseActivity } from "../shared/activity/an-activity.ts";
import { outline } from "./markup.ts";
import { fair, page, pageHtml, words } from "./programme-setup.ts";

const SATURDAY = fair.categories.dates.find(({ label }) => label.startsWith("samedi"))?.value ?? 0;
/** An address with more pages than there are: all of them. */
const ALL = "/programmation?mode=horaire&page=40";

const activities = new Map(
  fair.events.map((row) => {
    const activity = parseActivity(row, () => {});
    if (!activity) throw new Error(`no activity: ${row.slug}`);
    return [activity.slug, activity];
  }),
);

/** The schedule in a page of the server, and the slugs of the answer it is made from. */
function serverSchedule(address: string, now?: string) {
  const html = pageHtml(address, now);
  const schedule = html.slice(
    html.indexOf('<div class="signet-programme-schedule">'),
    html.indexOf('<div class="signet-more">'),
  );
  // The strip of what is on now has data of its own.
  const programme = html.slice(html.indexOf('data-island="programme"'));
  const [, json = ""] = /data-initial>([\s\S]*?)<\/script>/.exec(programme) ?? [];
  const rows: readonly { slug: string }[] = JSON.parse(json).events.data;
  return { schedule: schedule.slice(0, schedule.lastIndexOf("</div>")), slugs: rows.map(({ slug }) => slug) };
}

/** What only the script shows, because it changes each minute: the line of now, past activities, the buttons above the days. */
const withoutNow = (html: string) =>
  html
    .replace(/(<div class="signet-programme-schedule-bar">).*?(<\/div>)/, "$1$2")
    .replace(/<p class="signet-programme-now-line">.*?<\/p>/, "")
    .replaceAll(/ data-(all-)?past="true"/g, "");

/** The way to the list is a link without script, and a button with it; the target of a page's link has an id. */
const comparable = (html: string) =>
  withoutNow(html)
    .replace(/<(a|button)[^>]*class="signet-link"[^>]*>([^<]*)<\/\1>/, "$2")
    .replace(' id="suite"', "");

/** React's output in the page. The window has no size, so every card is near it. */
function inPage(view: ReactNode): string {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const element = document.createElement("div");
  const react = createRoot(element);
  act(() => react.render(view));
  const html = element.innerHTML;
  act(() => react.unmount());
  return html;
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.now;
});

describe("The CMS's template and React print the same schedule", () => {
  test.each([
    ["of everything", ALL, null],
    ["of a chosen day, with a kept card", `${ALL}&date=${SATURDAY}`, SATURDAY],
  ])("%s", (_, path, date) => {
    // A day of the fair, which has the bookmark unless another day is chosen.
    const now = "2026-11-27T09:00:00-05:00";
    document.documentElement.dataset.now = now;
    const first = serverSchedule(path, now);
    const card = first.slugs[3] ?? null;
    const { schedule, slugs } = serverSchedule(`${path}&card=${card}`, now);
    const shown = slugs.flatMap((slug) => activities.get(slug) ?? []);
    const store = createStore(() => ({
      answered: { ...DEFAULT_FILTERS, date },
      busy: false,
      failure: null,
      items: shown,
    }));
    // What comes later is not there yet.
    const loadPart = () => new Promise(() => {});
    const root = { base: "http://fair.test/programmation", store, actions: {}, ids: {}, loadPart };
    const view = (
      <ProgrammeProvider value={root as unknown as ProgrammeRoot}>
        <ScheduleView activities={shown} card={card} />
      </ProgrammeProvider>
    );
    expect(shown.length).toBeGreaterThan(90);
    expect(outline(comparable(inPage(view)))).toEqual(outline(comparable(schedule)));
  });
});

describe("The schedule without script", () => {
  test("says what it leaves out, in the specification's words, and links to the list", () => {
    const note = page("/programmation?mode=horaire&volet1=6332").querySelector(
      ".signet-programme-schedule-note",
    );
    expect(note?.querySelector("p")?.textContent).toMatch(
      /^Note importante: la vue horaire n'affiche pas les activités programmées sur plusieurs jours\. /,
    );
    expect(note?.querySelector("a")?.getAttribute("href")).toBe("?volet1=6332#programmation-titre");
  });

  test("has headings of days, of hours and of activities, one below the other", () => {
    const headings = [
      ...page("/programmation?mode=horaire").querySelectorAll(".signet-programme-list :is(h2, h3, h4)"),
    ];
    expect(headings.slice(0, 5).map((one) => `${one.localName} ${words(one)}`)).toEqual([
      "h2 Mercredi 25 novembre",
      "h3 8 h 1 activité",
      "h4 Petit-déjeuner des éditrices",
      "h3 9 h 3 activités",
      expect.stringMatching(/^h4 /),
    ]);
  });

  test("is paged: the link to a further page points to its first new activity", () => {
    const first = page("/programmation?mode=horaire");
    const more = first.querySelector(".signet-more a")?.getAttribute("href") ?? "";
    expect(more).toBe("?mode=horaire&page=2#suite");
    const before = new Set(
      [...first.querySelectorAll("[data-slug]")].map((one) => one.getAttribute("data-slug")),
    );
    const all = [
      ...page(`/programmation${more.split("#")[0]}`).querySelectorAll(".signet-programme-slots > li"),
    ];
    expect(all).toHaveLength(48);
    const slugOf = (item: Element) => item.querySelector("[data-slug]")?.getAttribute("data-slug") ?? null;
    const suite = all.findIndex((item) => item.id === "suite");
    expect(suite).toBe(all.findIndex((item) => !before.has(slugOf(item))));
  });

  test("links its own style sheet, which no other view does", () => {
    expect(pageHtml("/programmation?mode=horaire")).toContain("programme.schedule.css");
    expect(pageHtml("/programmation")).not.toContain("programme.schedule.css");
  });

  test("says that nothing was found as the list does", () => {
    const document = page("/programmation?mode=horaire&type=1&audience=1");
    expect(words(document.querySelector(".signet-empty h3"))).toBe(
      "Aucun résultat ne correspond à votre recherche",
    );
    expect(document.querySelector(".signet-programme-schedule")).toBeNull();
  });
});
