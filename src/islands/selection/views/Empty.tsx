import { messages } from "../messages.ts";
import { useRoot, useSelection } from "../root-context.tsx";

/** Nothing is kept: what the page is for, and the way to the programme. */
export function Empty() {
  const { programme } = useRoot();
  const isShared = useSelection(({ shared }) => shared !== null);
  if (isShared) return null;
  return (
    <div className="signet-selection-empty">
      <p>{messages.emptyHelp}</p>
      {programme !== null && (
        <a className="signet-button signet-button-solid" href={programme}>
          {messages.toProgramme}
        </a>
      )}
    </div>
  );
}
