import { dispatch } from "../../../shared/dom/dispatch.ts";

/**
 * Dispatches `signet:calendar` when the visitor saves a card's activity.
 *
 * @returns unsubscribe function
 */
export function watchCalendar(marker: Element): () => void {
  const onClick = ({ target }: Event) => {
    const action = (target as Element).closest(
      ".signet-programme-action-agenda, .signet-programme-action-file",
    );
    const slug = action?.closest<HTMLElement>("[data-slug]")?.dataset.slug;
    if (slug) dispatch(marker, "signet:calendar", { by: action?.matches("a") ? "link" : "file", slug });
  };
  marker.addEventListener("click", onClick);
  return () => marker.removeEventListener("click", onClick);
}
