import { useEffect, useRef, useState } from "react";
import { messages } from "../messages.ts";
import type { CardView } from "./card-view.ts";
import { SharePanel } from "./SharePanel.tsx";

interface CardShareProps {
  readonly title: string;
  readonly share: NonNullable<CardView["share"]>;
}

/**
 * Sharing one activity: a disclosure that the browser opens by itself, so that it works without script too. Its panel
 * lies over other cards, so it closes when the keyboard or the pointer goes elsewhere, or by Escape.
 */
export function CardShare({ title, share }: CardShareProps) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const box = details.current;
    if (!open || !box) return;
    const closing = new AbortController();
    const close = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : null;
      if (key === null ? box.contains(event.target as Node) : key !== "Escape") return;
      box.open = false;
      if (key) box.querySelector("summary")?.focus();
    };
    for (const kind of ["focusin", "click", "keydown"]) document.addEventListener(kind, close, closing);
    return () => closing.abort();
  }, [open]);
  return (
    <details ref={details} className="signet-share" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className="signet-action signet-icon signet-icon-share"
        aria-label={messages.ours.shareName(title)}
      >
        <span className="signet-action-word">{messages.ours.share}</span>
      </summary>
      {open && <SharePanel share={share} />}
    </details>
  );
}
