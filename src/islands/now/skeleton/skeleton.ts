import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../../shared/enhance/declaration.ts";
import { shape, shapes, showSkeleton } from "../../../shared/skeleton/skeleton.ts";
import type { messages } from "../messages.ts";
import type { NowState } from "../state/store.ts";

/** Passed by the start, because this chunk shares no module with it. */
interface Start {
  readonly board: boolean;
  readonly words: typeof messages;
}

/** As many as fit on a screen in the hall; the strip cuts them off. */
const PLACES = 8;

/** Shows places without activities in an empty marker, until the first answer has arrived. */
export const show = (context: MarkerContext<unknown>, store: StoreApi<NowState>, start: Start): void =>
  showSkeleton(context, store, nowSkeleton(start));

function nowSkeleton({ board, words }: Start): HTMLElement {
  const bar = (name: string) => shape("b", `signet-now-${name}`);
  const place = () => shape("div", "signet-now-place", bar("name"), bar("title"), bar("title"));
  const places = shape("div", "signet-now-places signet-skeleton", ...shapes(PLACES, place));
  places.setAttribute("aria-hidden", "true");
  const skeleton = shape(
    "div",
    "signet-now signet-root",
    shape(
      "div",
      "signet-now-head",
      shape("p", "signet-poster", words.on),
      shape("p", "signet-poster", words.loading),
    ),
    places,
  );
  if (board) skeleton.setAttribute("data-board", "");
  return skeleton;
}
