import type { Mount } from "../../shared/enhance/declaration.ts";
import { readFacts } from "../../shared/facts/read-facts.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { wholeSelection } from "../../shared/selection/whole-selection.ts";
import { pageClock } from "../../shared/time/clock.ts";
import { createSelectionApi } from "./api/api.ts";
import type { SelectionAttributes } from "./attributes.ts";
import { createSelectionStore } from "./state/store.ts";

/**
 * Starts the plan: reads what the browser keeps, asks the API what has changed, and mounts the views. They do not wait
 * for the API when everything is known already.
 */
export const mount: Mount<SelectionAttributes> = async (context) => {
  const { attributes, signal, guard, report, takePrefetched, whenBack } = context;
  const base = apiRoot(attributes.api);
  await readFacts(context);
  const store = createSelectionStore({
    selection: wholeSelection(),
    api: createSelectionApi({ base, http: createHttp({ takePrefetched }), report }),
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
  // Retries once, like every other file.
  const { renderSelection } = await context.part(() => import("./mount.tsx"));
  if (!signal.aborted) renderSelection(context, store);
};
