import { useEffect } from "react";
import { useRoot } from "../root-context.tsx";

interface FiltersAddressProps {
  readonly setOpen: (open: boolean) => void;
}

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
        if (panel) panel.tabIndex = -1;
        panel?.focus({ preventScroll: true });
      });
    };
    const onHashChange = () => {
      if (location.hash === hash) go();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || link.hash !== hash || link.pathname !== location.pathname) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
