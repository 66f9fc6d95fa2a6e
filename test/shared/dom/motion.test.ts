import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMotion } from "../../../src/shared/dom/motion.ts";

/** A page whose visibility and preferences the test sets. */
function somewhere({ reduced = false } = {}) {
  const sight = new Map<Element, (inSight: boolean) => void>();
  const query = Object.assign(new EventTarget(), { matches: reduced });
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), {
      hidden: false,
      documentElement: document.documentElement,
      querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    }),
    localStorage: window.localStorage,
    matchMedia: () => query,
  });
  const open = () =>
    createMotion(page as unknown as Window, { watchSight: (element, seen) => sight.set(element, seen) });
  const group = () => document.createElement("div");
  return {
    open,
    group,
    show: (element: Element, inSight = true) => sight.get(element)?.(inSight),
    hide(hidden: boolean) {
      page.document.hidden = hidden;
      page.document.dispatchEvent(new Event("visibilitychange"));
    },
    reduce(matches: boolean) {
      query.matches = matches;
      query.dispatchEvent(new Event("change"));
    },
  };
}

const leave = { current: new AbortController() };
beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  leave.current = new AbortController();
});
afterEach(() => {
  leave.current.abort();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("automatic motion", () => {
  function rotating(options = {}) {
    const place = somewhere(options);
    const motion = place.open();
    const element = place.group();
    const step = vi.fn();
    motion.onStep(element, step, leave.current.signal);
    return { ...place, motion, element, step };
  }

  it("begins when it is visible: first photo from 400 ms, then a change every 2 s", () => {
    const { element, show, step } = rotating();
    vi.advanceTimersByTime(10_000);
    expect(step).not.toHaveBeenCalled();
    show(element);
    vi.advanceTimersByTime(2399);
    expect(step).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(step).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(4000);
    expect(step).toHaveBeenCalledTimes(3);
  });

  it("uses one timer for all groups", () => {
    const { motion, element, show, group, step } = rotating();
    show(element);
    vi.advanceTimersByTime(1000);
    const other = group();
    const otherStep = vi.fn();
    motion.onStep(other, otherStep, leave.current.signal);
    show(other);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1400);
    expect([step, otherStep].map((called) => called.mock.calls.length)).toEqual([1, 1]);
  });

  it("stops off screen, in a hidden tab, with reduced motion and when the visitor stops it", () => {
    const { element, show, hide, reduce, motion, step } = rotating();
    const rests = (stop: () => void, go: () => void) => {
      step.mockClear();
      stop();
      expect(vi.getTimerCount()).toBe(0);
      vi.advanceTimersByTime(10_000);
      expect(step).not.toHaveBeenCalled();
      go();
      vi.advanceTimersByTime(2400);
      expect(step).toHaveBeenCalledTimes(1);
    };
    show(element);
    rests(
      () => show(element, false),
      () => show(element),
    );
    rests(
      () => hide(true),
      () => hide(false),
    );
    rests(
      () => reduce(true),
      () => reduce(false),
    );
    rests(
      () => motion.setStopped(true),
      () => motion.setStopped(false),
    );
  });

  it("never begins with reduced motion", () => {
    const { element, show, motion } = rotating({ reduced: true });
    show(element);
    expect(motion.allowed()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends with its widget, and leaves nothing behind", () => {
    const { element, show, reduce, step } = rotating();
    show(element);
    leave.current.abort();
    expect(vi.getTimerCount()).toBe(0);
    show(element);
    reduce(false);
    vi.advanceTimersByTime(10_000);
    expect(step).not.toHaveBeenCalled();
  });
});

describe("the switch 'Arrêter les animations'", () => {
  it("is remembered on the next page, and reported to watchers", () => {
    const place = somewhere();
    const motion = place.open();
    const heard = vi.fn();
    motion.watch(heard, leave.current.signal);
    motion.setStopped(true);
    motion.setStopped(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(place.open().stopped()).toBe(true);
    expect(place.open().allowed()).toBe(false);
    motion.setStopped(false);
    expect(place.open().stopped()).toBe(false);
    leave.current.abort();
    motion.setStopped(true);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("is an attribute for css, on the next page, too", async () => {
    const isTold = () => document.documentElement.hasAttribute("data-signet-still");
    const motion = somewhere().open();
    motion.setStopped(true);
    expect(isTold()).toBe(true);
    motion.setStopped(false);
    expect(isTold()).toBe(false);
    motion.setStopped(true);
    document.documentElement.removeAttribute("data-signet-still");
    const next = somewhere().open();
    next.watch(() => {}, leave.current.signal);
    await Promise.resolve();
    expect(isTold()).toBe(true);
    next.setStopped(false);
    expect(isTold()).toBe(false);
  });

  it("applies to the page without storage", () => {
    const read = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const write = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const motion = somewhere().open();
    expect(motion.stopped()).toBe(false);
    motion.setStopped(true);
    expect(motion.stopped()).toBe(true);
    read.mockRestore();
    write.mockRestore();
  });
});
