import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";

/** The button that goes to the hidden search field, in the bar at the foot of a narrow column. */
export function FindOpener() {
  const { marker } = useRoot();
  const goTo = () => {
    const field = marker.querySelector<HTMLInputElement>(".signet-programme-find input");
    field?.scrollIntoView({ block: "center" });
    moveFocus(field, IN_PLACE);
  };
  return (
    <button type="button" className="signet-programme-find-opener signet-icon" onClick={goTo}>
      <span className="signet-visually-hidden">{messages.ours.find}</span>
    </button>
  );
}
