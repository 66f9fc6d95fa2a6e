import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../../../src/shared/http/http-error.ts";
import { at, FAIR, inRoom, SATURDAY } from "../a-fair.ts";
import { DAY, strip } from "../a-strip.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const NOON = [inRoom(1, "A", "12:00", "13:00"), inRoom(2, "A", "19:00", "20:00")];

const down = new HttpError("network", "GET /api/events", "no answer");

describe("the store of now", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is ready with the first answer, and ticks when the clock shows another minute", async () => {
    const { get, pass } = strip(`${SATURDAY} 14:35`);
    expect(get().phase).toBe("loading");
    await pass(0);
    expect([get().phase, get().now]).toEqual(["ready", at(`${SATURDAY} 14:35`)]);
    await pass(39_999);
    expect(get().now).toBe(at(`${SATURDAY} 14:35`));
    await pass(1);
    expect(get().now).toBe(at(`${SATURDAY} 14:36`));
    await pass(MINUTE);
    expect(get().now).toBe(at(`${SATURDAY} 14:37`));
  });

  it("asks once an hour, when the hours have moved", async () => {
    const { events, fair, pass } = strip(`${SATURDAY} 14:35`);
    await pass(24 * MINUTE);
    expect(events).toHaveBeenCalledTimes(1);
    await pass(2 * MINUTE);
    expect(events.mock.calls.map(([question]) => [question.hourStart, question.hourEnd])).toEqual([
      [11, 17],
      [12, 18],
    ]);
    await pass(2 * HOUR);
    expect(events).toHaveBeenCalledTimes(4);
    expect(fair).toHaveBeenCalledTimes(1);
  });

  it("stands still in a hidden tab, and is right at once when shown", async () => {
    const { get, events, pass, show } = strip(`${SATURDAY} 14:35`);
    await pass(0);
    show(false);
    await pass(5 * HOUR);
    expect([get().now, events.mock.calls.length, vi.getTimerCount()]).toEqual([
      at(`${SATURDAY} 14:35`),
      1,
      0,
    ]);
    show(true);
    expect(get().now).toBe(at(`${SATURDAY} 19:35`));
    await pass(0);
    expect(events).toHaveBeenCalledTimes(2);
  });

  it("asks about two days around midnight, and goes on over it", async () => {
    const { get, events, pass } = strip(`${SATURDAY} 23:59`);
    await pass(0);
    expect(events.mock.calls.map(([{ hourStart, hourEnd }]) => [hourStart, hourEnd])).toEqual([
      [20, 24],
      [0, 2],
      // Nothing is on: the rest of the day, to say when the fair resumes.
      [23, 24],
    ]);
    await pass(MINUTE);
    expect(get().now).toBe(at("2026-11-29 00:00"));
  });

  it("ticks through the night when the clock is set back", async () => {
    const { get, pass } = strip("2026-11-01 01:59", { offset: "-04:00" });
    await pass(40_000);
    expect(get().now).toBe(at("2026-11-01 01:00", "-05:00"));
  });

  it("keeps the last answer when a request fails, reports it, and asks again when back online", async () => {
    const { get, events, server, reports, network, pass } = strip(`${SATURDAY} 14:35`);
    await pass(0);
    server.next = down;
    await pass(30 * MINUTE);
    expect([get().activities, get().failed, get().phase]).toEqual([DAY, true, "ready"]);
    expect(reports[0]).toBe(down);
    expect(get().answeredAt).toBe(at(`${SATURDAY} 14:35`));
    server.next = [];
    const asked = events.mock.calls.length;
    network.dispatchEvent(new Event("online"));
    await pass(0);
    expect(events.mock.calls.length).toBeGreaterThan(asked);
    expect([get().failed, get().activities]).toEqual([false, []]);
  });

  it("at `signet:refresh` asks for now, day and fair again, and shows the last answer meanwhile", async () => {
    const { get, events, fair, server, network, leave, pass } = strip(`${SATURDAY} 13:05`, { next: NOON });
    await pass(0);
    const asked = events.mock.calls.length;
    expect([get().activities, get().rest]).toEqual([NOON, NOON]);
    server.next = NOON.slice(1);
    network.dispatchEvent(new Event("signet:refresh"));
    expect([get().activities, get().rest]).toEqual([NOON, NOON]);
    await pass(0);
    expect(events.mock.calls.slice(asked)).toEqual(events.mock.calls.slice(0, asked));
    expect([get().activities, get().rest]).toEqual([NOON.slice(1), NOON.slice(1)]);
    expect(fair).toHaveBeenCalledTimes(2);
    leave.abort();
    network.dispatchEvent(new Event("signet:refresh"));
    await pass(0);
    expect(events.mock.calls.length).toBe(2 * asked);
  });

  it("says that there is no first answer, and becomes ready with it", async () => {
    const { get, server, pass } = strip(`${SATURDAY} 14:35`, { next: down });
    await pass(0);
    expect([get().phase, get().failed]).toEqual(["failed", true]);
    server.next = DAY;
    await pass(15_000);
    expect([get().phase, get().failed]).toEqual(["ready", false]);
  });

  it("asks for the rest of the day once, as soon as nothing is on", async () => {
    const { get, events, pass } = strip(`${SATURDAY} 12:58`, { next: NOON });
    await pass(0);
    expect(get().restOf).toBeNull();
    await pass(4 * MINUTE);
    expect([get().restOf, get().rest]).toEqual([SATURDAY, NOON]);
    await pass(3 * HOUR);
    expect(events.mock.calls.filter(([{ hourEnd }]) => hourEnd === 24)).toHaveLength(1);
  });

  it("asks for no rest of a day on which there is no fair", async () => {
    const { events, get, pass } = strip("2026-11-20 12:00", { next: [] });
    await pass(0);
    expect([events.mock.calls.length, get().restOf]).toEqual([1, null]);
  });

  it("waits as long as the server asks for", async () => {
    const busy = new HttpError("status", "GET /api/events", "busy", 503, undefined, 5 * MINUTE);
    const { events, server, pass } = strip(`${SATURDAY} 14:35`, { next: busy });
    await pass(0);
    server.next = DAY;
    await pass(5 * MINUTE - 1);
    expect(events).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(events).toHaveBeenCalledTimes(2);
  });

  it("shows what is on when the fair's days cannot be loaded, and asks for them again", async () => {
    const { get, server, fair, reports, pass } = strip(`${SATURDAY} 14:35`, { fair: down });
    await pass(0);
    expect([get().phase, reports]).toEqual(["ready", [down]]);
    server.fair = FAIR;
    await pass(HOUR);
    expect(fair).toHaveBeenCalledTimes(2);
    expect(get().fair.days).toHaveLength(3);
  });

  it("asks every ten minutes for a board, about half a day", async () => {
    const { events, pass } = strip(`${SATURDAY} 09:05`, { board: true });
    await pass(31 * MINUTE);
    expect(events.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(events.mock.calls.length).toBeLessThanOrEqual(4);
    expect([events.mock.calls[0]?.[0].hourStart, events.mock.calls[0]?.[0].hourEnd]).toEqual([6, 21]);
  });

  it("leaves no timer when it is released", async () => {
    const { leave, pass } = strip(`${SATURDAY} 14:35`);
    await pass(0);
    leave.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});
