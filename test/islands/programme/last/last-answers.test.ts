/** The last answers in `localStorage`: few, short, robust against bad entries, not shown after a week. */
import { beforeEach, describe, expect, test } from "vitest";
import {
  type LastAnswer,
  readLast as read,
  writeLast,
} from "../../../../src/islands/programme/last/last-answers.ts";
import { parseActivities } from "../../../../src/shared/activity/schema.ts";
import {
  deleteEntries,
  KEY_PREFIX,
  LONGEST_ENTRY,
  MOST_ENTRIES,
} from "../../../../src/shared/stored/entries.ts";
import { errorText } from "../../../../src/shared/trouble/error-text.ts";

const API = "https://example.com/api";
const NOW = Date.parse("2026-11-26T15:12:00Z");
const DAY = 86_400_000;

const reports: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  reports.length = 0;
});

const readLast = (page: Window, api: string, query: string | null, now: number) =>
  read(page, api, query, now, (error) => reports.push(error));

const activities = (count: number, title = "Conte") =>
  parseActivities(
    Array.from({ length: count }, (_, n) => ({ id: n + 1, title, dates: { start: 1_795_842_000 } })),
    (error) => {
      throw error;
    },
  );

const answer = (patch: Partial<LastAnswer> = {}): LastAnswer => ({
  at: NOW,
  seed: 3,
  items: activities(2),
  count: 40,
  perPage: 2,
  reached: 1,
  exhausted: false,
  ...patch,
});

const entries = () => Object.keys(localStorage).filter((key) => key.startsWith(KEY_PREFIX));

describe("an answer", () => {
  test("is read back unchanged, for its own question and API only", () => {
    writeLast(window, API, "volet1=2", answer());
    expect(readLast(window, API, "volet1=2", NOW + DAY)).toEqual({ query: "volet1=2", answer: answer() });
    expect(readLast(window, API, "", NOW)).toBeNull();
    expect(readLast(window, "https://example.com/other", "volet1=2", NOW)).toBeNull();
  });

  test("is the newest of all without a question", () => {
    writeLast(window, API, "date=2", answer({ at: NOW - 5 }));
    writeLast(window, API, "date=1", answer({ at: NOW - 9 }));
    writeLast(window, "https://example.com/other", "date=3", answer());
    expect(readLast(window, API, null, NOW)?.query).toBe("date=2");
  });

  test("is not shown after seven days, nor with a time after the present", () => {
    writeLast(window, API, "", answer());
    expect(readLast(window, API, "", NOW + 8 * DAY)).toBeNull();
    expect(readLast(window, API, "", NOW - 1)).toBeNull();
  });
});

describe("the storage", () => {
  test("removes the oldest entries", () => {
    for (let n = 0; n < MOST_ENTRIES + 3; n += 1)
      writeLast(window, API, `date=${n}`, answer({ at: NOW + n }));
    writeLast(window, API, `date=${MOST_ENTRIES + 2}`, answer({ at: NOW + 99 }));
    expect(entries().length).toBe(MOST_ENTRIES);
    expect(readLast(window, API, "date=0", NOW + 99)).toBeNull();
    expect(readLast(window, API, "date=5", NOW + 99)).not.toBeNull();
  });

  test("stores as many pages of a long answer as fit", () => {
    const items = activities(100, "x".repeat(299)).map((one) => ({ ...one, kiosk: "k".repeat(3000) }));
    writeLast(window, API, "", answer({ items, count: 100, perPage: 10, reached: 10, exhausted: true }));
    const [key = ""] = entries();
    expect(localStorage.getItem(key)?.length).toBeLessThanOrEqual(LONGEST_ENTRY);
    const kept = readLast(window, API, "", NOW)?.answer;
    expect(kept?.reached).toBeGreaterThan(1);
    expect(kept).toMatchObject({ count: 100, exhausted: false });
    expect(kept?.items.length).toBe((kept?.reached ?? 0) * 10);
  });

  test("shows an older entry when the newest has a time after the present", () => {
    writeLast(window, API, "date=1", answer({ at: NOW + DAY }));
    writeLast(window, API, "date=2", answer({ at: NOW - 5 }));
    expect(readLast(window, API, null, NOW)?.query).toBe("date=2");
  });

  test("deletes its entries and leaves the selection", () => {
    writeLast(window, API, "", answer());
    localStorage.setItem("signet:selection", "[1]");
    deleteEntries(window);
    expect(Object.keys(localStorage)).toEqual(["signet:selection"]);
  });

  test("serialises no activities that do not fit", () => {
    let written = 0;
    const row = JSON.parse(JSON.stringify(activities(1)[0]));
    const toJSON = () => {
      written += 1;
      return row;
    };
    const items = Array.from({ length: 5000 }, () => ({ ...row, toJSON }));
    writeLast(window, API, "", answer({ items, count: 5000, perPage: 10, reached: 500, exhausted: true }));
    const kept = readLast(window, API, "", NOW)?.answer.items.length ?? 0;
    expect(kept).toBeGreaterThan(0);
    expect(written).toBeLessThanOrEqual(kept + 10);
  });

  test("stores nothing of a single page that is too long", () => {
    const items = activities(1).map((one) => ({ ...one, kiosk: "k".repeat(LONGEST_ENTRY) }));
    writeLast(window, API, "", answer({ items, perPage: 1, count: 1 }));
    expect(entries()).toEqual([]);
  });

  test.each([
    ["no JSON", `{"v":1,"at":${NOW},`],
    ["another version", `{"v":2,"at":${NOW},"seed":1,"count":1,"perPage":1,"reached":1,"items":[]}`],
    ["no activities", `{"v":1,"at":${NOW},"seed":1,"count":1,"perPage":1,"reached":1,"items":{"a":1}}`],
    ["unreadable activities", `{"v":1,"at":${NOW},"seed":1,"count":1,"perPage":1,"reached":1,"items":[7]}`],
    ["no count", `{"v":1,"at":${NOW},"seed":1,"perPage":1,"reached":1,"items":[]}`],
  ])("ignores bad entries: %s", (_, text) => {
    localStorage.setItem(`${KEY_PREFIX}${API} `, text);
    expect(readLast(window, API, "", NOW)).toBeNull();
    expect(readLast(window, API, null, NOW)).toBeNull();
  });

  const stored = (items: readonly unknown[], patch: object = {}) =>
    localStorage.setItem(`${KEY_PREFIX}${API} `, JSON.stringify({ v: 1, ...answer(), items, ...patch }));
  const dated = (start: unknown) => activities(1).map((one) => ({ ...one, dates: { ...one.dates, start } }));

  test.each([1e15, -1e15, 1e11, 0.5, "demain"])(
    "leaves out an activity with an impossible date and reports it once: %s",
    (start) => {
      const [, second] = activities(2);
      stored([...dated(start), second]);
      const found = readLast(window, API, "", NOW);
      expect(found?.answer.items).toEqual([second]);
      expect(reports.map(errorText)).toEqual([
        expect.stringContaining("last answer: dates.start: is not a date"),
      ]);
      stored(dated(start));
      expect(readLast(window, API, "", NOW)).toBeNull();
      expect(reports).toHaveLength(2);
    },
  );

  test.each([{ count: 1_000_000 }, { perPage: -1 }, { perPage: 0.5 }, { reached: 1e9 }, { seed: "x" }])(
    "refuses and reports impossible numbers: %o",
    (patch) => {
      stored(activities(2), patch);
      expect(readLast(window, API, "", NOW)).toBeNull();
      expect(reports).toHaveLength(1);
    },
  );

  test("counts at least the activities it shows", () => {
    stored(activities(3), { count: 1 });
    expect(readLast(window, API, "", NOW)?.answer.count).toBe(3);
  });

  test("does not throw where the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const full = { localStorage: { setItem: refuse, getItem: () => null, removeItem: () => {} } };
    const closed = {
      get localStorage(): never {
        return refuse();
      },
    };
    for (const page of [full, closed] as unknown as Window[]) {
      expect(() => writeLast(page, API, "", answer())).not.toThrow();
      expect(readLast(page, API, "", NOW)).toBeNull();
    }
  });
});
