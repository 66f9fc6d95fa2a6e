import { useEffect, useState } from "react";
import { useProgramme, useRoot } from "../root-context.tsx";
import { toolsMessages } from "./messages-tools.ts";

/** Scrolled farther than this, in pixels (as specified). */
const FROM_TOP = 100;
/** And this near to the list's end. */
const FROM_END = 600;

/** A link to the filters, shown near the list's end (ruling D44). */
export function BackToTop() {
  const { ids } = useRoot();
  const some = useProgramme(({ items }) => items.length > 0);
  const [near, setNear] = useState(false);
  const [scrolled, setScrolled] = useState(false);

  // The element after the list marks its end; the observer reports each change of its position.
  useEffect(() => {
    const end = some && document.getElementById(ids.results)?.querySelector(".signet-more");
    if (!end) return;
    const observer = new IntersectionObserver(
      // Several may have queued up: the last one says how it is now.
      (entries) => {
        const entry = entries.at(-1);
        setNear(entry !== undefined && (entry.isIntersecting || entry.boundingClientRect.top < 0));
      },
      { rootMargin: `0px 0px ${FROM_END}px` },
    );
    observer.observe(end);
    return () => {
      observer.disconnect();
      setNear(false);
    };
  }, [some, ids]);

  useEffect(() => {
    if (!near) return;
    const look = () => setScrolled(scrollY > FROM_TOP);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [near]);

  return (
    <a className="signet-programme-to-top signet-icon" href={`#${ids.filters}`} data-shown={near && scrolled}>
      <span className="signet-visually-hidden">{toolsMessages.ours.toFilters}</span>
    </a>
  );
}
