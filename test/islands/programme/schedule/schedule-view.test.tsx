import { act, Profiler } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { cardView } from "../../../../src/islands/programme/card/card-view.ts";
import { DEFAULT_FILTERS } from "../../../../src/islands/programme/domain/filters.ts";
import { ProgrammeProvider, type ProgrammeRoot } from "../../../../src/islands/programme/root-context.tsx";
import { ScheduleView } from "../../../../src/islands/programme/schedule/ScheduleView.tsx";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { activity } from "../../../shared/activity/an-activity.ts";

// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// Each rendering of a card computes its view once, so the calls count the renderings.
vi.mock("../../../../src/islands/programme/card/card-view.ts", { spy: true });

const rendered = () => {
  const ids = vi.mocked(cardView).mock.calls.map(([{ id }]) => id);
  vi.mocked(cardView).mockClear();
  return ids;
};

const at = (local: string) => Date.parse(`${local}-05:00`) / 1000;
const one = (id: number, start: string): Activity =>
  activity({ id, slug: `a${id}`, dates: { start: at(start), range: [at(start)] } });
const long = activity({
  id: 9,
  slug: "longue-foire",
  dates: { range: ["2026-11-26", "2026-11-27", "2026-11-28"].map((day) => at(`${day}T00:00`)) },
});

const ten = one(1, "2026-11-28T10:00");
const eleven = one(2, "2026-11-28T11:00");
const sunday = one(3, "2026-11-29T10:00");

const leave: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.mocked(cardView).mockClear();
});
afterEach(() => {
  for (const go of leave.splice(0)) go();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A window with everything far below it, until it scrolls. */
function farBelow() {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 1e6, 100, 100));
  const observed = new Map<Element, (entries: unknown[]) => void>();
  class Observer {
    readonly #tell: (entries: unknown[]) => void;
    constructor(tell: (entries: unknown[]) => void) {
      this.#tell = tell;
    }
    observe(element: Element) {
      observed.set(element, this.#tell);
    }
    unobserve(element: Element) {
      observed.delete(element);
    }
    disconnect() {
      observed.clear();
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  return {
    observed: () => observed.size,
    scrollsTo(target: Element | null | undefined) {
      if (target) observed.get(target)?.([{ target, isIntersecting: true }]);
    },
  };
}

/** The view over a store that the test writes to. */
function schedule() {
  const state = { answered: DEFAULT_FILTERS, busy: false, failure: null as Error | null };
  const store = createStore(() => ({ ...state, items: [] as readonly Activity[] }));
  const reports: string[] = [];
  const modes: string[] = [];
  /** Number of activities after each commit. */
  const commits: number[] = [];
  const element = document.body.appendChild(document.createElement("div"));
  element.innerHTML = '<h2 id="results" tabindex="-1">2 Activités</h2><div></div>';
  const react = createRoot(element.querySelector("div") ?? element);
  leave.push(() => {
    act(() => react.unmount());
    element.remove();
  });
  const root = {
    store,
    base: "http://fair.test/programmation",
    ids: { resultsHeading: "results" },
    actions: { setMode: (mode: string) => modes.push(mode) },
    report: (error: unknown) => reports.push(String(error)),
  } as unknown as ProgrammeRoot;
  const show = (
    activities: readonly Activity[],
    card: string | null = null,
    patch: Partial<typeof state> = {},
  ) =>
    act(async () => {
      store.setState({ ...patch, items: activities });
      react.render(
        <ProgrammeProvider value={root}>
          <Profiler id="schedule" onRender={() => commits.push(element.querySelectorAll("article").length)}>
            <ScheduleView activities={activities} card={card} />
          </Profiler>
        </ProgrammeProvider>,
      );
    });
  return { element, show, reports, modes, commits };
}

describe("Unchanged parts are not rendered again", () => {
  test("a further page renders only its activities, also in an existing hour", async () => {
    const { element, show } = schedule();
    await show([ten, eleven]);
    expect(rendered()).toEqual([1, 2]);
    await show([ten, eleven, sunday, one(4, "2026-11-28T10:30")]);
    expect(rendered().sort()).toEqual([3, 4]);
    const slugs = [...element.querySelectorAll<HTMLElement>("[data-slug]")].map(
      ({ dataset }) => dataset.slug,
    );
    expect(slugs).toEqual(["a1", "a4", "a2", "a3"]);
  });

  test("a chosen card is rendered alone, and again when another one is chosen", async () => {
    const { element, show } = schedule();
    const all = [ten, eleven, sunday];
    await show(all);
    rendered();
    await show(all, "a2");
    expect(rendered()).toEqual([2]);
    expect(element.querySelector<HTMLElement>("[data-kept=true]")?.dataset.slug).toBe("a2");
    await show(all, "a3");
    expect(rendered().sort()).toEqual([2, 3]);
  });
});

describe("Hundreds of cards", () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    one(100 + index, `2026-11-${20 + (index % 10)}T1${index % 7}:00`),
  );

  test("are all in the document, complete near the window, otherwise with title and names", async () => {
    const window = farBelow();
    const { element, show, commits } = schedule();
    await show(many);
    expect(new Set(commits)).toEqual(new Set([300]));
    const whole = () => element.querySelectorAll("article:not([data-brief])").length;
    expect(whole()).toBeGreaterThanOrEqual(24);
    expect(whole()).toBeLessThan(60);
    const brief = element.querySelector<HTMLElement>("[data-brief]");
    expect(brief?.querySelector("h4 a")?.textContent).not.toBe("");
    expect(brief?.querySelector("button")).toBeNull();
    const link = brief?.querySelector("a");
    link?.focus();
    await act(async () => window.scrollsTo(brief?.closest(".signet-programme-hour")));
    expect(brief?.hasAttribute("data-brief")).toBe(false);
    expect(brief?.querySelector("button")).not.toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test("are complete when printed, and no listener is left", async () => {
    const window = farBelow();
    const { element, show } = schedule();
    await show(many);
    act(() => {
      dispatchEvent(new Event("beforeprint"));
      // At once: the printer does not wait.
      expect(element.querySelector("[data-brief]")).toBeNull();
    });
    expect(window.observed()).toBe(0);
  });
});

describe("Activities of more than two days", () => {
  test("are reported once, when the API has sent them for the schedule", async () => {
    const { element, show, reports } = schedule();
    // The answer for the previous view is still shown.
    await show([ten, long], null, { busy: true });
    await show([ten, long], null, { busy: false, failure: new Error("500") });
    expect(reports).toEqual([]);
    await show([ten, long, sunday], null, { failure: null });
    await show([ten, long, sunday, eleven]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain("longue-foire");
    expect(element.querySelectorAll("article")).toHaveLength(3);
  });

  test("when there are no others, the note stays and says where to find them", async () => {
    const { element, show, modes } = schedule();
    await show([long]);
    expect(element.querySelector("p")?.textContent).toContain("la vue horaire n'affiche pas");
    const [button] = element.querySelectorAll("button");
    button?.focus();
    await act(async () => button?.click());
    expect(modes).toEqual(["liste"]);
    expect(document.activeElement?.id).toBe("results");
  });
});
