import { shape, shapes } from "../../shared/dom/skeleton.ts";
import type { Mode } from "./filters.ts";
import { messages } from "./messages.ts";

const CARD = ["what", "when", "photos", "where"];

/** The programme's page without anything in it, for a marker that is empty until the first list is in. */
export function programmeSkeleton(mode: Mode): HTMLElement {
  const bars = (name: string) => shape("div", `signet-skeleton ${name}`);
  const card = () => shape("div", "signet-card", ...CARD.map((part) => shape("div", `signet-${part}`)));
  const cards = bars("signet-cards");
  cards.dataset.view = mode;
  cards.append(...shapes(6, card));
  const head = shape("div", "signet-results-head", shape("p", "signet-count", messages.ours.loading));
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
