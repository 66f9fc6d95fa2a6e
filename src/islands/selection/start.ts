import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineIsland } from "../../shared/enhance/define-island.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { wholeSelection } from "../../shared/selection/whole-selection.ts";
import { pageClock } from "../../shared/time/clock.ts";
import { createSelectionApi } from "./api/api.ts";
import type { SelectionAttributes } from "./attributes.ts";
import { createSelectionStore } from "./state/store.ts";

/**
 * Reads what the browser keeps, and asks the API what has changed. The views do not wait for the API when everything is
 * known already.
 */
function start(context: MarkerContext<SelectionAttributes>) {
  const { attributes, signal, guard, report, takePrefetched, whenBack } = context;
  const store = createSelectionStore({
    selection: wholeSelection(),
    api: createSelectionApi({ base: apiRoot(attributes.api), http: createHttp({ takePrefetched }), report }),
    readFragment: async (fragment) => {
      const { idsOfFragment } = await context.part(() => import("./domain/code.ts"));
      return idsOfFragment(fragment);
    },
    clock: pageClock(),
    signal,
    guard,
    report,
    whenBack,
  });
  store.getState().actions.start();
  return store;
}

export const mount = defineIsland({
  start,
  views: () => import("./mount.tsx"),
  render: ({ renderSelection }, context, store) => renderSelection(context, store),
});
