/** An activity on days that do not follow each other, on the site's own pages and for search engines. */
import { expect, test } from "vitest";
import { dateState } from "../../src/shared/activity/dates.ts";
import { isOnDay, shortDays } from "../host/pages/site-days.ts";
import { eventViews } from "../host/pages/structured-data.ts";
import { activity } from "../shared/activity/an-activity.ts";

const at = (text: string) => Date.parse(text) / 1000;
const RANGE = [at("2026-11-24T00:00-05:00"), at("2026-11-29T00:00-05:00")];
const request = {
  url: new URL("http://fair.test/activites/une-soiree"),
  site: { fair: { name: "Le Salon", address: "1 rue du Palais", description: "" } },
} as unknown as Parameters<typeof eventViews>[1];

const twice = (dates: object = {}, more: object = {}) =>
  activity({
    categories: { aspects: [{ id: 6332, title: "Au Palais des congrès" }] },
    dates: { start: at("2026-11-24T14:00-05:00"), end: at("2026-11-29T16:00-05:00"), range: RANGE, ...dates },
    ...more,
  });
const times = (one: ReturnType<typeof twice>) =>
  eventViews(one, request).map(({ id, start, end }) => [id.replace(request.url.href, ""), start, end]);

test("it is one Event a day, each with a name of its own, and none on a day between", () => {
  expect(times(twice())).toEqual([
    ["#2026-11-24", "2026-11-24T14:00-05:00", "2026-11-24T16:00-05:00"],
    ["#2026-11-29", "2026-11-29T14:00-05:00", "2026-11-29T16:00-05:00"],
  ]);
  expect(times(twice({ allDay: true })).map(([, ...days]) => days)).toEqual([
    ["2026-11-24", "2026-11-24"],
    ["2026-11-29", "2026-11-29"],
  ]);
});

test("each new day has the start of the day that it replaces", () => {
  const dates = {
    startReport: at("2026-12-01T14:00-05:00"),
    endReport: at("2026-12-05T16:00-05:00"),
    rangeReport: [at("2026-12-01T00:00-05:00"), at("2026-12-05T00:00-05:00")],
  };
  const views = eventViews(twice(dates), request);
  expect(views.map(({ start, previousStart }) => [start, previousStart])).toEqual([
    ["2026-12-01T14:00-05:00", "2026-11-24T14:00-05:00"],
    ["2026-12-05T14:00-05:00", "2026-11-29T14:00-05:00"],
  ]);
});

test("days in a row are one Event with the page's address, from the first start to the last end", () => {
  const range = [24, 25, 26].map((day) => at(`2026-11-${day}T00:00-05:00`));
  expect(times(twice({ range, end: at("2026-11-26T16:00-05:00") }))).toEqual([
    ["", "2026-11-24T14:00-05:00", "2026-11-26T16:00-05:00"],
  ]);
});

test("the site's lists name both days, and count it on these alone", () => {
  const { current } = dateState(twice());
  if (current === null) throw new Error("it has dates");
  expect(shortDays(current)).toBe("24\u00a0nov. et 29\u00a0nov.");
  expect(["24", "25", "28", "29"].map((day) => isOnDay(current, `2026-11-${day}`))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
