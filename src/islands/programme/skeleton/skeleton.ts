import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../../shared/enhance/declaration.ts";
import { shape, shapes, showSkeleton } from "../../../shared/skeleton/skeleton.ts";
import type { Mode } from "../domain/filters.ts";
import type { ProgrammeState } from "../state/state.ts";

const CARD = ["what", "when", "photos", "where"];

/** Shows the programme's page without content in an empty marker, until the first list has loaded. */
export function show(
  context: MarkerContext<unknown>,
  store: StoreApi<ProgrammeState>,
  loading: string,
): void {
  showSkeleton(context, store, programmeSkeleton(store.getState().mode, loading));
  const { marker, signal, report } = context;
  const unsubscribe = store.subscribe(({ failure }) => {
    if (!failure) return;
    unsubscribe();
    // The marker is empty: show the last stored answer. Loading its code may fail, too.
    context
      .part(() => import("../last/watch-last.ts"))
      .then(
        ({ watchLast }) => watchLast({ marker, store, signal, report }),
        () => {},
      );
  });
  signal.addEventListener("abort", unsubscribe);
}

function programmeSkeleton(mode: Mode, loading: string): HTMLElement {
  const bars = (name: string) => shape("div", `signet-skeleton ${name}`);
  const card = () =>
    shape("div", "signet-programme-card", ...CARD.map((part) => shape("div", `signet-programme-${part}`)));
  const cards = bars("signet-programme-cards");
  cards.dataset.view = mode;
  cards.append(...shapes(6, card));
  const head = shape("div", "signet-programme-results-head", shape("p", "signet-programme-count", loading));
  const results = shape("div", "signet-programme-results", shape("div", "signet-programme-list", cards));
  if (mode !== "carte") results.prepend(head);
  return shape(
    "div",
    "signet-programme signet-root signet-awaited",
    bars("signet-programme-views"),
    bars("signet-programme-filters"),
    ...(mode === "carte" ? [shape("div", "", head, bars("signet-programme-skeleton-map"))] : []),
    results,
  );
}
