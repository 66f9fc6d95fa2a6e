import { beforeEach, describe, expect, it } from "vitest";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { keptKey } from "../../../src/shared/selection/selection.ts";
import { wholeSelection } from "../../../src/shared/selection/whole-selection.ts";
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

  it("is not stored for an activity that is not kept", () => {
    const { open } = tabs();
    wholeSelection(open()).store(1, activity({ id: 1 }));
    expect(localStorage).toHaveLength(0);
  });

  const good = activity({ id: 1 });
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
  ])("is ignored when it is rubbish: %s", (_, text) => {
    const { open } = tabs();
    const selection = wholeSelection(open());
    selection.keep(1, null);
    localStorage.setItem(keptKey(1), text);
    expect(selection.stored(1)).toBeNull();
    expect(selection.ids()).toEqual([1]);
  });

  it("leaves out the parts that cannot be used", () => {
    const { open } = tabs();
    const selection = wholeSelection(open());
    const stored = {
      ...good,
      url: "javascript:alert(1)",
      photos: ["data:text/html,x", "/a.jpg"],
      places: [{ id: 1, title: "Palais", address: 3, coordinates: { lng: 400, lat: 0 } }, null, 7],
      dates: { start: "demain", range: [1, "x"] },
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
