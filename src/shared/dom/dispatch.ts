import { END, type Marker } from "../enhance/end.ts";

type Events = GlobalEventHandlersEventMap;
/** Events about what a visitor does; the runtime dispatches the others. */
type ActionEvent =
  | "signet:filter"
  | "signet:more"
  | "signet:share"
  | "signet:calendar"
  | "signet:keep"
  | "signet:play"
  | "signet:open"
  | "signet:search";

/**
 * Dispatches an event about what a visitor has done. It bubbles from the marker, so that a page can count; nothing
 * waits for its listeners.
 */
export function dispatch<Type extends ActionEvent>(
  marker: Marker,
  type: Type,
  detail: Omit<Events[Type]["detail"], "kind" | "name">,
): void {
  marker.dispatchEvent(
    new CustomEvent(type, { bubbles: true, detail: { ...marker[END]?.identity, ...detail } }),
  );
}
