import { createAnnouncer } from "../../shared/dom/announcer.ts";
import { mayFetch, rememberFetch } from "../../shared/dom/consent.ts";
import { takeIds } from "../../shared/dom/take-ids.ts";
import type { Mount } from "../../shared/enhance/declaration.ts";
import { guardActions } from "../../shared/enhance/guard-actions.ts";
import { json } from "../../shared/enhance/json.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { mountReact } from "../../shared/ui/react-root.tsx";
import { untilReady } from "../../shared/ui/until-ready.ts";
import { createWebcastApi, readStreams } from "./api.ts";
import { WEBCAST_IDS, WebcastProvider, type WebcastRoot } from "./root-context.tsx";
import { readSettings } from "./settings.ts";
import { createWebcastStore } from "./store.ts";
import type { Stream } from "./stream.ts";
import { Webcast } from "./Webcast.tsx";
import type { WebcastAttributes } from "./webcast.island.ts";

/** What the visitor's yes is remembered under. */
const SERVICE = "webcast";

/** Starts the webcast on its marker; it replaces the server's HTML when the first streams are in. */
export const mount: Mount<WebcastAttributes> = (context) => {
  const { marker, attributes, signal, guard, report } = context;
  const settings = readSettings(marker);
  for (const fault of settings.faults) report(new TypeError(fault));
  const store = createWebcastStore({
    api: createWebcastApi({
      base: apiRoot(attributes.api),
      query: settings.query,
      http: createHttp(),
      report,
    }),
    initial: initialStreams(marker, report),
    search: location.search,
    allowed: mayFetch(SERVICE, settings.ask),
    remember: () => rememberFetch(SERVICE),
    signal,
    guard,
    report,
  });
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
  root.actions.start();
  const views = (
    <WebcastProvider value={root}>
      <Webcast />
    </WebcastProvider>
  );
  mountReact(context, views, { whenReady: untilReady(store, signal) });
};

/** JSON of another shape is reported, and the API is asked instead. */
function initialStreams(marker: Element, report: (error: unknown) => void): readonly Stream[] | null {
  const page = json(marker, "initial");
  if (page === null) return null;
  try {
    return readStreams(page, report);
  } catch (error) {
    report(error);
    return null;
  }
}

/** The page knows which headings are above this one: its own, inside the marker, has the level that is right. */
function levelOf(marker: Element): WebcastRoot["level"] {
  const heading = marker.querySelector("h2, h3, h4");
  return (Number(heading?.localName[1]) || 2) as WebcastRoot["level"];
}
