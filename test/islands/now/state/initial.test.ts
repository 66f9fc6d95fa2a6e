import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseInitial } from "../../../../src/islands/now/api/initial.ts";
import { errorText } from "../../../../src/shared/trouble/error-text.ts";
import { at, FAIR, inRoom, SATURDAY } from "../a-fair.ts";
import { strip } from "../a-strip.ts";

const NOW = `${SATURDAY} 14:35`;
const MINUTE = 60_000;
const PRINTED = [inRoom(1, "A", "14:00", "15:00")];
const MORE = [...PRINTED, inRoom(2, "B", "14:30", "15:30")];
const printed = (minutesAgo: number) => ({ at: at(NOW) - minutesAgo * 60, activities: PRINTED, fair: FAIR });

describe("the strip of a page that says what is on", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([0, 5])(
    "is ready at once, and asks about a minute later, %i minutes after it was printed",
    async (ago) => {
      const { get, events, fair, pass } = strip(NOW, { initial: printed(ago), next: MORE });
      expect([get().phase, get().activities, get().fair, get().answeredAt]).toEqual([
        "ready",
        PRINTED,
        FAIR,
        at(NOW) - ago * 60,
      ]);
      await pass(MINUTE - 1);
      expect([events.mock.calls.length, fair.mock.calls.length]).toEqual([0, 0]);
      await pass(1);
      expect(events).toHaveBeenCalledTimes(1);
      expect(get().activities).toEqual(MORE);
      // The page has said them.
      expect(fair).not.toHaveBeenCalled();
    },
  );

  it.each([6, -1])("asks at once when the page was printed %i minutes ago", async (ago) => {
    const { get, events, pass } = strip(NOW, { initial: printed(ago), next: MORE });
    expect([get().phase, get().activities]).toEqual(["loading", []]);
    await pass(0);
    expect(events).toHaveBeenCalledTimes(1);
    expect([get().phase, get().activities]).toEqual(["ready", MORE]);
  });

  it("asks for the fair's days when the page has none", async () => {
    const { get, fair, pass } = strip(NOW, { initial: { ...printed(0), fair: { days: [], rooms: [] } } });
    await pass(MINUTE);
    expect(fair).toHaveBeenCalledTimes(1);
    expect(get().fair).toBe(FAIR);
  });

  it("knows the two hours after the page, and no later one", () => {
    expect(strip(NOW, { initial: printed(0) }).get().knownUntil).toBe(at(`${SATURDAY} 16:35`));
  });
});

describe("the page's JSON", () => {
  const row = { id: 1, title: "Lecture", dates: { start: at(NOW), range: [at(NOW)] } };
  const page = {
    at: at(NOW),
    events: { data: [row], meta: { count: 1 } },
    categories: { dates: [{ value: 1795842000, label: "samedi 28 novembre" }], rooms: [] },
  };

  it("is read as the API's answers are", () => {
    const report = vi.fn();
    const read = parseInitial(page, report);
    expect([read?.at, read?.activities.map(({ id }) => id)]).toEqual([at(NOW), [1]]);
    expect(read?.fair.days.map(({ day }) => day)).toEqual([SATURDAY]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ["at", { ...page, at: "14 h 35" }],
    ["events", { ...page, events: { data: "none" } }],
    ["categories", { ...page, categories: null }],
  ])("is reported and not used with another shape of its %s", (name, value) => {
    const reports: unknown[] = [];
    expect(parseInitial(value, (error) => reports.push(error))).toBeNull();
    expect(reports).toHaveLength(1);
    expect(errorText(reports[0])).toContain("data-initial was not used");
    expect(errorText(reports[0])).toContain(name);
  });
});
