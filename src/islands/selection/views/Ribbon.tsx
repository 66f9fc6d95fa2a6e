import type { RowId } from "../../../shared/http/row-id.ts";
import { keepMessages } from "../../../shared/selection/messages-keep.ts";
import { ahead } from "../../../shared/ui/ahead.ts";
import { useActions, useRoot, useSelection } from "../root-context.tsx";
import { ACTS_PART } from "../share/acts-part.ts";

const toTell = ahead(ACTS_PART);

/** The bookmark of a row: keeps an activity, or drops it. */
export function Ribbon({ id, title }: { readonly id: RowId; readonly title: string }) {
  const root = useRoot();
  const actions = useActions();
  const isKept = useSelection(({ ids }) => ids.includes(id));
  const onClick = (button: HTMLElement) => {
    if (isKept) actions.drop(id);
    else actions.keep(id);
    root.loadPart(ACTS_PART).then(
      ({ tellKept }) => tellKept(root, id, button),
      () => {},
    );
  };
  return (
    <button
      type="button"
      className="signet-keep"
      aria-pressed={isKept}
      aria-label={keepMessages.name(title)}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      {...toTell}
    />
  );
}
