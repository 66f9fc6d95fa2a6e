/**
 * Everything that moves by itself asks here: one switch for the page, one ticker for all groups of photos.
 */

/**
 * The visitor's switch: `<button type="button" data-motion-switch aria-pressed="false" hidden>`, anywhere in the page
 * and as often as wanted. It is shown while something in the page may move, and is pressed while all stands still.
 */
const SWITCH = "[data-motion-switch]";
/** Groups of one list stand still together while the keyboard is anywhere inside it. */
const IN_USE = ".signet-programme-list:focus-within";

/** Where the visitor's choice is remembered. */
const STORED = "signet:motion";
const STOPPED = "stopped";
/** A group shows its first photo from 400 ms on; the first change comes one step later (ruling D64). */
const FIRST = 400;
const STEP = 2000;

export interface Motion {
  /** Whether things may move by themselves now: not stopped by the visitor, no reduced motion asked for. */
  allowed(): boolean;
  /** Whether the visitor has stopped them on this site ('Arrêter les animations'). */
  stopped(): boolean;
  setStopped(stopped: boolean): void;
  /** Calls back after each change of `allowed` or `stopped`, until the signal aborts. */
  watch(listener: () => void, signal: AbortSignal): void;
  /**
   * Calls back every 2000 ms while motion is allowed, the page is in sight and `element` is near the viewport.
   * All elements of a page move on the same beat.
   */
  onStep(element: Element, step: () => void, signal: AbortSignal): void;
}

export interface MotionOptions {
  /** Tells when an element comes into sight and leaves it; an IntersectionObserver unless given. */
  readonly watchSight?: (element: Element, seen: (inSight: boolean) => void, signal: AbortSignal) => void;
}

/** One observer for all elements of a page, for it is asked about hundreds. */
function createSight(): NonNullable<MotionOptions["watchSight"]> {
  const watchers = new WeakMap<Element, (inSight: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  let watched = 0;
  return (element, seen, signal) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    });
    watchers.set(element, seen);
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

/** A page's switch and ticker. Use `pageMotion`, which keeps one for each page. */
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

  /** Runs the timer exactly while it has something to do. */
  function adjust(): void {
    const wanted = steps.size > 0 && allowed() && !page.document.hidden;
    if (wanted && timer === undefined) timer = setTimeout(beat, FIRST + STEP);
    if (!wanted && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  /**
   * Shows the switches while they have something to switch. Css, which moves a few things alone, is told of the choice for
   * as long as it holds: what it moves comes when there is nothing to switch.
   */
  function adjustSwitches(): void {
    page.document.documentElement.toggleAttribute("data-signet-still", stopped);
    for (const button of page.document.querySelectorAll<HTMLElement>(SWITCH)) {
      button.hidden = count === 0 || reduced.matches;
      button.setAttribute("aria-pressed", String(stopped));
    }
  }

  let asked = false;
  /** Once for all groups that come or go together. */
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

  /** Listens to the page while someone uses this, so that nothing is left after the last widget. */
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
      signal.addEventListener("abort", () => listeners.delete(listener), { once: true });
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

/** Storage may be forbidden by the visitor's settings: the switch then holds for this page only. */
function readStored(page: Window): boolean {
  try {
    return page.localStorage.getItem(STORED) === STOPPED;
  } catch {
    return false;
  }
}

function store(page: Window, stopped: boolean): void {
  try {
    if (stopped) page.localStorage.setItem(STORED, STOPPED);
    else page.localStorage.removeItem(STORED);
  } catch {
    // See readStored.
  }
}

const motions = new WeakMap<Window, Motion>();

/** The motion of a page: the same for every widget in it. */
export function pageMotion(page: Window = window): Motion {
  const known = motions.get(page);
  if (known) return known;
  const motion = createMotion(page);
  motions.set(page, motion);
  return motion;
}
