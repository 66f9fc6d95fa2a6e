/** With a thousand cards on screen, React renders only what has changed. */
import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { CARD_PART } from "../../src/islands/programme/card/card-part.ts";
import { Programme } from "../../src/islands/programme/Programme.tsx";
import { VIEW_PARTS } from "../../src/islands/programme/parts.ts";
import { CARDS_PER_GROUP } from "../../src/islands/programme/results/cards.ts";
import { ProgrammeProvider } from "../../src/islands/programme/root-context.tsx";
import type { Activity } from "../../src/shared/activity/activity.ts";
import { createLoadPart } from "../../src/shared/ui/part.ts";
import { openProgramme, page } from "../islands/programme/a-programme.ts";
import { aRoot } from "../islands/programme/a-root.ts";
import { activity } from "../shared/activity/an-activity.ts";

/** Components that React has rendered: 'card 7', 'Chips'. */
const worked = vi.hoisted(() => new Set<string>());

/** Wraps a component: it gets the same props, so it is rendered whenever the original would be. */
const watched = vi.hoisted(
  () =>
    async <Props extends object>(Component: ComponentType<Props>, nameOf: (props: Props) => string) => {
      const { createElement, memo, Profiler } = await import("react");
      const onRender = (id: string) => worked.add(id);
      return memo((props: Props) =>
        createElement(Profiler, { id: nameOf(props), onRender }, createElement(Component, props)),
      );
    },
);

// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock("../../src/islands/programme/card/ActivityCard.tsx", async (original) => {
  const { ActivityCard } =
    (await original()) as typeof import("../../src/islands/programme/card/ActivityCard.tsx");
  return { ActivityCard: await watched(ActivityCard, ({ activity }) => `card ${activity.id}`) };
});
vi.mock("../../src/islands/programme/filters/Chips.tsx", async (original) => {
  const { Chips } = (await original()) as typeof import("../../src/islands/programme/filters/Chips.tsx");
  return { Chips: await watched(Chips, () => "chips") };
});
vi.mock("../../src/islands/programme/results/ResultsHead.tsx", async (original) => {
  const { ResultsHead } =
    (await original()) as typeof import("../../src/islands/programme/results/ResultsHead.tsx");
  return { ResultsHead: await watched(ResultsHead, () => "head") };
});
vi.mock("../../src/islands/programme/filters/AreaFilter.tsx", async (original) => {
  const { AreaFilter } =
    (await original()) as typeof import("../../src/islands/programme/filters/AreaFilter.tsx");
  return { AreaFilter: await watched(AreaFilter, () => "areas") };
});

const THOUSAND = 1000;
const PLACES = 25;

/** An activity as the API sends it, with everything that a card can show. */
function full(id: number): Activity {
  const start = 1795618800 + id * 600;
  const place = (id % PLACES) + 1;
  return activity({
    id,
    slug: `a${id}`,
    url: `/activites/a${id}`,
    title: `Activité ${id}`,
    dates: { start, end: start + 3600, range: [start] },
    categories: {
      aspects: [{ id: 6335, title: "Dans la ville" }],
      type: [{ id: 6348, title: "Table ronde" }],
      organizer: [{ title: "Librairie", url: "/l" }],
    },
    authors: [{ title: `Autrice ${id}`, url: `/auteurs/${id}`, photo: `/${id}.jpg` }],
    photos: [`/${id}a.jpg`, `/${id}b.jpg`],
    location: {
      location: [{ id: place, title: `Lieu ${place}`, geoloc: { lng: -73.6, lat: 45.5 + place / 100 } }],
    },
  });
}

const some = (from: number, count: number, total: number) => ({
  ...page([], total, THOUSAND),
  items: Array.from({ length: count }, (_, index) => full(from + index)),
  received: count,
});

const cards = () => [...worked].filter((name) => name.startsWith("card")).sort();
const others = () => [...worked].filter((name) => !name.startsWith("card")).sort();
const named = (ids: readonly number[]) => ids.map((id) => `card ${id}`).sort();

let leave: () => void = () => {};
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A programme with a thousand cards, in the list or below the map. */
async function thousand({ count = THOUSAND, query = "" }) {
  const opened = await openProgramme({ query });
  // Only the parts that this test needs are loaded.
  const wanted = new Set<unknown>([CARD_PART, ...Object.values(VIEW_PARTS)]);
  const loadPart = createLoadPart({ part: (load) => load(), report: () => {}, whenBack: () => {} });
  const root = aRoot(opened, {
    loadPart: (part) => (wanted.has(part) ? loadPart(part) : new Promise(() => {})),
  });
  const element = root.marker;
  await Promise.all([CARD_PART.load(), VIEW_PARTS.carte?.load()]);
  const react = createRoot(element);
  leave = () => {
    act(() => react.unmount());
    element.remove();
    opened.leave.abort();
  };
  opened.actions.setFilters({ type: 6348 });
  await vi.advanceTimersByTimeAsync(250);
  await opened.last().answer(some(1, THOUSAND, count));
  await act(async () =>
    react.render(
      <ProgrammeProvider value={root}>
        <Programme />
      </ProgrammeProvider>,
    ),
  );
  expect(element.querySelectorAll("article")).toHaveLength(THOUSAND);
  return { ...opened, element };
}

test("it is so for a filter, an open panel, a page more, a kept card", async () => {
  const { element, actions, last } = await thousand({ count: THOUSAND + 24 });

  worked.clear();
  const areas = element.querySelectorAll<HTMLElement>(".signet-programme-area");
  await act(async () => areas[0]?.click());
  expect(element.querySelector(".signet-programme-list")?.getAttribute("aria-busy")).toBe("true");
  expect(cards()).toEqual([]);
  expect(others()).toEqual(expect.arrayContaining(["areas", "chips"]));
  // Taken back before any request
  await act(async () => areas[0]?.click());
  await act(async () => vi.advanceTimersByTimeAsync(250));
  expect(cards()).toEqual([]);

  worked.clear();
  const details = element.querySelectorAll("details.signet-programme-share")[499] as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    await CARD_PART.load();
  });
  expect(details.querySelector(".signet-programme-share-panel")).not.toBeNull();
  expect([cards(), others()]).toEqual([named([500]), []]);
  await act(async () => {
    details.open = false;
    details.dispatchEvent(new Event("toggle"));
  });
  expect(details.querySelector(".signet-programme-share-panel")).toBeNull();

  worked.clear();
  await act(async () => actions.loadMore());
  expect(cards()).toEqual([]);
  await act(async () => last().answer(some(THOUSAND + 1, 24, THOUSAND + 24)));
  expect(cards()).toEqual(named(Array.from({ length: 24 }, (_, index) => THOUSAND + 1 + index)));
  expect(others()).not.toContain("areas");
  expect(others()).not.toContain("chips");

  worked.clear();
  await act(async () => actions.chooseCard("a700"));
  expect([cards(), others()]).toEqual([named([700]), []]);
  worked.clear();
  await act(async () => actions.chooseCard("a3"));
  expect([cards(), others()]).toEqual([named([3, 700]), []]);
}, 120_000);

test("it is so below the map: a place shows its own cards, and a kept one is worked on alone", async () => {
  const { actions, element } = await thousand({ query: "mode=carte" });
  const shown = () => element.querySelectorAll("article").length;
  /** Cards of the place that are not in the first group already. */
  const coming = Array.from({ length: THOUSAND }, (_, index) => index + 1).filter(
    (id) => id % PLACES === 6 && id > CARDS_PER_GROUP,
  );
  worked.clear();
  await act(async () => actions.setFilters({ location: 7 }));
  // The place is chosen at once; its cards follow after the paint.
  expect(cards()).toEqual([]);
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(shown()).toBe(THOUSAND / PLACES);
  expect(cards()).toEqual(named(coming));
  worked.clear();
  await act(async () => actions.chooseCard("a31"));
  expect([cards(), others()]).toEqual([named([31]), []]);
}, 120_000);
