import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { fieldText } from "../state/selectors.ts";
import { useTools } from "../tools/use-tools.ts";

/**
 * The search field, which the CMS may print as a field of its form. It keeps what is typed in the store; what searches it
 * is loaded when the page is idle.
 */
export function FindField() {
  const root = useRoot();
  const tools = useTools();
  // It stays where it was opened: closing as it loses focus would move the button that is being pressed.
  const opened = useProgramme(({ typed }) => !!typed);
  return (
    <label className="signet-programme-find signet-icon" data-opened={opened || undefined}>
      {messages.ours.find}
      <input
        type="search"
        name="recherche"
        value={useProgramme(fieldText)}
        onChange={({ target }) => root.actions.setTyped({ text: target.value })}
        {...tools?.fieldProps(root)}
      />
    </label>
  );
}
