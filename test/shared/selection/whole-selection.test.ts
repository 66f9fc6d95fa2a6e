import { beforeEach, describe, expect, it } from "vitest";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { keptKey, SELECTION_KEY } from "../../../src/shared/selection/selection.ts";
import { wholeSelection } from "../../../src/shared/selection/whole-selection.ts";
import { dataSentence } from "../../../src/shared/trouble/error-text.ts";
import { events } from "../../data/committed-fair.ts";
import { activity } from "../activity/an-activity.ts";
import { stranger, tabs } from "./tabs.ts";

beforeEach(() => localStorage.clear());

describe("what is stored beside an id", () => {
  it("is the activity, field by field", () => {
    const { open } = tabs();
    const activities = parseActivities(events, () => {});
    expect(activities.length).toBeGreaterThan(100);
    const selection = wholeSelection(open());
    for (const one of activities.slice(0, 300)) selection.keep(one.id, one);
    const later = wholeSelection(open());
    for (const one of activities.slice(0, 300)) expect(later.stored(one.id)?.activity).toEqual(one);
  });

  it("says when it was kept, by the page's clock", () => {
    document.documentElement.dataset.now = "2026-11-25T10:00:00-05:00";
    const { open } = tabs();
    const selection = wholeSelection(open());
    selection.keep(1, activity({ id: 1 }));
    delete document.documentElement.dataset.now;
    const { keptAt } = selection.stored(1) ?? {};
    expect(new Date(keptAt ?? 0).toISOString()).toMatch(/^2026-11-25T15:/);
    selection.store(1, activity({ id: 1, title: "Autre titre" }));
    expect(selection.stored(1)).toMatchObject({ keptAt, activity: { title: "Autre titre" } });
  });

  it.each([
    ['{"v":9,"keptAt":5,"note":"avec Léa","activity":null}', { v: 9, note: "avec Léa" }],
    ['"avec Léa"', { v: 1 }],
    ["[1]", { v: 1 }],
    ["{", { v: 1 }],
  ])("keeps what only a newer version knows when it is renewed: %s", (before, after) => {
    const { open } = tabs();
    const selection = wholeSelection(open());
    selection.keep(1, null);
    localStorage.setItem(keptKey(1), before);
    selection.store(1, activity({ id: 1 }));
    const { keptAt, activity: stored, ...rest } = JSON.parse(localStorage.getItem(keptKey(1)) ?? "");
    expect(rest).toEqual(after);
    expect([keptAt > 5, stored.id]).toEqual([true, 1]);
  });

  it("has a key of its own for an id of letters, which other tabs hear of", () => {
    const { open, tell } = tabs();
    const id = "QX7RTA";
    const selection = wholeSelection(open());
    const other = wholeSelection(open());
    for (const tab of [selection, other]) tab.subscribe(() => {});
    selection.keep(7, activity({ id: 7 }));
    selection.keep(id, activity({ id, title: "Contes" }));
    tell(SELECTION_KEY);
    expect(other.ids()).toEqual([7, id]);
    expect(localStorage.getItem(keptKey(id))).toContain("Contes");
    expect(wholeSelection(open()).stored(id)).toMatchObject({ activity: { id, title: "Contes" } });
    other.drop(id);
    tell(SELECTION_KEY);
    expect(selection.has(id)).toBe(false);
    expect(localStorage.getItem(keptKey(id))).toBeNull();
  });

  it("is not stored for an activity that is not kept", () => {
    const { open } = tabs();
    wholeSelection(open()).store(1, activity({ id: 1 }));
    expect(localStorage).toHaveLength(0);
  });

  const good = activity({ id: 1 });
  const dated = (dates: object) => ({
    v: 1,
    keptAt: 1,
    activity: { ...good, dates: { ...good.dates, ...dates } },
  });
  it.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["no activity", '{"v":1,"keptAt":1}'],
    [
      "an activity without title",
      JSON.stringify({ v: 1, keptAt: 1, activity: { ...good, title: undefined } }),
    ],
    ["another activity", JSON.stringify({ v: 1, keptAt: 1, activity: { ...good, id: 2 } })],
    ["no time", JSON.stringify({ v: 1, keptAt: "hier", activity: good })],
    ["a time that no clock shows", JSON.stringify({ v: 1, keptAt: 1e17, activity: good })],
    ["a day that no calendar knows", JSON.stringify(dated({ start: 1e15 }))],
    ["an end before all calendars", JSON.stringify(dated({ end: -1e15 }))],
    ["a new date in words", JSON.stringify(dated({ startReport: "demain" }))],
    ["one bad day of several", JSON.stringify(dated({ range: [1, 1e15] }))],
    ["more days than a year has", JSON.stringify(dated({ rangeReport: Array(401).fill(1) }))],
    ["days that are no list", JSON.stringify(dated({ range: 1 }))],
    ["dates that are none", JSON.stringify({ v: 1, keptAt: 1, activity: { ...good, dates: 7 } })],
  ])("is left out when it cannot be read, which is told: %s", (_, text) => {
    const { open } = tabs();
    const selection = wholeSelection(open());
    selection.keep(1, null);
    localStorage.setItem(keptKey(1), text);
    const problems: string[] = [];
    expect(selection.stored(1, (problem) => problems.push(dataSentence(problem)))).toBeNull();
    expect(problems).toEqual([expect.stringMatching(/^kept activity 1: /)]);
    expect(selection.ids()).toEqual([1]);
    selection.drop(1);
    expect(localStorage.getItem(keptKey(1))).toBeNull();
  });

  it("has the bounds of the API's: names, descriptions, lists and rooms of any length are cut", () => {
    const { open } = tabs();
    const selection = wholeSelection(open());
    const endless = "x".repeat(60_000);
    const term = { id: 1, title: "Un terme" };
    const stored = {
      ...good,
      title: endless,
      kiosk: endless,
      themes: [{ ...term, description: endless }],
      types: Array(51).fill(term),
      rooms: Array(9).fill("Salle"),
      roomTerms: Array(9).fill(term),
      statuses: [2 ** 53, -1, 1.5, "9".repeat(400), 71610],
    };
    localStorage.setItem(keptKey(1), JSON.stringify({ v: 1, keptAt: 5, activity: stored }));
    const problems: string[] = [];
    const read = selection.stored(1, (problem) => problems.push(dataSentence(problem)))?.activity;
    expect([read?.title.length, read?.kiosk?.length]).toEqual([301, 301]);
    expect(read?.themes[0]?.description?.length).toBe(2001);
    expect([read?.types.length, read?.rooms.length, read?.roomTerms.length]).toEqual([50, 8, 8]);
    expect(read?.statuses).toEqual([71610]);
    expect(problems.length).toBeGreaterThan(3);
  });

  it("keeps texts that only look like markup, and one that was cut before", () => {
    const { open } = tabs();
    const selection = wholeSelection(open());
    const cut = activity({ id: 1, title: `${"mot ".repeat(100)}fin` });
    expect(cut.title).toMatch(/…$/);
    for (const title of ["<b>, &amp; et 1 < 2", cut.title]) {
      selection.keep(1, { ...good, title });
      expect(selection.stored(1)?.activity.title).toBe(title);
    }
  });

  it("leaves out the parts that cannot be used", () => {
    const { open } = tabs();
    const selection = wholeSelection(open());
    const stored = {
      ...good,
      url: "javascript:alert(1)",
      photos: ["data:text/html,x", "/a.jpg"],
      places: [{ id: 1, title: "Palais", address: {}, coordinates: { lng: 400, lat: 0 } }, null, 7],
      dates: { start: null, range: [1] },
      statuses: "aucun",
      later: true,
    };
    localStorage.setItem(keptKey(1), JSON.stringify({ v: 9, keptAt: 5, more: 1, activity: stored }));
    expect(selection.stored(1)).toMatchObject({
      keptAt: 5,
      activity: {
        url: null,
        photos: ["/a.jpg"],
        places: [{ id: 1, title: "Palais", address: null, coordinates: null }],
        dates: { start: null, end: null, range: [1], rangeReport: [], allDay: false },
        statuses: [],
      },
    });
    expect(selection.stored(1)?.activity).not.toHaveProperty("later");
  });

  it.each(Object.entries(stranger))("does no harm in a browser that refuses: %s", (_, { make }) => {
    const { open } = tabs(make());
    const selection = wholeSelection(open());
    selection.keep(1, good);
    selection.store(1, good);
    expect(selection.stored(1)).toBeNull();
    expect(selection.ids()).toEqual([1]);
  });
});
