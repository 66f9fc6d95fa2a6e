import { useLayoutEffect } from "react";
import { linkOfClick } from "../../../shared/focus/link-of-click.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { useRoot } from "../root-context.tsx";

interface FiltersAddressProps {
  readonly setOpen: (open: boolean) => void;
}

const pageOf = ({ origin, pathname, search }: HTMLAnchorElement | Location) => origin + pathname + search;

/**
 * '#filtres' scrolls to the filters, whether from 'Retour aux filtres', a theme's link or the address bar. In a
 * narrow column they open first, because a browser does not scroll to a closed target.
 */
export function FiltersAddress({ setOpen }: FiltersAddressProps): null {
  const { ids } = useRoot();
  // As soon as 'Retour aux filtres' is there: a busy page runs other effects later.
  useLayoutEffect(() => {
    const hash = `#${ids.filters}`;
    const go = () => {
      setOpen(true);
      // After the panel is shown
      requestAnimationFrame(() => {
        const panel = document.getElementById(ids.filters);
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        // In a wide column the panel is sticky: scroll to its parent.
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
      // A link with another query is another list: the browser follows it. A bare fragment means this page, with any
      // <base>.
      if (link.getAttribute("href") !== hash && pageOf(link) !== pageOf(location)) return;
      // Without a history entry: Back leaves the page (ruling D07).
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
