import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../../shared/enhance/declaration.ts";
import { shape, shapes, showSkeleton } from "../../../shared/skeleton/skeleton.ts";
import type { WebcastState } from "../state/state.ts";

/** Shows the webcast without a stream in an empty marker, until the first answer has arrived. */
export const show = (context: MarkerContext<unknown>, store: StoreApi<WebcastState>, loading: string): void =>
  showSkeleton(context, store, webcastSkeleton(loading));

const webcastSkeleton = (loading: string): HTMLElement =>
  shape(
    "div",
    "signet-webcast signet-root signet-awaited",
    shape(
      "div",
      "signet-webcast-screen",
      shape("div", "signet-webcast-player", shape("p", "signet-poster", loading)),
      shape("div", "signet-webcast-beside signet-skeleton"),
      shape("div", "signet-webcast-facts"),
    ),
    shape("ul", "signet-skeleton", ...shapes(2, () => shape("li", ""))),
  );
