import { describe, expect, it } from "vitest";
import { dateState, type Occasion } from "../../../src/shared/activity/dates.ts";
import { dayLine, hourLine, type LinePart } from "../../host/pages/site-days.ts";
import { activity } from "./an-activity.ts";

const at = (text: string) => Date.parse(text) / 1000;
/** 10 h on a day of November 2026. */
const day = (date: number, hour = 10) => at(`2026-11-${date}T${String(hour).padStart(2, "0")}:00-05:00`);
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const line = (parts: readonly LinePart[]) => plain(parts.map(({ text }) => text).join(""));
const daysOf = (occasion: Occasion | null) => (occasion ? line(dayLine(occasion)) : "");
const hoursOf = (occasion: Occasion | null) => (occasion ? line(hourLine(occasion)) : "");
/** Values of `datetime` in either line. */
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

  it("are both days when there are two", () => {
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

  it("come from start and end without a range, and a late evening is one day", () => {
    expect(current({ start: day(25), end: day(27) })?.kind).toBe("span");
    const night = current({ start: day(25, 22), end: at("2026-11-26T01:00-05:00") });
    expect(daysOf(night)).toBe("mercredi 25 novembre");
    expect(hoursOf(night)).toBe("de 22 h à 1 h (jeudi)");
    expect(night?.duration?.short).toBe("3\u00a0h");
  });

  it.each([
    ["23:59 of one day", day(25, 0), at("2026-11-25T23:59-05:00"), [day(25, 0)], "day"],
    ["23:59:59 of one day", day(25, 0), at("2026-11-25T23:59:59-05:00"), [day(25, 0)], "day"],
    ["the next midnight", day(25, 0), day(26, 0), [day(25, 0)], "day"],
    ["the next midnight, without a range", day(25, 0), day(26, 0), [], "day"],
    ["23:59 of the second day", day(25, 0), at("2026-11-26T23:59-05:00"), [day(25, 0), day(26, 0)], "pair"],
    ["midnight after five days", day(25, 0), day(30, 0), [], "span"],
  ] as const)("are whole days from midnight to %s", (_, start, end, range, kind) => {
    const occasion = current({ start, end, range: [...range] });
    expect(occasion).toMatchObject({ kind, allDay: true, hours: null, through: false, duration: null });
    expect(hoursOf(occasion)).toBe("");
  });

  it.each([
    ["from midnight to one", day(25, 0), day(25, 1)],
    ["from one to 23:59", day(25, 1), at("2026-11-25T23:59-05:00")],
    ["at midnight, without an end", day(25, 0), day(25, 0)],
  ])("are no whole day %s", (_, start, end) => {
    expect(current({ start, end, range: [day(25, 0)] })?.allDay).toBe(false);
  });

  it("have no hours when the activity lasts all day", () => {
    expect(hoursOf(current({ ...WED, allDay: true }))).toBe("");
    expect(current({ ...WED, allDay: true })).toMatchObject({ allDay: true, duration: null });
  });

  it.each([[[]], [[day(28)]], [[day(28), day(29)]]])(
    "are one evening when it ends on the next morning, for any days in the range: %j",
    (range) => {
      const night = current({ start: day(28, 20), end: day(29, 8), range });
      expect(night).toMatchObject({ kind: "day", through: true });
      expect(`${daysOf(night)}, ${hoursOf(night)}`).toBe("samedi 28 novembre, de 20 h à 8 h (dimanche)");
      expect(night?.duration?.short).toBe("12\u00a0h");
      expect(timesOf(night)).toEqual(["2026-11-28", "2026-11-28T20:00-05:00", "2026-11-29T08:00-05:00"]);
    },
  );

  it("are one evening until midnight, without naming the next day, and from one noon to the next", () => {
    const evening = current({
      start: day(28, 20),
      end: at("2026-11-29T00:00-05:00"),
      range: [day(28), day(29)],
    });
    expect(`${daysOf(evening)}, ${hoursOf(evening)}`).toBe("samedi 28 novembre, de 20 h à 0 h");
    const whole = current({ start: day(28, 12), end: day(29, 12), range: [day(28), day(29)] });
    expect(`${daysOf(whole)}, ${hoursOf(whole)}`).toBe("samedi 28 novembre, de 12 h à 12 h (dimanche)");
    expect(whole?.duration?.short).toBe("24\u00a0h");
  });

  it("stay those of each day where the end is later in the day than the start", () => {
    const weekend = current({ start: day(28, 10), end: day(29, 17), range: [day(28), day(29)] });
    expect(weekend).toMatchObject({ kind: "pair", through: false });
    expect(hoursOf(weekend)).toBe("de 10 h à 17 h");
  });

  it("print both ends of a longer period, each with its day", () => {
    const long = current({ start: day(25, 18), end: day(27, 9) });
    expect(long).toMatchObject({ kind: "span", through: true });
    expect(hoursOf(long)).toBe("de 18 h (mercredi 25) à 9 h (vendredi 27)");
  });

  it("have no hours when start and end are outside of the range", () => {
    const range = [day(25), day(27)];
    expect(hoursOf(current({ start: day(25, 18), end: day(27, 9), range }))).toBe("");
    expect(hoursOf(current({ start: day(20, 18), end: day(27, 9), range: [...range, day(26)] }))).toBe("");
  });

  it("have their start over several days without an end; midnight means a day without hours", () => {
    const range = [25, 26, 27].map((date) => day(date));
    expect(hoursOf(current({ start: day(25), range }))).toBe("à 10 h");
    expect(hoursOf(current({ start: day(25), range: range.slice(0, 2) }))).toBe("à 10 h");
    expect(hoursOf(current({ start: day(25, 0), range }))).toBe("");
  });

  it("have only their start when the end is unknown or before it", () => {
    expect(hoursOf(current({ start: day(25), range: [day(25)] }))).toBe("à 10 h");
    expect(hoursOf(current({ start: day(25), end: day(25, 9), range: [day(25)] }))).toBe("à 10 h");
  });

  it("have the true duration over the night of the time change", () => {
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

  it("is a night each, new and old, when it was postponed from one to another", () => {
    const { current: now, old } = state({
      start: day(27, 20),
      end: day(28, 8),
      range: [day(27), day(28)],
      startReport: day(28, 21),
      endReport: day(29, 7),
      rangeReport: [day(28), day(29)],
    });
    expect(`${daysOf(now)}, ${hoursOf(now)}`).toBe("samedi 28 novembre, de 21 h à 7 h (dimanche)");
    expect(`${daysOf(old)}, ${hoursOf(old)}`).toBe("vendredi 27 novembre, de 20 h à 8 h (samedi)");
  });

  it("is a new date even when the API gives no new range", () => {
    expect(daysOf(state({ ...moved, rangeReport: [] }).current)).toBe("vendredi 27 novembre");
  });

  it("is cancelled rather than postponed, and undetermined rather than either", () => {
    expect(state(moved, 71610)).toMatchObject({ status: "cancelled", old: null });
    expect(daysOf(state(moved, 71610).current)).toBe("vendredi 27 novembre");
    expect(state(moved, 71610, 78588)).toEqual({ status: "undetermined", current: null, old: null });
  });

  it("is found at any place among other ids", () => {
    expect(state(WED, 71611, 78588).status).toBe("undetermined");
    expect(state(WED, 71611).status).toBe("normal");
  });

  it("is undetermined when there is no date at all", () => {
    expect(state({}).status).toBe("undetermined");
    expect(state({}, 71610)).toEqual({ status: "cancelled", current: null, old: null });
  });
});
