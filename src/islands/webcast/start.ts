import { mayFetch, rememberFetch } from "../../shared/dom/consent.ts";
import type { Mount } from "../../shared/enhance/declaration.ts";
import { json } from "../../shared/enhance/json.ts";
import { readFacts } from "../../shared/facts/read-facts.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { fillBlank } from "../../shared/skeleton/fill-blank.ts";
import { createWebcastApi, readStreams } from "./api/api.ts";
import type { WebcastAttributes } from "./attributes.ts";
import type { Stream } from "./domain/stream.ts";
import { messages } from "./messages.ts";
import { readSettings } from "./state/settings.ts";
import { createWebcastStore } from "./state/store.ts";

/** Key under which the visitor's consent is remembered. */
const SERVICE = "webcast";

/**
 * Starts the webcast: asks the API at once, and mounts the views when React and the first streams have arrived. Until
 * then the server's HTML stays.
 */
export const mount: Mount<WebcastAttributes> = async (context) => {
  const { marker, attributes, signal, guard, report } = context;
  await readFacts(context);
  const settings = readSettings(marker);
  for (const fault of settings.faults) report(fault);
  const store = createWebcastStore({
    api: createWebcastApi({
      base: apiRoot(attributes.api),
      query: settings.query,
      http: createHttp({ patience: 0 }),
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
  store.getState().actions.start();
  fillBlank(
    marker,
    () => import("./player/skeleton.ts"),
    ({ show }) => show(context, store, messages.ours.loading),
  );

  // Retries once, like every other file.
  const { renderWebcast } = await context.part(() => import("./mount.tsx"));
  if (!signal.aborted) renderWebcast(context, store, settings);
};

/** Reads the page's initial JSON. Broken JSON, or JSON of another shape, is reported, and the API is asked instead. */
function initialStreams(marker: Element, report: (error: unknown) => void): readonly Stream[] | null {
  const page = json(marker, "initial", report);
  if (page === null) return null;
  try {
    return readStreams(page, report);
  } catch (error) {
    report(error);
    return null;
  }
}
