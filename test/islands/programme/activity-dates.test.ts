import { describe, expect, it } from "vitest";
import { dateState, type Occasion } from "../../../src/islands/programme/activity-dates.ts";
import { dayLine, hourLine, type LinePart } from "../../host/pages/site-days.ts";
import { activity } from "./an-activity.ts";

const at = (text: string) => Date.parse(text) / 1000;
/** 10 h on a day of November 2026. */
const day = (date: number, hour = 10) => at(`2026-11-${date}T${String(hour).padStart(2, "0")}:00-05:00`);
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const line = (parts: readonly LinePart[]) => plain(parts.map(({ text }) => text).join(""));
const daysOf = (occasion: Occasion | null) => (occasion ? line(dayLine(occasion)) : "");
const hoursOf = (occasion: Occasion | null) => (occasion ? line(hourLine(occasion)) : "");
/** What a `<time datetime>` of either line says. */
const timesOf = (occasion: Occasion | null) =>
  (occasion ? [...dayLine(occasion), ...hourLine(occasion)] : []).flatMap(({ dateTime }) => dateTime ?? []);
const state = (dates: Record<string, unknown>, ...status: number[]) =>
  dateState(activity({ dates, categories: { status: status.map((id) => ({ id })) } }));
const current = (dates: Record<string, unknown>) => state(dates).current;

const WED = { start: day(25), end: at("2026-11-25T11:30-05:00"), range: [day(25)] };

describe("the dates of an activity", () => {
  it("are one day with its hours and its duration", () => {
    const occasion = current(WED);
    expect(daysOf(occasion)).toBe("mercredi 25 novembre");
    expect(hoursOf(occasion)).toBe("de 10 h à 11 h 30");
    expect(occasion?.duration?.short).toBe("1\u00a0h\u00a030");
    expect(occasion?.hours).toEqual({ from: WED.start, until: WED.end });
    expect(timesOf(occasion)).toEqual(["2026-11-25", "2026-11-25T10:00-05:00", "2026-11-25T11:30-05:00"]);
  });

  it("are both days when there are two, which is not yet several days", () => {
    const occasion = current({ start: day(25), end: day(26, 18), range: [day(25), day(26)] });
    expect(occasion?.kind).toBe("pair");
    expect(daysOf(occasion)).toBe("mercredi 25 et jeudi 26 novembre");
    expect(hoursOf(occasion)).toBe("de 10 h à 18 h");
    expect(occasion?.duration).toBeNull();
  });

  it("are 'Du … au …' from three on", () => {
    const occasion = current({
      start: day(25),
      end: day(29, 18),
      range: [25, 26, 27, 28, 29].map((date) => day(date)),
    });
    expect(occasion?.kind).toBe("span");
    expect(daysOf(occasion)).toBe("Du 25 au 29 novembre");
    expect(timesOf(occasion).slice(0, 2)).toEqual(["2026-11-25", "2026-11-29"]);
  });

  it("name both months, and both years, where they differ", () => {
    const span = (first: string, last: string) => daysOf(current({ start: at(first), end: at(last) }));
    expect(span("2026-10-31T10:00-04:00", "2026-12-01T18:00-05:00")).toBe("Du 31 octobre au 1er décembre");
    expect(span("2026-12-29T10:00-05:00", "2027-01-03T18:00-05:00")).toBe(
      "Du 29 décembre 2026 au 3 janvier 2027",
    );
  });

  it("count the days of the range, not its entries", () => {
    expect(current({ ...WED, range: [day(25), day(25, 14), day(25, 16)] })?.kind).toBe("day");
  });

  it("come from start and end where there is no range, and a late evening is one day", () => {
    expect(current({ start: day(25), end: day(27) })?.kind).toBe("span");
    const night = current({ start: day(25, 22), end: at("2026-11-26T01:00-05:00") });
    expect(daysOf(night)).toBe("mercredi 25 novembre");
    expect(hoursOf(night)).toBe("de 22 h à 1 h");
    expect(night?.duration?.short).toBe("3\u00a0h");
  });

  it("have no hours when the activity lasts all day, or when they would not be those of each day", () => {
    expect(hoursOf(current({ ...WED, allDay: true }))).toBe("");
    expect(current({ ...WED, allDay: true })).toMatchObject({ allDay: true, duration: null });
    expect(hoursOf(current({ start: day(25, 18), end: day(27, 9) }))).toBe("");
  });

  it("have only their beginning when no end is known, or one that comes before it", () => {
    expect(hoursOf(current({ start: day(25), range: [day(25)] }))).toBe("à 10 h");
    expect(hoursOf(current({ start: day(25), end: day(25, 9), range: [day(25)] }))).toBe("à 10 h");
  });

  it("last as long as they really do over the night of the time change", () => {
    const night = current({ start: at("2026-10-31T23:30-04:00"), end: at("2026-11-01T01:30-05:00") });
    expect(night?.duration?.short).toBe("3\u00a0h");
  });
});

describe("the state of an activity's dates", () => {
  const moved = { ...WED, startReport: day(27), endReport: day(27, 12), rangeReport: [day(27)] };

  it("is the new date and the old one when it was postponed", () => {
    const { status, current: now, old } = state(moved);
    expect(status).toBe("postponed");
    expect(daysOf(now)).toBe("vendredi 27 novembre");
    expect(daysOf(old)).toBe("mercredi 25 novembre");
  });

  it("is a new date even when the API gives no new range", () => {
    expect(daysOf(state({ ...moved, rangeReport: [] }).current)).toBe("vendredi 27 novembre");
  });

  it("is cancelled rather than postponed, and undetermined rather than either", () => {
    expect(state(moved, 71610)).toMatchObject({ status: "cancelled", old: null });
    expect(daysOf(state(moved, 71610).current)).toBe("vendredi 27 novembre");
    expect(state(moved, 71610, 78588)).toEqual({ status: "undetermined", current: null, old: null });
  });

  it("is found wherever its id stands among others", () => {
    expect(state(WED, 71611, 78588).status).toBe("undetermined");
    expect(state(WED, 71611).status).toBe("normal");
  });

  it("is undetermined when there is no date at all", () => {
    expect(state({}).status).toBe("undetermined");
    expect(state({}, 71610)).toEqual({ status: "cancelled", current: null, old: null });
  });
});
