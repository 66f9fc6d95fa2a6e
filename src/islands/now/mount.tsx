import type { StoreApi } from "zustand/vanilla";
import { takeIds } from "../../shared/dom/take-ids.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { renderReact } from "../../shared/ui/react-root.tsx";
import { untilReady } from "../../shared/ui/until-ready.ts";
import type { NowAttributes } from "./attributes.ts";
import { Now } from "./Now.tsx";
import { NOW_IDS } from "./places/now-view.ts";
import type { NowState } from "./state/store.ts";

/** Mounts the view; it replaces the server's HTML when the first answer has arrived. */
export function renderNow(
  context: MarkerContext<unknown>,
  attributes: NowAttributes,
  store: StoreApi<NowState>,
): void {
  const { marker, signal } = context;
  const { heading } = takeIds(NOW_IDS, marker, signal);
  const level = Number(marker.querySelector("h1, h2, h3, h4")?.localName[1]) || 2;
  const view = <Now store={store} {...attributes} heading={heading} level={level as 1 | 2 | 3 | 4} />;
  renderReact(context, view, { whenReady: untilReady(store, signal) });
}
