import { useEffect } from "react";
import type { Mode } from "../filters.ts";
import { VIEW_PARTS } from "../parts.ts";
import { useRoot } from "../root-context.tsx";

/** The browser's wish to spare data, where it tells: https://caniuse.com/mdn-api_networkinformation_savedata */
const sparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A view's code sets out while the pointer is on its way to the click. One that does not come is told when wanted. */
export function ViewsAhead(): null {
  const { marker } = useRoot();
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(".signet-view");
      if (!button || sparing()) return;
      for (const mode of Object.keys(VIEW_PARTS) as Mode[]) {
        if (button.matches(`.signet-icon-${mode}`)) VIEW_PARTS[mode]?.load().catch(() => {});
      }
    };
    marker.addEventListener("pointerover", fetchAhead);
    return () => marker.removeEventListener("pointerover", fetchAhead);
  }, [marker]);
  return null;
}
