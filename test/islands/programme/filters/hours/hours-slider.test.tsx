import type { API } from "nouislider";
import { act } from "react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoursSlider } from "../../../../../src/islands/programme/filters/hours/HoursSlider.tsx";
import { shown } from "../a-panel.tsx";

const sliders = vi.hoisted((): API[] => []);
// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock("nouislider", async (original) => {
  const { create } = await original<typeof import("nouislider")>();
  return {
    create: (...options: Parameters<typeof create>) => {
      const slider = create(...options);
      sliders.push(slider);
      return slider;
    },
  };
});

let panel: Awaited<ReturnType<typeof shown>>;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  panel = await shown(<HoursSlider />);
});

afterEach(async () => {
  await panel.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const handle = (name: string) => {
  const found = panel.element.querySelector<HTMLElement>(`[role=slider][aria-label="${name}"]`);
  if (!found) throw new Error(`no handle ${name}`);
  return found;
};
const press = (key: string, name = "Heure de début") =>
  act(async () => void handle(name).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const text = () => (panel.element.querySelector("p")?.textContent ?? "").replace(/\s/g, " ");
const hours = () => panel.state().filters.hours;

test("has two named handles with their hour in words, also in StrictMode", () => {
  expect(panel.element.querySelectorAll("[role=slider]")).toHaveLength(2);
  expect(handle("Heure de début").getAttribute("aria-valuetext")).toMatch(/^0\sh$/);
  expect(handle("Heure de fin").getAttribute("aria-valuetext")).toMatch(/^24\sh$/);
});

test("a move is shown at once and sends one request a second after the last one", async () => {
  const before = panel.calls.length;
  for (let presses = 0; presses < 9; presses += 1) {
    await press("ArrowRight");
    await wait(900);
  }
  expect(text()).toBe("9 h à 24 h");
  expect(hours()).toEqual([0, 24]);
  await wait(99);
  expect(hours()).toEqual([0, 24]);
  await wait(1);
  expect(hours()).toEqual([9, 24]);
  await wait(249);
  expect(panel.calls).toHaveLength(before);
  await wait(1);
  expect(panel.calls.slice(before).map(({ question }) => question.filters.hours)).toEqual([[9, 24]]);
});

test("Enter, or leaving the handle, makes a move count at once", async () => {
  await press("PageUp");
  await press("Enter");
  expect(hours()).toEqual([5, 24]);
  await press("ArrowDown", "Heure de fin");
  await act(
    async () => void handle("Heure de fin").dispatchEvent(new FocusEvent("focusout", { bubbles: true })),
  );
  expect(hours()).toEqual([5, 23]);
  const { calls } = panel;
  const before = calls.length;
  await wait(2000);
  expect(calls).toHaveLength(before + 1);
});

test("the handles do not cross, and Home and End move to the bounds", async () => {
  await press("Home", "Heure de fin");
  expect(text()).toBe("0 h à 1 h");
  await press("End", "Heure de fin");
  await press("End");
  expect(text()).toBe("23 h à 24 h");
});

test("hours chosen elsewhere move the handles and cancel a waiting move", async () => {
  await press("ArrowRight");
  await act(async () => panel.actions.setFilters({ hours: [10, 12] }));
  expect(text()).toBe("10 h à 12 h");
  expect(handle("Heure de début").getAttribute("aria-valuenow")).toBe("10.0");
  await wait(2000);
  expect(hours()).toEqual([10, 12]);
  await act(async () => panel.actions.reset());
  expect(text()).toBe("Toute la journée");
  expect(handle("Heure de fin").getAttribute("aria-valuenow")).toBe("24.0");
});

test("a filter chosen meanwhile keeps a waiting move", async () => {
  await press("ArrowRight");
  await act(async () => panel.actions.setFilters({ genre: 6461 }));
  expect(text()).toBe("1 h à 24 h");
  await wait(1000);
  expect(panel.state().filters).toMatchObject({ hours: [1, 24], genre: 6461 });
});

test("a drag that becomes a scroll releases the handle, which goes back", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 240, 44));
  const grip = handle("Heure de début");
  const at = (type: string, target: EventTarget, clientX: number) =>
    act(async () => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, buttons: 1 })));
  await at("mousedown", grip, 0);
  await at("mousemove", document.documentElement, 50);
  expect(text()).toBe("5 h à 24 h");
  await act(async () => void grip.dispatchEvent(new Event("pointercancel", { bubbles: true })));
  await at("mousemove", document.documentElement, 100);
  expect(text()).toBe("Toute la journée");
  vi.restoreAllMocks();
});

test("a scroll that begins on the line moves no handle: the hours stay", async () => {
  const scroll = async () => {
    const line = panel.element.querySelector(".signet-programme-hours-base");
    await act(async () => void line?.dispatchEvent(new Event("pointercancel", { bubbles: true })));
    await wait(2000);
  };
  await act(async () => panel.actions.setFilters({ hours: [9, 17] }));
  await scroll();
  expect(text()).toBe("9 h à 17 h");
  expect(hours()).toEqual([9, 17]);

  const at = (type: string, target: EventTarget) =>
    act(async () => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, buttons: 1 })));
  await at("mousedown", handle("Heure de début"));
  await at("mouseup", document.documentElement);
  await act(async () => panel.actions.setFilters({ hours: [10, 12] }));
  await scroll();
  expect(hours()).toEqual([10, 12]);
});

test("every hour is printed whole, and unchanged handles are not set again", async () => {
  for (let from = 0; from < 24; from += 1) {
    await act(async () => panel.actions.setFilters({ hours: [from, from + 1] }));
    expect(handle("Heure de début").getAttribute("aria-valuetext")).toBe(`${from}\u00a0h`);
    expect(handle("Heure de fin").getAttribute("aria-valuetext")).toBe(`${from + 1}\u00a0h`);
  }
  await act(async () => panel.actions.setFilters({ hours: [0, 24] }));
  const sets = sliders.map((slider) => vi.spyOn(slider, "set"));
  for (let presses = 0; presses < 23; presses += 1) await press("ArrowRight");
  expect(text()).toBe("23 h à 24 h");
  for (const set of sets) expect(set).not.toHaveBeenCalled();
});

test("a programme that is released while a move waits leaves no timer", async () => {
  await press("ArrowRight");
  await panel.leave();
  expect(vi.getTimerCount()).toBe(0);
});
