import type { StoreApi } from "zustand/vanilla";
import { shape, shapes, showSkeleton } from "../../../shared/dom/skeleton.ts";
import type { MountContext } from "../../../shared/enhance/declaration.ts";
import type { Mode } from "../domain/filters.ts";
import type { ProgrammeState } from "../state/state.ts";

const CARD = ["what", "when", "photos", "where"];

/** Shows the programme's page without anything in it, in a marker that is empty until the first list is in. */
export const show = (
  context: MountContext<unknown>,
  store: StoreApi<ProgrammeState>,
  loading: string,
): void => showSkeleton(context, store, programmeSkeleton(store.getState().mode, loading));

function programmeSkeleton(mode: Mode, loading: string): HTMLElement {
  const bars = (name: string) => shape("div", `signet-skeleton ${name}`);
  const card = () => shape("div", "signet-card", ...CARD.map((part) => shape("div", `signet-${part}`)));
  const cards = bars("signet-cards");
  cards.dataset.view = mode;
  cards.append(...shapes(6, card));
  const head = shape("div", "signet-results-head", shape("p", "signet-count", loading));
  const results = shape("div", "signet-results", shape("div", "signet-list", cards));
  if (mode !== "carte") results.prepend(head);
  return shape(
    "div",
    "signet-programme signet-root signet-awaited",
    bars("signet-views"),
    bars("signet-filters"),
    ...(mode === "carte" ? [shape("div", "", head, bars("signet-skeleton-map"))] : []),
    results,
  );
}
