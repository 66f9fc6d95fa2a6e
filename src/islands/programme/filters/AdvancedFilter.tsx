import { useEffect, useState } from "react";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { hiddenActive } from "../state/selectors.ts";

/** The selectors of the advanced block; its css is there before them, for the server prints it, too. */
export const ADVANCED_PART: Part<typeof import("./AdvancedSelects.tsx")> = {
  load: () => import("./AdvancedSelects.tsx"),
};

/** More filters, out of the way until one of them counts: they open by themselves then, and close when asked to. */
export function AdvancedFilter() {
  const { ids, loadPart } = useRoot();
  const id = `${ids.filters}-plus`;
  const active = useProgramme(hiddenActive);
  // At first this looks at the server's own block, which is open for the same reason, or because the visitor opened it.
  const [open, setOpen] = useState(() => !!document.getElementById(id)?.closest("[open]"));
  const some = active > 0;
  useEffect(() => {
    if (some) setOpen(true);
  }, [some]);
  const block = usePart(ADVANCED_PART, open, loadPart);
  useEffect(() => {
    // It did not come, which is reported: the button offers to try again.
    if (block === null) setOpen(false);
  }, [block]);
  return (
    <div className="signet-filter">
      <button
        type="button"
        className="signet-disclosure"
        id={id}
        aria-expanded={open}
        aria-controls={`${id}-liste`}
        onClick={() => setOpen(!open)}
      >
        {messages.ours.moreFilters(active)}
      </button>
      <div className="signet-advanced" id={`${id}-liste`} hidden={!open}>
        {block && <block.AdvancedSelects />}
      </div>
    </div>
  );
}
