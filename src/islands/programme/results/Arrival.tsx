import { useLayoutEffect, useState } from "react";
import { afterPaint } from "../../../shared/dom/after-paint.ts";
import { type ProgrammeRoot, useRoot } from "../root-context.tsx";

/** In px: in lower windows, two rows of three cards reach below the edge, or five cards below each other. */
const LOW = 960;

/**
 * Whether nothing but the first cards can be in the window, or have focus. To be asked before the island replaces the
 * server's HTML: afterwards, the question would lay out all of the island at once.
 */
export const isAtTop = ({ marker, store }: ProgrammeRoot) =>
  scrollY < 1 && innerHeight < LOW && !store.getState().card && !marker.contains(document.activeElement);

/**
 * Lets the browser lay out the first view in three frames. The marker's `data-arriving` is 1, then 2: the css leaves out
 * the cards below the window until 2, and in a narrow column the places below the edge of their box until the attribute is
 * gone.
 */
export function Arrival(): null {
  const root = useRoot();
  const { marker, signal } = root;
  const [isStaged] = useState(() => isAtTop(root));
  useLayoutEffect(() => {
    if (!isStaged) return;
    const show = (frame: number) => {
      if (frame > 2) {
        delete marker.dataset.arriving;
        return;
      }
      marker.dataset.arriving = `${frame}`;
      afterPaint(() => show(frame + 1), signal);
    };
    show(1);
  }, [isStaged, marker, signal]);
  return null;
}
