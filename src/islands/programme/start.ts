import { createAddressBar } from "../../shared/dom/address-bar.ts";
import { followHistory } from "../../shared/dom/follow-history.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { type Arrived, defineIsland } from "../../shared/enhance/define-island.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { pageClock } from "../../shared/time/clock.ts";
import { createProgrammeApi } from "./api/api.ts";
import { parseInitial } from "./api/initial.ts";
import type { ProgrammeAttributes } from "./attributes.ts";
import { messages } from "./messages.ts";
import { createProgrammeStore } from "./state/store.ts";

/** Reads the initial JSON, and asks the API for the rest at once. */
function start(context: MarkerContext<ProgrammeAttributes>, { page, isHere }: Arrived) {
  const { attributes, signal, guard, report, takePrefetched } = context;
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
  return { store, api, isHere };
}

export const mount = defineIsland({
  start,
  skeleton: [
    () => import("./skeleton/skeleton.ts"),
    ({ show }, context, { store }) => show(context, store, messages.ours.loading),
  ],
  views: () => import("./mount.tsx"),
  render: ({ renderProgramme }, context, { store, api, isHere }) =>
    renderProgramme(context, store, api, isHere),
});
