import { pageMotion } from "../dom/motion.ts";
import { savesData } from "../dom/save-data.ts";

/** Every second beat of the page's ticker: 4000 ms (specification, section 9). */
const BEATS = 2;

export interface RotationOptions {
  /** Shows what comes next. */
  readonly turn: () => void;
  /** Whether somebody is looking closely: pointer or keyboard inside. Asked at each beat. */
  readonly held: () => boolean;
  /** Calls back whenever `plays` or `allowed` may have changed. */
  readonly changed: () => void;
}

/** What turns by itself until somebody takes it over. */
export interface Rotation {
  /** Whether it turns, or would if nobody looked closely. */
  plays(): boolean;
  /** Whether it may: not under reduced motion, nor when the page's switch is pressed. */
  allowed(): boolean;
  /** Starts or stops it, by the visitor's wish. */
  set(wanted: boolean): void;
}

/**
 * Turns something every 4000 ms, on the page's one beat: while it is in sight, the page in front, motion allowed, and
 * nobody inside. Where data is saved it waits to be asked.
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
