import type { ReactNode } from "react";
import { IN_PLACE } from "../../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { useRoot } from "../root-context.tsx";

/**
 * Around what may be removed by itself: a frame whose stream has ended, a card, a panel. Focus in it then goes to the
 * stream's heading, and the page does not scroll.
 */
export function KeepsFocus({ children }: { readonly children: ReactNode }) {
  const { ids } = useRoot();
  return (
    <div ref={useFocusFallback(ids.title, IN_PLACE)} className="signet-keeps-focus">
      {children}
    </div>
  );
}
