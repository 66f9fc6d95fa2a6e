import type { StoreApi } from "zustand/vanilla";
import { createAnnouncer } from "../../shared/dom/announcer.ts";
import { takeIds } from "../../shared/dom/take-ids.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { guardActions } from "../../shared/enhance/guard-actions.ts";
import { mountReact } from "../../shared/ui/react-root.tsx";
import { untilReady } from "../../shared/ui/until-ready.ts";
import type { WebcastAttributes } from "./attributes.ts";
import { WEBCAST_IDS, WebcastProvider, type WebcastRoot } from "./root-context.tsx";
import type { WebcastState } from "./state/state.ts";
import { Webcast } from "./Webcast.tsx";

/** Mounts the views; they replace the server's HTML when the first streams have arrived. */
export function mountWebcast(
  context: MountContext<WebcastAttributes>,
  store: StoreApi<WebcastState>,
  settings: WebcastRoot["settings"],
): void {
  const { marker, signal, guard, report } = context;
  const root: WebcastRoot = {
    store,
    actions: guardActions(store.getState().actions, guard),
    settings,
    ids: takeIds(WEBCAST_IDS, marker, signal),
    level: levelOf(marker),
    signal,
    announce: createAnnouncer(signal),
    report,
  };
  const views = (
    <WebcastProvider value={root}>
      <Webcast />
    </WebcastProvider>
  );
  mountReact(context, views, { whenReady: untilReady(store, signal) });
}

/** Level of the widget's headings: that of the server's first heading inside the marker. */
function levelOf(marker: Element): WebcastRoot["level"] {
  const heading = marker.querySelector("h2, h3, h4");
  return (Number(heading?.localName[1]) || 2) as WebcastRoot["level"];
}
