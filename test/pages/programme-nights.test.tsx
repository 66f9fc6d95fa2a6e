/**
 * Nights, activities of several days and dates given by number, which the demonstration fair does not have: the
 * template and React print the same.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { ActivityCard } from "../../src/islands/programme/card/ActivityCard.tsx";
import { DEFAULT_FILTERS } from "../../src/islands/programme/domain/filters.ts";
import { ProgrammeProvider, type ProgrammeRoot } from "../../src/islands/programme/root-context.tsx";
import { ScheduleView } from "../../src/islands/programme/schedule/ScheduleView.tsx";
import { createApi } from "../host/api.ts";
import { at, smallFair, activity as stored } from "../host-api/small-fair.ts";
import { parseActivity } from "../shared/activity/an-activity.ts";
import { outline } from "./markup.ts";
import { pageHtml, words } from "./programme-setup.ts";

const NIGHT = { start: at("2026-11-28", 20), end: at("2026-11-29", 8) };
const BOTH = [at("2026-11-28"), at("2026-11-29")];
const RUN = [at("2026-11-27"), ...BOTH];

const nights = [
  stored("nuit", { dates: { ...NIGHT, range: BOTH } }),
  stored("annulee", { dates: { ...NIGHT, range: BOTH }, categories: { status: [71610] } }),
  stored("reportee", {
    dates: {
      start: at("2026-11-27", 20),
      end: at("2026-11-28", 8),
      range: RUN.slice(0, 2),
      startReport: NIGHT.start,
      endReport: NIGHT.end,
      rangeReport: BOTH,
    },
  }),
];
const runs = [
  stored("marathon", { dates: { start: at("2026-11-27", 18), end: at("2026-11-29", 9), range: RUN } }),
  stored("sans-fin", { dates: { start: at("2026-11-27", 18), range: RUN } }),
];

const dates = ["2026-11-29", "2026-11-28"].map((slug, index) => ({
  label: String(at(slug)),
  value: 901 + index,
  slug,
}));
const data = smallFair({ events: [...nights, ...runs], dates });
const api = createApi(data);
/** An API that does not leave activities of several days out of the schedule. */
const tolerant = { ...api, events: () => api.events(new URLSearchParams()) };

const html = (address: string, now?: string) => pageHtml(address, now, api);
/** Without the page's head, because happy-dom would load its style sheets. */
const parsed = (text: string) =>
  new DOMParser().parseFromString(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text, "text/html");
const activities = [...nights, ...runs].map((row) => {
  const read = parseActivity(row, (error) => {
    throw error;
  });
  if (!read) throw new Error(row.slug);
  return read;
});

function inRoot(view: React.ReactNode, given: typeof activities = activities): string {
  const store = createStore(() => ({
    filters: DEFAULT_FILTERS,
    answered: DEFAULT_FILTERS,
    categories: null,
    busy: false,
    failure: null,
    items: given,
  }));
  const root = { base: "http://fair.test/programmation", store, actions: {}, ids: {}, report: () => {} };
  return renderToStaticMarkup(
    <ProgrammeProvider value={root as unknown as ProgrammeRoot}>{view}</ProgrammeProvider>,
  );
}

describe("A night, and a longer stretch", () => {
  const server = parsed(html("/programmation"));
  test.each(activities.map((activity) => [activity.slug, activity] as const))(
    "is the same card in the template and in React: %s",
    (slug, activity) => {
      const printed = server.querySelector(`[data-slug="${slug}"]`)?.outerHTML ?? "";
      const ours = parsed(inRoot(<ActivityCard activity={activity} kept={false} near />)).body.innerHTML;
      expect(outline(ours)).toEqual(outline(printed));
    },
  );

  test("prints start and end, each in a <time>", () => {
    const lines = [...server.querySelectorAll(".signet-programme-when")].map(words);
    expect(lines.some((line) => line.includes("samedi 28 novembre de 20 h à 8 h (dimanche)"))).toBe(true);
    const when = server.querySelector('[data-slug="reportee"] .signet-programme-when');
    expect(words(when?.querySelector("ins"))).toBe("samedi 28 novembre de 20 h à 8 h (dimanche)");
    expect(words(when?.querySelector(".signet-programme-old del"))).toBe(
      "vendredi 27 novembre de 20 h à 8 h (samedi)",
    );
    const times = [...(when?.querySelectorAll("ins time") ?? [])].map((time) =>
      time.getAttribute("datetime"),
    );
    expect(times).toEqual(["2026-11-28", "2026-11-28T20:00-05:00", "2026-11-29T08:00-05:00"]);
    expect(words(server.querySelector('[data-slug="marathon"] .signet-programme-dates'))).toBe(
      "Du 27 nov. à 18 h au 29 nov. à 9 h",
    );
    expect(words(server.querySelector('[data-slug="sans-fin"] .signet-programme-dates'))).toBe(
      "Du 27 au 29 nov. à 18 h",
    );
  });

  test("is in the schedule under its evening, the same in the template and in React", () => {
    const page = parsed(html("/programmation?mode=horaire"));
    const found = [...page.querySelectorAll(".signet-programme-schedule article")].map((one) =>
      one.getAttribute("data-slug"),
    );
    expect(found.sort()).toEqual(["annulee", "nuit", "reportee"]);
    expect([...page.querySelectorAll(".signet-programme-schedule :is(h2, h3)")].map(words)).toEqual([
      "Samedi 28 novembre",
      "20 h 3 activités",
    ]);
  });
});

describe("A schedule of nothing but runs of days", () => {
  const long = {
    ...tolerant,
    events: () => ({ ...tolerant.events(), data: runs, meta: { count: 348, page: 1, perPage: 24 } }),
  };
  const page = pageHtml("/programmation?mode=horaire", undefined, long);

  test("says so and links to the list, the same in the template and in React", () => {
    const schedule = parsed(page).querySelector(".signet-programme-schedule");
    expect(words(schedule?.querySelector(".signet-empty"))).toBe(
      "Rien à montrer dans la vue horaire " +
        "Les 2 activités chargées ont toutes lieu sur plusieurs jours : la vue liste les montre. " +
        "Afficher la vue liste",
    );
    expect(schedule?.querySelector(".signet-empty a")?.getAttribute("href")).toBe(
      "?mode=liste#programmation-titre",
    );
    const left = activities.filter(({ slug }) => runs.some((run) => run.slug === slug));
    const ours = parsed(inRoot(<ScheduleView activities={left} card={null} />, left)).body.innerHTML;
    // The way to the list is a link without script, and a button with it.
    const alike = (text: string) =>
      text.replace(/<(a|button)[^>]*class="(signet-link|signet-button)"[^>]*>([^<]*)<\/\1>/g, "$2 $3");
    expect(outline(alike(ours))).toEqual(outline(alike(schedule?.outerHTML ?? "")));
  });

  test("counts the activities that are shown", () => {
    expect(words(parsed(page).querySelector(".signet-more-count"))).toBe("0 activité affichée sur 348");
  });
});

describe("A date option whose label is its number", () => {
  test("is written as a day in the filters, the chip and above the list, in order", () => {
    const page = parsed(html("/programmation?date=901"));
    expect([...page.querySelectorAll('[name="date"] option')].map(words)).toEqual([
      "Sélectionner une date",
      "samedi 28 novembre 2026",
      "dimanche 29 novembre 2026",
    ]);
    expect(words(page.querySelector(".signet-programme-chip"))).toBe("dimanche 29 novembre 2026");
    expect(words(page.querySelector(".signet-programme-chosen-day"))).toBe("Dimanche 29 novembre 2026");
  });

  test("is chosen on its day, with its value", () => {
    const page = parsed(html("/programmation", "2026-11-28T23:30:00-05:00"));
    expect(page.querySelector('[name="date"] option[selected]')?.getAttribute("value")).toBe("902");
  });
});
