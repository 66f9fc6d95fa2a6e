import { createAddressBar } from "../../shared/dom/address-bar.ts";
import { followHistory } from "../../shared/dom/follow-history.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { type Arrived, defineIsland } from "../../shared/enhance/define-island.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { createDirectoryApi, parseInitial } from "./api/api.ts";
import type { DirectoryAttributes } from "./attributes.ts";
import { kindOf } from "./domain/kind.ts";
import { LETTERS } from "./domain/letters.ts";
import { messages } from "./messages.ts";
import { createDirectoryStore } from "./state/store.ts";

/** Reads the initial JSON, and asks the API for the rest at once. */
function start(context: MarkerContext<DirectoryAttributes>, { page, isHere }: Arrived) {
  const { marker, attributes, signal, guard, report, takePrefetched } = context;
  const kind = kindOf(marker);
  const store = createDirectoryStore({
    api: createDirectoryApi(apiRoot(attributes.api), kind, createHttp({ takePrefetched }), report),
    initial: page === null ? null : parseInitial(page, report),
    address: createAddressBar(isHere),
    isHere,
    signal,
    guard,
    report,
  });
  const { actions } = store.getState();
  actions.start();
  followHistory(context, isHere, actions.readAddress);
  return { store, kind };
}

export const mount = defineIsland({
  start,
  skeleton: [
    () => import("./skeleton/skeleton.ts"),
    ({ show }, context, { store, kind }) => show(context, store, kind, { letters: LETTERS, words: messages }),
  ],
  views: () => import("./mount.tsx"),
  render: ({ renderDirectory }, context, { store, kind }) => renderDirectory(context, kind, store),
});
