import { type RefObject, useEffect, useState } from "react";
import { useRoot } from "../root-context.tsx";

export interface Rotation {
  /** Index of the photo in sight. */
  readonly shown: number;
  /** Whether the group has begun to rotate: then the photo before lies below, and the next is made ready. */
  readonly turning: boolean;
}

/**
 * Turns a group of photos on the page's one beat. It stands still while the pointer is on its card or the keyboard
 * inside it, off screen, and wherever motion is stopped.
 */
export function useRotation(frame: RefObject<HTMLElement | null>, count: number): Rotation {
  const { report } = useRoot();
  const [step, setStep] = useState(0);

  useEffect(() => {
    const element = frame.current;
    const card = element?.closest("article");
    if (!element || !card || count < 2) return;
    const ending = new AbortController();
    const turn = () => {
      if (!card.matches(":hover, :focus-within")) setStep((current) => current + 1);
    };
    // What moves by itself comes last: no byte of it before the cards are on screen.
    import("../../../shared/dom/motion.ts").then(
      ({ pageMotion }) => pageMotion().onStep(element, turn, ending.signal),
      report,
    );
    return () => ending.abort();
  }, [frame, count, report]);

  return { shown: count === 0 ? 0 : step % count, turning: step > 0 };
}
