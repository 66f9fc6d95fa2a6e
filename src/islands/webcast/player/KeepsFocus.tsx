import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useRoot } from "../root-context.tsx";

/**
 * What goes by itself (a frame whose stream has ended, a card, a panel) takes the keyboard's place along. It is given to
 * the stream's heading, without moving the page.
 */
export function KeepsFocus({ children }: { readonly children: ReactNode }) {
  const { ids } = useRoot();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    // Before the elements go, whatever has taken them away.
    () => () => {
      if (box.current?.contains(document.activeElement))
        document.getElementById(ids.title)?.focus({ preventScroll: true });
    },
    [ids],
  );
  return (
    <div ref={box} className="signet-keeps-focus">
      {children}
    </div>
  );
}
