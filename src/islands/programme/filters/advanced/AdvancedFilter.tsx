import { useEffect, useState } from "react";
import { type Part, usePart } from "../../../../shared/ui/part.ts";
import { messages } from "../../messages.ts";
import { useProgramme, useRoot } from "../../root-context.tsx";
import { hiddenActive } from "../../state/selectors.ts";

/**
 * The selectors of the advanced block. Their css is in the page already, because the server prints the block, too.
 */
export const ADVANCED_PART: Part<typeof import("./AdvancedSelects.tsx")> = {
  load: () => import("./AdvancedSelects.tsx"),
};

/** Further filters in a closed block, which opens by itself when one of them is active. */
export function AdvancedFilter() {
  const { ids, loadPart } = useRoot();
  const id = `${ids.filters}-plus`;
  const active = useProgramme(hiddenActive);
  // Read from the server's HTML, where the block is open for an active filter or because the visitor opened it.
  const [open, setOpen] = useState(() => !!document.getElementById(id)?.closest("[open]"));
  const some = active > 0;
  useEffect(() => {
    if (some) setOpen(true);
  }, [some]);
  const block = usePart(ADVANCED_PART, open, loadPart);
  useEffect(() => {
    // Its code could not be loaded (reported): the button lets the visitor try again.
    if (block === null) setOpen(false);
  }, [block]);
  return (
    <div className="signet-programme-filter">
      <button
        type="button"
        className="signet-programme-disclosure"
        id={id}
        aria-expanded={open}
        aria-controls={`${id}-liste`}
        onClick={() => setOpen(!open)}
      >
        {messages.ours.moreFilters(active)}
      </button>
      <div className="signet-programme-advanced" id={`${id}-liste`} hidden={!open}>
        {block && <block.AdvancedSelects />}
      </div>
    </div>
  );
}
