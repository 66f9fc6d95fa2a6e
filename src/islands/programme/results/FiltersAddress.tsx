import { useEffect } from "react";
import { linkOfClick } from "../../../shared/focus/link-of-click.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { useRoot } from "../root-context.tsx";

interface FiltersAddressProps {
  readonly setOpen: (open: boolean) => void;
}

const pageOf = ({ origin, pathname, search }: HTMLAnchorElement | Location) => origin + pathname + search;

/**
 * '#filtres' leads to the filters wherever it comes from: our own way back, a theme's link, the address bar. On a
 * narrow column they open first, for a browser finds no closed target.
 */
export function FiltersAddress({ setOpen }: FiltersAddressProps): null {
  const { ids } = useRoot();
  useEffect(() => {
    const hash = `#${ids.filters}`;
    const go = () => {
      setOpen(true);
      // After the panel has appeared
      requestAnimationFrame(() => {
        const panel = document.getElementById(ids.filters);
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        // The panel stays in sight on a wide column: what has a top to go to is the whole.
        panel?.parentElement?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
        moveFocus(panel, IN_PLACE);
      });
    };
    const onHashChange = () => {
      if (location.hash === hash) go();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOfClick(event);
      if (link?.hash !== hash) return;
      // Another query is another list: the browser goes there. A fragment alone is meant for this page, whatever a <base>
      // makes of it.
      if (link.getAttribute("href") !== hash && pageOf(link) !== pageOf(location)) return;
      // No entry in the history: Back leaves the page (ruling D07).
      event.preventDefault();
      go();
    };
    addEventListener("hashchange", onHashChange);
    document.addEventListener("click", onClick);
    return () => {
      removeEventListener("hashchange", onHashChange);
      document.removeEventListener("click", onClick);
    };
  }, [ids, setOpen]);
  return null;
}
