import type { ReactNode } from "react";
import { IN_PLACE } from "../../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { useRoot } from "../root-context.tsx";

/**
 * For content that disappears without a click on it (a frame whose stream has ended, a card, a panel): when it
 * contained focus, focuses the stream's heading, without scrolling.
 */
export function KeepsFocus({ children }: { readonly children: ReactNode }) {
  const { ids } = useRoot();
  return (
    <div ref={useFocusFallback(ids.title, IN_PLACE)} className="signet-webcast-keeps-focus">
      {children}
    </div>
  );
}
