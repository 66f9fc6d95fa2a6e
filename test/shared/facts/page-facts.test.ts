/** The facts that a page replaces: what is taken, what is refused, and what is said about it. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_FACTS, timeZone } from "../../../src/shared/facts/facts.ts";
import { factsFrom } from "../../../src/shared/facts/page-facts.ts";

/** The facts of a page with this JSON, and everything that was reported. */
function read(own: unknown) {
  const reports: string[] = [];
  const facts = factsFrom(own, (error) =>
    reports.push(`${(error as Error).name}: ${(error as Error).message}`),
  );
  return { facts, reports };
}

describe("a page that replaces facts", () => {
  test("has those that it names, and ours for the rest", () => {
    const { facts, reports } = read({
      areas: { city: { id: 7002, name: "En région" } },
      venue: "Centre des congrès de Québec",
      timeZone: "America/Halifax",
      networks: [{ name: "Bluesky", url: "https://bsky.app/intent/compose?text={title}%20{url}" }],
    });
    expect(reports).toEqual([]);
    expect(facts).toEqual({
      ...DEFAULT_FACTS,
      areas: {
        ...DEFAULT_FACTS.areas,
        city: { id: 7002, name: "En région", brief: "En ville", look: "ville" },
      },
      venue: "Centre des congrès de Québec",
      timeZone: "America/Halifax",
      networks: [{ name: "Bluesky", url: "https://bsky.app/intent/compose?text={title}%20{url}" }],
    });
  });

  test("may print all of ours, or none", () => {
    const { look: _, ...venue } = DEFAULT_FACTS.areas.venue;
    expect(read({ ...DEFAULT_FACTS, areas: { venue } })).toEqual({ facts: DEFAULT_FACTS, reports: [] });
    expect(read({})).toEqual({ facts: DEFAULT_FACTS, reports: [] });
  });
});

test.each([
  [
    { areas: { city: { id: "abc" } } },
    'areas.city.id is not a whole number from 1 on ("abc"), so it is 6335',
  ],
  [{ areas: { venue: { name: "" } } }, "areas.venue.name is not a text of 1 to 200 characters"],
  [{ areas: [] }, "areas is not an object ([])"],
  [{ areas: { city: { look: "ligne" } } }, "areas.city.look is no fact, there are id, name, brief"],
  [{ areas: { city: { id: 6332 } } }, "areas have one id twice (6332, 6332, 73904), so they are ours"],
  [{ venue: 3 }, "venue is not a text of 1 to 200 characters (3), so it is"],
  [{ signingType: -1 }, "signingType is not a whole number from 1 on (-1), so it is 6339"],
  [
    { statuses: { cancelled: null } },
    "statuses.cancelled is not a whole number from 1 on (null), so it is 71610",
  ],
  [{ timeZone: "Amerique/Montreal" }, "timeZone is no time zone that the browser knows"],
  [{ map: { lat: 4554.5 } }, "map.lat is not a number from -85 to 85 (4554.5), so it is 45.545"],
  [{ map: { zoom: 11.5 } }, "map.zoom is not a whole number from 9 to 18 (11.5), so it is 11"],
  [{ pageSize: 0 }, "pageSize is not a whole number from 1 to 200 (0), so it is 24"],
  [{ networks: "x" }, 'networks is not a list ("x"), so it is'],
  [
    { networks: [{ name: "X" }] },
    "networks has the number 1, whose url is not an address that begins with https://",
  ],
  [
    { networks: [{ name: "X", url: "javascript:alert({url})" }] },
    "networks has the number 1, whose url is not an address that begins with https://",
  ],
  [
    { networks: [{ name: "X", url: "https://{url}/" }] },
    "networks has the number 1, whose url is not an address that begins with https://",
  ],
  [
    { networks: [{ name: "X", url: "https://x.test/" }] },
    "networks has the number 1, whose url has no {url}",
  ],
  [
    { calendar: "https://agenda.test/?d={start}&p={place}" },
    "calendar has the place {place}, known: {start}",
  ],
  [{ constructor: 3 }, "constructor is no fact, there are areas, venue"],
  [{ area: 3 }, "area is no fact, there are areas, venue"],
  ["x", 'it is not an object ("x")'],
])("a wrong value leaves ours and is named: %j", (own, message) => {
  const { facts, reports } = read(own);
  expect(facts).toEqual(DEFAULT_FACTS);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(`MarkerError: bad-facts ${message}`);
});

test("one report names all wrong values, and the right ones beside them count", () => {
  const { facts, reports } = read({ venue: "", pageSize: 48, signingType: "x" });
  expect(facts).toEqual({ ...DEFAULT_FACTS, pageSize: 48 });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/venue is .*; signingType is /);
});

describe("the page's script", () => {
  afterEach(() => {
    document.head.replaceChildren();
    vi.resetModules();
  });

  /** Reads a page with this script, as two markers do. */
  async function started(script: string) {
    vi.resetModules();
    if (script)
      document.head.innerHTML = `<script type="application/json" data-signet-facts>${script}</script>`;
    const { readFacts } = await import("../../../src/shared/facts/read-facts.ts");
    const facts = await import("../../../src/shared/facts/facts.ts");
    const report = vi.fn();
    const part = vi.fn((load: () => Promise<unknown>) => load());
    const context = { part, report, signal: new AbortController().signal } as never;
    await readFacts(context);
    await readFacts(context);
    return { facts, report, part };
  }

  test("is read before a marker starts, and its faults are reported once", async () => {
    const { facts, report } = await started('{"timeZone":"America/Halifax","pageSize":"x"}');
    expect(facts.timeZone()).toBe("America/Halifax");
    expect(facts.pageSize()).toBe(24);
    expect(report).toHaveBeenCalledOnce();
  });

  test("is not taken by a marker that has been released meanwhile", async () => {
    await started("");
    document.head.innerHTML = '<script type="application/json" data-signet-facts>{"pageSize":48}</script>';
    const { takePageFacts } = await import("../../../src/shared/facts/page-facts.ts");
    const { pageSize } = await import("../../../src/shared/facts/facts.ts");
    expect(() => takePageFacts({ signal: AbortSignal.abort(), report: vi.fn() })).toThrow();
    expect(pageSize()).toBe(24);
  });

  test("that is missing loads nothing", async () => {
    const { facts, part } = await started("");
    expect(part).not.toHaveBeenCalled();
    expect(facts.timeZone()).toBe(timeZone());
  });

  test("that is broken is reported once, and replaces nothing", async () => {
    const { facts, report } = await started("{");
    expect(facts.areas()).toEqual(DEFAULT_FACTS.areas);
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.lastCall?.[0])).toContain("broken-json data-signet-facts");
  });
});
