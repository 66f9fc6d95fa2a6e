import { pageMotion } from "../dom/motion.ts";
import { savesData } from "../dom/save-data.ts";

/** Every second beat of the page's ticker: 4000 ms (as specified). */
const BEATS = 2;

export interface RotationOptions {
  /** Shows the next slides. */
  readonly turn: () => void;
  /** Whether the pointer or focus is inside. Asked at each beat. */
  readonly held: () => boolean;
  /** Called when `plays` or `allowed` may have changed. */
  readonly changed: () => void;
}

/** Automatic rotation that a visitor can stop. */
export interface Rotation {
  /** Whether it rotates, or would if the pointer and focus were outside. */
  plays(): boolean;
  /** Whether it may rotate: no with reduced motion, or while the page's motion switch is pressed. */
  allowed(): boolean;
  /** Starts or stops it, as the visitor asks. */
  set(wanted: boolean): void;
}

/**
 * Calls `turn` every 4000 ms, on the page's ticker, while the element is visible, the tab is shown, motion is
 * allowed, and pointer and focus are outside. When the browser saves data, it starts only on request.
 */
export function createRotation(
  element: Element,
  { turn, held, changed }: RotationOptions,
  signal: AbortSignal,
): Rotation {
  const motion = pageMotion();
  let wanted = !savesData();
  let beats = 0;
  const step = () => {
    if (!wanted || held()) beats = 0;
    else beats += 1;
    if (beats < BEATS) return;
    beats = 0;
    turn();
  };
  motion.watch(changed, signal);
  motion.onStep(element, step, signal);
  return {
    allowed: () => motion.allowed(),
    plays: () => wanted && motion.allowed(),
    set(value) {
      if (wanted === value) return;
      wanted = value;
      beats = 0;
      changed();
    },
  };
}
