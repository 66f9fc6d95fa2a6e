import { describe, expect, test } from "vitest";
import { createApi } from "../host/api.ts";
import type { StoredEvent } from "../host/data/shapes.ts";
import { activity, at, on, smallFair, type Told } from "./small-fair.ts";

const WEDNESDAY = "2026-11-25";
const THURSDAY = "2026-11-26";

/** Slugs answered for a query, in order. */
function ask(
  events: readonly StoredEvent[],
  query: string,
  rooms = [{ label: "La scène", slug: "", value: 6550 }],
) {
  const answer = createApi(smallFair({ events, rooms })).events(new URLSearchParams(query));
  expect(answer.meta.count).toBe(answer.data.length);
  return answer.data.map((event) => event.slug);
}

const one = (slug: string, told: Told) => activity(slug, { dates: on(WEDNESDAY, 10), ...told });

test("meta.counts says what each option would give in place of its filter's value, on each page", () => {
  const events = [
    one("first", { categories: { type: [1], audience: [7] } }),
    one("second", { categories: { type: [2], audience: [7] } }),
    one("third", { categories: { type: [2] } }),
  ];
  const option = (value: number) => ({ label: `Option ${value}`, slug: "", value });
  const fair = smallFair({ events });
  const categories = { ...fair.categories, types: [1, 2, 3].map(option), audiences: [option(7)] };
  const api = createApi({ ...fair, categories }, { counts: true });
  const ask = (query: string) => api.events(new URLSearchParams(query)).meta.counts;
  expect(ask("")).toMatchObject({ type: { 1: 1, 2: 2, 3: 0 }, audience: { 7: 2 } });
  expect(ask("type=2")).toMatchObject({ type: { 1: 1, 2: 2, 3: 0 }, audience: { 7: 1 } });
  expect(ask("type=2&audience=7&page=2")).toMatchObject({ type: { 1: 1, 2: 1, 3: 0 }, audience: { 7: 1 } });
  expect(createApi({ ...fair, categories }).events(new URLSearchParams()).meta.counts).toBeUndefined();
});

describe("one parameter of GET /api/events", () => {
  test("room finds activities that name their room by its id, or by its title alone", () => {
    const events = [
      one("with", { room: [{ id: 2, title: "Une salle" }] }),
      one("in", { room: [{ title: "La scène" }] }),
      one("out", { room: [{ title: "La salle" }] }),
    ];
    expect(ask(events, "room=2")).toEqual(["with"]);
    expect(ask(events, "room=6550")).toEqual(["in"]);
    expect(ask(events, "room=3")).toEqual([]);
  });

  test("ids returns these activities, on pages like any other answer; without a readable one, all", () => {
    const events = ["first", "second", "third"].map((slug, index) => ({ ...one(slug, {}), id: 101 + index }));
    expect(ask(events, "ids[]=103&ids[]=101&ids[]=999")).toEqual(["first", "third"]);
    expect(ask(events, "ids[0]=102")).toEqual(["second"]);
    for (const none of ["ids[]=", "ids[]=a%20b"]) expect(ask(events, none)).toHaveLength(3);
    expect(ask(events, "ids[]=999")).toEqual([]);
  });

  test("ids of letters are asked for as they are", () => {
    const events = ["QX7RTA", "qx7rta", "7-2", "12345678901234567890"].map((id) => ({ ...one(id, {}), id }));
    for (const { id } of events) expect(ask(events, `ids[]=${id}`)).toEqual([id]);
    expect(ask(events, "ids[]=QX7RTA&ids[]=7-2")).toEqual(["7-2", "QX7RTA"]);
    for (const seed of [0, 1, 16])
      expect(ask(events, `mode[random]=${seed}`).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  });
});

describe("dateStart", () => {
  test("returns the activities of that Eastern day, at any hour of the instant", () => {
    const events = [
      activity("wednesday", { dates: on(WEDNESDAY, 23, 30) }),
      activity("thursday", { dates: on(THURSDAY, 9) }),
    ];
    for (const instant of [at(WEDNESDAY), at(WEDNESDAY, 12), at(WEDNESDAY, 23, 59)]) {
      expect(ask(events, `dateStart=${instant}`)).toEqual(["wednesday"]);
    }
  });

  test("finds a long activity on each of its days", () => {
    const run = activity("run", { dates: { ...on(WEDNESDAY, 9), range: [at(WEDNESDAY), at(THURSDAY)] } });
    expect(ask([run], `dateStart=${at(THURSDAY)}`)).toEqual(["run"]);
    expect(ask([run], `dateStart=${at("2026-11-27")}`)).toEqual([]);
  });

  test("finds a postponed activity on its new day and not on the old one", () => {
    const postponed = activity("postponed", {
      dates: { ...on(WEDNESDAY, 9), startReport: at(THURSDAY, 18), rangeReport: [at(THURSDAY)] },
    });
    expect(ask([postponed], `dateStart=${at(THURSDAY)}`)).toEqual(["postponed"]);
    expect(ask([postponed], `dateStart=${at(WEDNESDAY)}`)).toEqual([]);
    expect(ask([postponed], "hourStart=18&hourEnd=19")).toEqual(["postponed"]);
  });

  test("reads the day from the start when an activity has no range", () => {
    const bare = activity("bare", { dates: { start: at(WEDNESDAY, 10) } });
    expect(ask([bare], `dateStart=${at(WEDNESDAY)}`)).toEqual(["bare"]);
  });
});

describe("hourStart and hourEnd", () => {
  const events = [
    activity("all-day", { dates: { ...on(WEDNESDAY, 0), allDay: true } }),
    activity("nine", { dates: on(WEDNESDAY, 9, 45) }),
    activity("ten", { dates: on(WEDNESDAY, 10, 30) }),
    activity("undetermined", { categories: { status: [78588] } }),
  ];

  test("return activities that start from the first hour and before the last", () => {
    expect(ask(events, "hourStart=10&hourEnd=11")).toEqual(["ten"]);
    expect(ask(events, "hourStart=9&hourEnd=10")).toEqual(["nine"]);
  });

  test("leave out whole days and undetermined times unless the whole day is chosen", () => {
    expect(ask(events, "hourStart=0&hourEnd=23")).toEqual(["nine", "ten"]);
    expect(ask(events, "hourStart=0&hourEnd=24")).toHaveLength(4);
  });

  test("are put in order and kept within a day", () => {
    expect(ask(events, "hourStart=11&hourEnd=10")).toEqual(["ten"]);
    expect(ask(events, "hourStart=0&hourEnd=99")).toHaveLength(4);
  });

  test("follow the clock of Montréal on the days before winter time", () => {
    const summer = activity("summer", { dates: { start: Date.parse("2026-10-24T10:00:00-04:00") / 1000 } });
    expect(ask([summer], "hourStart=10&hourEnd=11")).toEqual(["summer"]);
  });
});

describe("the answer", () => {
  test("is ordered by day, then by start, and undetermined dates come last", () => {
    const events = [
      activity("undetermined", { dates: on(WEDNESDAY, 8), categories: { status: [78588] } }),
      activity("thursday", { dates: on(THURSDAY, 9) }),
      activity("later", { dates: on(WEDNESDAY, 14) }),
      activity("first", { dates: on(WEDNESDAY, 9) }),
    ];
    expect(ask(events, "mode[random]=3")).toEqual(["first", "later", "thursday", "undetermined"]);
  });

  test("does not contain the server's own filter lists", () => {
    const [event] = createApi(smallFair({ events: [one("a", { filters: { ages: [1] } })] })).events(
      new URLSearchParams(),
    ).data;
    expect(event).not.toHaveProperty("filters");
  });
});
