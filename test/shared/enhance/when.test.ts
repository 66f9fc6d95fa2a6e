import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { triggers } from "../../../src/shared/enhance/when.ts";

/** Replaces the browser's, which never fires in happy-dom. */
class Observer {
  static made: Observer[] = [];
  readonly watched = new Set<Element>();
  readonly callback: (entries: { isIntersecting: boolean }[]) => void;
  readonly options: { rootMargin: string };
  constructor(callback: Observer["callback"], options: Observer["options"]) {
    this.callback = callback;
    this.options = options;
    Observer.made.push(this);
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  disconnect(): void {
    this.watched.clear();
  }
  see(isIntersecting: boolean): void {
    if (this.watched.size > 0) this.callback([{ isIntersecting }]);
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

test("`visible` stops watching when the marker is released", () => {
  const start = vi.fn();
  const controller = new AbortController();
  triggers.visible(marker, controller.signal, start);
  controller.abort();
  Observer.made[0]?.see(true);
  expect(start).not.toHaveBeenCalled();
  expect(Observer.made[0]?.watched.size).toBe(0);
});

test("`idle` starts when the page is idle, not after a release", () => {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal(
    "requestIdleCallback",
    (callback: () => void) => waiting.set(waiting.size + 1, callback).size,
  );
  vi.stubGlobal("cancelIdleCallback", (id: number) => waiting.delete(id));
  const start = vi.fn();
  triggers.idle(marker, new AbortController().signal, start);
  expect(start).not.toHaveBeenCalled();
  waiting.get(1)?.();
  expect(start).toHaveBeenCalledOnce();

  const controller = new AbortController();
  triggers.idle(marker, controller.signal, start);
  controller.abort();
  expect([...waiting.keys()]).toEqual([1]);
});

test("`idle` falls back to a short timer in browsers without requestIdleCallback", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const start = vi.fn();
  const controller = new AbortController();
  triggers.idle(marker, controller.signal, start);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  triggers.idle(marker, new AbortController().signal, start);
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});
