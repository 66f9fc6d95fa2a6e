import { createAddressBar } from "../../shared/dom/address-bar.ts";
import { followHistory } from "../../shared/dom/follow-history.ts";
import { ownPage } from "../../shared/dom/own-page.ts";
import type { Mount } from "../../shared/enhance/declaration.ts";
import { json } from "../../shared/enhance/json.ts";
import { readFacts } from "../../shared/facts/read-facts.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { fillBlank } from "../../shared/skeleton/fill-blank.ts";
import { pageClock } from "../../shared/time/clock.ts";
import { createProgrammeApi } from "./api/api.ts";
import { parseInitial } from "./api/initial.ts";
import type { ProgrammeAttributes } from "./attributes.ts";
import { messages } from "./messages.ts";
import { createProgrammeStore } from "./state/store.ts";

/**
 * Starts the programme: reads the initial JSON, asks the API for the rest at once, and mounts the views when React
 * and the first list have arrived. Until then the server's HTML stays.
 */
export const mount: Mount<ProgrammeAttributes> = async (context) => {
  const { marker, attributes, signal, guard, report, takePrefetched } = context;
  const isHere = ownPage(marker);
  await readFacts(context);
  const page = json(marker, "initial", report);
  const api = createProgrammeApi({
    base: apiRoot(attributes.api),
    http: createHttp({ takePrefetched }),
    report,
  });
  const store = createProgrammeStore({
    api,
    initial: page === null ? null : parseInitial(page, report),
    address: createAddressBar(isHere),
    isHere,
    clock: pageClock(),
    random: Math.random,
    signal,
    guard,
    report,
  });
  const { actions } = store.getState();
  actions.start();
  followHistory(context, isHere, actions.readAddress);
  fillBlank(
    marker,
    () => import("./skeleton/skeleton.ts"),
    ({ show }) => show(context, store, messages.ours.loading),
  );

  // Retries once, like every other file.
  const { renderProgramme } = await context.part(() => import("./mount.tsx"));
  if (!signal.aborted) renderProgramme(context, store, api, isHere);
};
