/** Controls all automatic motion: one switch and one ticker for the page. */
import { permitted } from "./permitted.ts";

/**
 * The visitor's switch: `<button type="button" data-motion-switch aria-pressed="false" hidden>`, anywhere in the
 * page, any number of them. It is visible while something may move, and pressed while motion is stopped.
 */
const SWITCH = "[data-motion-switch]";
/** No group of a list moves while focus is anywhere inside that list. */
const IN_USE = ".signet-programme-list:focus-within";

/** Storage key of the visitor's choice. */
const STORED = "signet:motion";
const STOPPED = "stopped";
/** A group shows its first photo from 400 ms on; the first change follows one step later (ruling D64). */
const FIRST = 400;
const STEP = 2000;

export interface Motion {
  /** Whether automatic motion is allowed: not stopped by the visitor, no reduced motion. */
  allowed(): boolean;
  /** Whether the visitor has stopped motion on this site ('Arrêter les animations'). */
  stopped(): boolean;
  setStopped(stopped: boolean): void;
  /** Calls back after each change of `allowed` or `stopped`, until the signal aborts. */
  watch(listener: () => void, signal: AbortSignal): void;
  /**
   * Calls back every 2000 ms while motion is allowed, the page is visible and `element` is near the viewport. All
   * elements of a page share one timer.
   */
  onStep(element: Element, step: () => void, signal: AbortSignal): void;
}

export interface MotionOptions {
  /** Reports when an element enters and leaves the viewport; by default with an IntersectionObserver. */
  readonly watchSight?: (element: Element, onSight: (inSight: boolean) => void, signal: AbortSignal) => void;
}

/** One observer for all elements of a page, which may be hundreds. */
function createSight(): NonNullable<MotionOptions["watchSight"]> {
  const watchers = new WeakMap<Element, (inSight: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  let watched = 0;
  return (element, onSight, signal) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    });
    watchers.set(element, onSight);
    observer.observe(element);
    watched += 1;
    signal.addEventListener(
      "abort",
      () => {
        observer?.unobserve(element);
        watched -= 1;
        if (watched > 0) return;
        observer?.disconnect();
        observer = undefined;
      },
      { once: true },
    );
  };
}

/** A page's switch and ticker. Use `pageMotion`, which returns the same one for each page. */
export function createMotion(page: Window, { watchSight = createSight() }: MotionOptions = {}): Motion {
  const reduced = page.matchMedia("(prefers-reduced-motion: reduce)");
  const listeners = new Set<() => void>();
  const steps = new Map<() => void, Element>();
  let stopped = readStored(page);
  let timer: ReturnType<typeof setTimeout> | undefined;

  let users: AbortController | null = null;
  let count = 0;

  const allowed = () => !stopped && !reduced.matches;

  function beat(): void {
    timer = setTimeout(beat, STEP);
    for (const [step, element] of [...steps]) {
      if (!element.closest(IN_USE)) step();
    }
  }

  /** Runs the timer only while it is needed. */
  function adjust(): void {
    const wanted = steps.size > 0 && allowed() && !page.document.hidden;
    if (wanted && timer === undefined) timer = setTimeout(beat, FIRST + STEP);
    if (!wanted && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  /** Shows the switches while there is something to switch. The attribute tells css of the visitor's choice. */
  function adjustSwitches(): void {
    page.document.documentElement.toggleAttribute("data-signet-still", stopped);
    for (const button of page.document.querySelectorAll<HTMLElement>(SWITCH)) {
      button.hidden = count === 0 || reduced.matches;
      button.setAttribute("aria-pressed", String(stopped));
    }
  }

  let asked = false;
  /** Once for all groups that are added or removed together. */
  function askSwitches(): void {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      adjustSwitches();
    });
  }

  function setStopped(value: boolean): void {
    if (value === stopped) return;
    stopped = value;
    store(page, value);
    changed();
  }

  function changed(): void {
    adjust();
    adjustSwitches();
    for (const listener of [...listeners]) listener();
  }

  /** Listens to the page while a widget uses this; the last one removes the listeners. */
  function use(signal: AbortSignal): void {
    count += 1;
    askSwitches();
    if (!users) {
      users = new AbortController();
      const { signal: until } = users;
      reduced.addEventListener("change", changed, { signal: until });
      page.document.addEventListener("visibilitychange", adjust, { signal: until });
      page.document.addEventListener(
        "click",
        ({ target }) => {
          if (target instanceof Element && target.closest(SWITCH)) setStopped(!stopped);
        },
        { signal: until },
      );
      page.addEventListener(
        "storage",
        (event) => {
          if (event.key !== STORED) return;
          stopped = event.newValue === STOPPED;
          changed();
        },
        { signal: until },
      );
    }
    signal.addEventListener(
      "abort",
      () => {
        count -= 1;
        askSwitches();
        if (count > 0) return;
        users?.abort();
        users = null;
      },
      { once: true },
    );
  }

  return {
    allowed,
    stopped: () => stopped,
    setStopped,
    watch(listener, signal) {
      if (signal.aborted) return;
      use(signal);
      listeners.add(listener);
      signal.addEventListener("abort", () => listeners.delete(listener));
    },
    onStep(element, step, signal) {
      if (signal.aborted) return;
      use(signal);
      watchSight(
        element,
        (inSight) => {
          if (signal.aborted) return;
          if (inSight) steps.set(step, element);
          else steps.delete(step);
          adjust();
        },
        signal,
      );
      signal.addEventListener(
        "abort",
        () => {
          steps.delete(step);
          adjust();
        },
        { once: true },
      );
    },
  };
}

/** Storage may be blocked by the visitor's settings: the switch then applies to this page only. */
const readStored = (page: Window): boolean => permitted(() => page.localStorage.getItem(STORED)) === STOPPED;

const store = (page: Window, stopped: boolean): void =>
  permitted(() =>
    stopped ? page.localStorage.setItem(STORED, STOPPED) : page.localStorage.removeItem(STORED),
  );

const motions = new WeakMap<Window, Motion>();

/** The motion control of a page, shared by all its widgets. */
export function pageMotion(page: Window = window): Motion {
  const known = motions.get(page);
  if (known) return known;
  const motion = createMotion(page);
  motions.set(page, motion);
  return motion;
}
