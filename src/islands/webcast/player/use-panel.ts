import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type CloseReason, openOverlay } from "../../../shared/overlay/overlays.ts";
import { useRoot } from "../root-context.tsx";

export interface Panel<Element extends HTMLElement> {
  readonly open: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly element: RefObject<Element | null>;
  /** Opens the panel, or closes it and returns focus to the button. */
  readonly toggle: () => void;
}

/**
 * A button and its panel. The panel is one of the page's overlays, so Escape closes the top one.
 *
 * @param available whether the panel has content; without it, the panel is closed
 * @param leaves whether the panel closes when pointer or focus go elsewhere
 */
export function usePanel<Element extends HTMLElement>(available: boolean, leaves: boolean): Panel<Element> {
  const { signal } = useRoot();
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const element = useRef<Element>(null);
  const close = useRef<(() => void) | null>(null);
  const open = wanted && available;

  useEffect(() => {
    if (!available) setWanted(false);
  }, [available]);

  useEffect(() => {
    const { current: panel } = element;
    const { current: button } = opener;
    if (!open || !panel || !button) return;
    const end = new AbortController();
    const onClose = (reason: CloseReason) => {
      setWanted(false);
      // After scrolling through a long panel, the button may be out of sight: scroll to it.
      if (reason === "asked" && panel.contains(document.activeElement))
        button.scrollIntoView({ block: "nearest" });
    };
    // `AbortSignal.any` would exclude Safari before 17.4.
    signal.addEventListener("abort", () => end.abort(), { signal: end.signal });
    const shut = openOverlay({ element: panel, opener: button, onClose }, end.signal);
    close.current = () => shut();
    const elsewhere = ({ target }: Event) => {
      if (!panel.contains(target as Node) && !button.contains(target as Node)) shut("left");
    };
    if (leaves) {
      for (const kind of ["focusin", "click"])
        document.addEventListener(kind, elsewhere, { signal: end.signal });
    }
    return () => {
      close.current = null;
      shut("left");
      end.abort();
    };
  }, [open, leaves, signal]);

  const toggle = useCallback(() => {
    if (close.current) close.current();
    else setWanted(true);
  }, []);
  return { open, opener, element, toggle };
}
