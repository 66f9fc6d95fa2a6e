import { mayFetch, rememberFetch } from "../../shared/dom/consent.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { type Arrived, defineIsland } from "../../shared/enhance/define-island.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { createWebcastApi, readStreams } from "./api/api.ts";
import type { WebcastAttributes } from "./attributes.ts";
import type { Stream } from "./domain/stream.ts";
import { messages } from "./messages.ts";
import { readSettings } from "./state/settings.ts";
import { createWebcastStore } from "./state/store.ts";

/** Key under which the visitor's consent is remembered. */
const SERVICE = "webcast";

/** Asks the API at once. */
function start(context: MarkerContext<WebcastAttributes>, { page }: Arrived) {
  const { marker, attributes, signal, guard, report } = context;
  const settings = readSettings(marker);
  for (const fault of settings.faults) report(fault);
  const store = createWebcastStore({
    api: createWebcastApi({
      base: apiRoot(attributes.api),
      query: settings.query,
      http: createHttp({ patience: 0 }),
      report,
    }),
    initial: page === null ? null : initialStreams(page, report),
    search: location.search,
    allowed: mayFetch(SERVICE, settings.ask),
    remember: () => rememberFetch(SERVICE),
    signal,
    guard,
    report,
  });
  store.getState().actions.start();
  return { store, settings };
}

/** Reads the page's initial JSON. JSON of another shape is reported, and the API is asked instead. */
function initialStreams(page: unknown, report: (error: unknown) => void): readonly Stream[] | null {
  try {
    return readStreams(page, report);
  } catch (error) {
    report(error);
    return null;
  }
}

export const mount = defineIsland({
  start,
  skeleton: [
    () => import("./player/skeleton.ts"),
    ({ show }, context, { store }) => show(context, store, messages.ours.loading),
  ],
  views: () => import("./mount.tsx"),
  render: ({ renderWebcast }, context, { store, settings }) => renderWebcast(context, store, settings),
});
