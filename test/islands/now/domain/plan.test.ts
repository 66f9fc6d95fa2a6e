import { describe, expect, it } from "vitest";
import { fairPhase, nextOf, planAt } from "../../../../src/islands/now/domain/plan.ts";
import { questionsAt, restOfDay } from "../../../../src/islands/now/domain/question.ts";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { startOfDay } from "../../../../src/shared/activity/moments.ts";
import { at, FAIR, inRoom, SATURDAY } from "../a-fair.ts";

/** '1 | 2' is on | comes next, by room. */
const shown = (activities: readonly Activity[], now: string, offset?: string) =>
  planAt(activities, at(now, offset)).map(
    ({ place, on, next }) =>
      `${place.rooms.join()}: ${on.map(({ activity }) => activity.id)} | ${next.map(({ activity }) => activity.id)}`,
  );

describe("what is on", () => {
  const reading = inRoom(1, "A", "14:00", "15:00");

  it.each([
    ["13:59", ["A:  | 1"]],
    ["14:00", ["A: 1 | "]],
    ["14:59", ["A: 1 | "]],
    ["15:00", []],
    ["12:00", ["A:  | 1"]],
    ["11:59", []],
  ])(
    "at %s begins with its first minute, ends with its last, and is announced two hours before",
    (time, places) => {
      expect(shown([reading], `${SATURDAY} ${time}`)).toEqual(places);
    },
  );

  it("is by place: those where something is on first, each with the next one", () => {
    const activities = [
      inRoom(1, "B", "14:00", "15:00"),
      inRoom(2, "A", "15:00", "16:00"),
      inRoom(3, "B", "15:30", "16:00"),
      inRoom(4, "B", "16:00", "17:00"),
      inRoom(5, "C", "14:30", "14:45"),
    ];
    expect(shown(activities, `${SATURDAY} 14:35`)).toEqual(["B: 1 | 3", "C: 5 | ", "A:  | 2"]);
  });

  it("lists what ends first before what ends later, and what begins together", () => {
    const activities = [
      inRoom(1, "A", "14:00", "16:00"),
      inRoom(2, "A", "14:30", "15:00"),
      inRoom(3, "A", "16:00", "17:00"),
      inRoom(4, "A", "16:00", "16:30"),
    ];
    expect(shown(activities, `${SATURDAY} 14:35`)).toEqual(["A: 2,1 | 3,4"]);
  });

  it("is never cancelled, without a date, without an hour, or of more than two days", () => {
    const dates = {
      start: at(`${SATURDAY} 14:00`),
      end: at(`${SATURDAY} 15:00`),
      range: [at(`${SATURDAY} 14:00`)],
    };
    const days = ["2026-11-27", SATURDAY, "2026-11-29"].map((day) => at(`${day} 14:00`));
    const activities = [
      inRoom(1, "A", "14:00", "15:00", { categories: { status: [{ id: 71610 }] } }),
      inRoom(2, "A", "14:00", "15:00", { categories: { status: [{ id: 78588 }] } }),
      inRoom(3, "A", "14:00", "15:00", { dates: { ...dates, allDay: true } }),
      inRoom(4, "A", "14:00", "15:00", { dates: { ...dates, range: days } }),
    ];
    expect(shown(activities, `${SATURDAY} 14:35`)).toEqual([]);
  });

  it("goes by the new date of a postponed activity", () => {
    const dates = {
      start: at(`${SATURDAY} 10:00`),
      end: at(`${SATURDAY} 11:00`),
      startReport: at(`${SATURDAY} 14:00`),
      endReport: at(`${SATURDAY} 15:00`),
    };
    expect(shown([inRoom(1, "A", "10:00", "11:00", { dates })], `${SATURDAY} 10:30`)).toEqual([]);
    expect(shown([inRoom(1, "A", "10:00", "11:00", { dates })], `${SATURDAY} 14:30`)).toEqual(["A: 1 | "]);
  });

  it("has begun three hours ago at most, and without an end one hour ago", () => {
    expect(shown([inRoom(1, "A", "09:00", "18:00")], `${SATURDAY} 12:00`)).toEqual(["A: 1 | "]);
    expect(shown([inRoom(1, "A", "09:00", "18:00")], `${SATURDAY} 12:01`)).toEqual([]);
    expect(shown([inRoom(1, "A", "14:00", null)], `${SATURDAY} 14:59`)).toEqual(["A: 1 | "]);
    expect(shown([inRoom(1, "A", "14:00", null)], `${SATURDAY} 15:00`)).toEqual([]);
  });

  it("goes on over midnight", () => {
    const night = inRoom(1, "A", `${SATURDAY} 22:30`, "2026-11-29 01:00");
    expect(shown([night], "2026-11-29 00:40")).toEqual(["A: 1 | "]);
    expect(shown([night], "2026-11-29 01:00")).toEqual([]);
  });

  it("counts real hours in the night when the clock is set back", () => {
    const night = inRoom(1, "A", "", null, {
      dates: { start: at("2026-11-01 00:30", "-04:00"), end: at("2026-11-01 01:30", "-05:00") },
    });
    expect(shown([night], "2026-11-01 01:30", "-04:00")).toEqual(["A: 1 | "]);
    expect(shown([night], "2026-11-01 01:30", "-05:00")).toEqual([]);
  });

  it("is on each of two days, at its hours", () => {
    const dates = {
      start: at(`${SATURDAY} 14:00`),
      end: at("2026-11-29 15:00"),
      range: [at(`${SATURDAY} 14:00`), at("2026-11-29 14:00")],
    };
    const twice = inRoom(1, "A", "14:00", "15:00", { dates });
    expect(shown([twice], "2026-11-29 14:10")).toEqual(["A: 1 | "]);
    expect(shown([twice], "2026-11-29 10:00")).toEqual([]);
  });
});

describe("the hours that are asked for", () => {
  const hours = (now: number, ahead = 3) =>
    questionsAt(now, ahead).map(({ dateStart, hourStart, hourEnd }) => [dateStart, hourStart, hourEnd]);

  it("are three back and three ahead, the same for everyone during one hour", () => {
    expect(hours(at(`${SATURDAY} 14:00`))).toEqual([[startOfDay(SATURDAY), 11, 17]]);
    expect(hours(at(`${SATURDAY} 14:59`))).toEqual(hours(at(`${SATURDAY} 14:00`)));
    expect(startOfDay(SATURDAY)).toBe(1795842000);
  });

  it("are of two days around midnight", () => {
    const [saturday, sunday] = [startOfDay(SATURDAY), startOfDay("2026-11-29")];
    expect(hours(at(`${SATURDAY} 23:10`))).toEqual([
      [saturday, 20, 24],
      [sunday, 0, 2],
    ]);
    expect(hours(at("2026-11-29 01:10"))).toEqual([
      [saturday, 22, 24],
      [sunday, 0, 4],
    ]);
  });

  it("follow the clock when it changes", () => {
    const [before, day] = [startOfDay("2027-03-13"), startOfDay("2027-03-14")];
    // At 2 h it is 3 h.
    expect(hours(at("2027-03-14 01:30"))).toEqual([
      [before, 22, 24],
      [day, 0, 5],
    ]);
    // 1 h is twice.
    expect(hours(at("2026-11-01 01:30", "-05:00"))).toEqual([
      [startOfDay("2026-10-31"), 23, 24],
      [startOfDay("2026-11-01"), 0, 4],
    ]);
  });

  it("are more for a board", () => {
    expect(hours(at(`${SATURDAY} 9:10`.replace(" 9", " 09")), 12)).toEqual([[startOfDay(SATURDAY), 6, 21]]);
  });

  it("are the rest of the day when nothing is on", () => {
    expect(restOfDay(at(`${SATURDAY} 06:10`))).toEqual({
      dateStart: startOfDay(SATURDAY),
      hourStart: 6,
      hourEnd: 24,
    });
  });
});

describe("the fair", () => {
  const phase = (now: string) => {
    const { phase: name, day } = fairPhase(FAIR.days, at(now));
    return [name, day?.day];
  };

  it("begins, resumes, and has ended", () => {
    expect(phase("2026-11-20 10:00")).toEqual(["before", "2026-11-27"]);
    expect(phase("2026-11-27 23:59")).toEqual(["between", "2026-11-28"]);
    expect(phase("2026-11-29 22:00")).toEqual(["after", "2026-11-29"]);
    expect(fairPhase([], at(`${SATURDAY} 10:00`)).phase).toBe("unknown");
  });

  it("has a next activity today, or none", () => {
    const activities = [inRoom(1, "A", "19:00", "20:00"), inRoom(2, "A", "18:30", "19:00")];
    expect(nextOf(activities, at(`${SATURDAY} 12:00`))?.activity.id).toBe(2);
    expect(nextOf(activities, at(`${SATURDAY} 18:30`))?.activity.id).toBe(1);
    expect(nextOf(activities, at(`${SATURDAY} 19:30`))).toBeNull();
    expect(nextOf(activities, at("2026-11-27 23:00"))).toBeNull();
  });
});
