/** Counts, in a page, what its scripts hold. Runs before any of them; plain functions only. */

export interface Held {
  /** 'resize on window', sorted. Listeners on removed elements do not count. */
  readonly listeners: string[];
  readonly timers: number;
  readonly observers: number;
}

declare global {
  interface Window {
    held(): Held;
  }
}

/** For `page.addInitScript`. */
export function watchLife(): void {
  const live: { target: EventTarget; type: string; listener: unknown }[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const forget = (target: EventTarget, type: string, listener: unknown): void => {
    const index = live.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener,
    );
    if (index >= 0) live.splice(index, 1);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { signal, once } = typeof options === "object" && options ? options : {};
    const target = this ?? window;
    if (target instanceof Node || target === window) {
      live.push({ target, type, listener });
      const gone = () => forget(target, type, listener);
      if (signal) addEventListener.call(signal, "abort", gone);
      if (once) addEventListener.call(target, type, gone, { once });
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(this ?? window, type, listener);
    removeEventListener.call(this ?? window, type, listener, options);
  };

  const timers = new Set<unknown>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const start = (native: typeof setTimeout, once: boolean) =>
    ((callback: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const id = native(() => {
        if (once) timers.delete(id);
        callback(...args);
      }, delay);
      timers.add(id);
      return id;
    }) as unknown as typeof setTimeout;
  const stop = (native: typeof clearTimeout) =>
    ((id?: number) => {
      timers.delete(id);
      native(id);
    }) as typeof clearTimeout;
  window.setTimeout = start(setTimeout, true);
  window.setInterval = start(
    setInterval as unknown as typeof setTimeout,
    false,
  ) as unknown as typeof setInterval;
  window.clearTimeout = stop(clearTimeout);
  window.clearInterval = stop(clearInterval);

  const observers = new Set<object>();
  // Not MutationObserver: playwright uses one in each page.
  for (const kind of [IntersectionObserver, ResizeObserver]) {
    const prototype = kind.prototype as { observe(...args: unknown[]): void; disconnect(): void };
    const { observe, disconnect } = prototype;
    prototype.observe = function (...args) {
      observers.add(this);
      observe.apply(this, args);
    };
    prototype.disconnect = function () {
      observers.delete(this);
      disconnect.call(this);
    };
  }

  window.held = () => ({
    listeners: live
      .filter(({ target }) => !(target instanceof Node) || target.isConnected)
      .map(({ target, type }) => `${type} on ${target === window ? "window" : (target as Node).nodeName}`)
      .sort(),
    timers: timers.size,
    observers: observers.size,
  });
}
