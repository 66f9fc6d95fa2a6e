import type { RowId } from "../../../shared/http/row-id.ts";
import { messages } from "../messages.ts";
import { useSelection } from "../root-context.tsx";
import { Ribbon } from "./Ribbon.tsx";

/**
 * An activity of which only the id is known: the API has not answered, or no longer has it, and nothing readable is
 * stored.
 */
export function UnknownRow({ id, isDropped = false }: { readonly id: RowId; readonly isDropped?: boolean }) {
  const isGone = useSelection(({ gone }) => gone.has(id));
  const isUnread = useSelection(({ unread }) => unread.has(id));
  const title = messages.unknown(id);
  return (
    <article
      className="signet-selection-row"
      data-loose
      data-off={isGone || undefined}
      data-dropped={isDropped || undefined}
    >
      <div className="signet-selection-what">
        <h3 className="signet-selection-title">{title}</h3>
        <p className="signet-selection-note">
          {isGone ? messages.gone : isUnread ? messages.unreadable : messages.unknownWhy}
        </p>
        {isDropped && <p className="signet-selection-note">{messages.droppedNote}</p>}
      </div>
      <Ribbon id={id} title={title} />
    </article>
  );
}
