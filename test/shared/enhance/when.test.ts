import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { triggers } from "../../../src/shared/enhance/when.ts";

/** Replaces the browser's, which never fires in happy-dom. */
class Observer {
  static made: Observer[] = [];
  readonly watched = new Set<Element>();
  readonly callback: (entries: { isIntersecting: boolean; target: Element }[], observer: Observer) => void;
  readonly options: { rootMargin: string };
  constructor(callback: Observer["callback"], options: Observer["options"]) {
    this.callback = callback;
    this.options = options;
    Observer.made.push(this);
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  unobserve(element: Element): void {
    this.watched.delete(element);
  }
  disconnect(): void {
    this.watched.clear();
  }
  see(isIntersecting: boolean, targets = [...this.watched]): void {
    this.callback(
      targets.map((target) => ({ isIntersecting, target })),
      this,
    );
  }
}

const marker = document.createElement("div");

beforeEach(() => {
  vi.useFakeTimers();
  Observer.made = [];
  vi.stubGlobal("IntersectionObserver", Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("`now` starts at once", () => {
  const start = vi.fn();
  triggers.now(marker, new AbortController().signal, start);
  expect(start).toHaveBeenCalledOnce();
});

test("`visible` starts once near the viewport, and stops observing", () => {
  const start = vi.fn();
  triggers.visible(marker, new AbortController().signal, start);
  const [observer] = Observer.made;
  expect(observer?.options.rootMargin).toBe("400px 0px");
  observer?.see(false);
  expect(start).not.toHaveBeenCalled();
  observer?.see(true);
  observer?.see(true);
  expect(start).toHaveBeenCalledOnce();
  expect(observer?.watched.size).toBe(0);
});

test("`visible` stops watching when the marker is released, also when it was seen just before", () => {
  const start = vi.fn();
  const controller = new AbortController();
  triggers.visible(marker, controller.signal, start);
  controller.abort();
  const [observer] = Observer.made;
  expect(observer?.watched.size).toBe(0);
  observer?.see(true, [marker]);
  expect(start).not.toHaveBeenCalled();
});

test("one observer watches all markers, each starts by itself, and again after a release", () => {
  const other = document.createElement("div");
  const [start, later] = [vi.fn(), vi.fn()];
  const controller = new AbortController();
  triggers.visible(marker, controller.signal, start);
  triggers.visible(other, new AbortController().signal, later);
  const [observer] = Observer.made;
  observer?.see(true, [marker]);
  expect([start, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  controller.abort();
  expect([...(observer?.watched ?? [])]).toEqual([other]);
  triggers.visible(marker, new AbortController().signal, start);
  observer?.see(true);
  expect([start, later].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(Observer.made).toHaveLength(1);
});

/** Returns a function that lets the page be idle. */
function busyPage(): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => waiting.push(callback));
  return () => {
    for (const callback of waiting.splice(0)) callback();
  };
}

test("`idle` starts when the page is idle", () => {
  const beIdle = busyPage();
  const start = vi.fn();
  triggers.idle(marker, new AbortController().signal, start);
  expect(start).not.toHaveBeenCalled();
  beIdle();
  expect(start).toHaveBeenCalledOnce();
});

test("`quiet` starts when the page is idle after the marker has come near", () => {
  const beIdle = busyPage();
  const start = vi.fn();
  triggers.quiet(marker, new AbortController().signal, start);
  beIdle();
  Observer.made[0]?.see(true, [marker]);
  expect(start).not.toHaveBeenCalled();
  beIdle();
  expect(start).toHaveBeenCalledOnce();
});

test("`idle` falls back to a short timer in browsers without requestIdleCallback", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const start = vi.fn();
  triggers.idle(marker, new AbortController().signal, start);
  expect(start).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});
