import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { createIslandRoot } from "../../shared/ui/island-root.tsx";
import { renderReact } from "../../shared/ui/react-root.tsx";
import { untilReady } from "../../shared/ui/until-ready.ts";
import type { WebcastAttributes } from "./attributes.ts";
import { WEBCAST_IDS, WebcastProvider, type WebcastRoot } from "./root-context.tsx";
import type { WebcastState } from "./state/state.ts";
import { Webcast } from "./Webcast.tsx";

/** Mounts the views; they replace the server's HTML when the first streams have arrived. */
export function renderWebcast(
  context: MarkerContext<WebcastAttributes>,
  store: StoreApi<WebcastState>,
  settings: WebcastRoot["settings"],
): void {
  const root: WebcastRoot = {
    ...createIslandRoot(context, store, WEBCAST_IDS),
    settings,
    level: levelOf(context.marker),
  };
  const views = (
    <WebcastProvider value={root}>
      <Webcast />
    </WebcastProvider>
  );
  renderReact(context, views, { whenReady: untilReady(store, context.signal) });
}

/** Level of the widget's headings: that of the server's first heading inside the marker. */
function levelOf(marker: Element): WebcastRoot["level"] {
  const heading = marker.querySelector("h2, h3, h4");
  return (Number(heading?.localName[1]) || 2) as WebcastRoot["level"];
}
