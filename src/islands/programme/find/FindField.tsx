import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";

/**
 * The search field, which the CMS may print as a field of its form. React renders it once and never changes it:
 * watch-field.ts, loaded when the page is idle, reads and writes it.
 */
export const FindField = () => (
  <label className="signet-programme-find signet-icon">
    {messages.ours.find}
    <input type="search" name="recherche" defaultValue={useRoot().store.getState().filters.recherche ?? ""} />
  </label>
);
