import { createAddressBar } from "../../shared/dom/address-bar.ts";
import { followHistory } from "../../shared/dom/follow-history.ts";
import { ownPage } from "../../shared/dom/own-page.ts";
import type { Mount } from "../../shared/enhance/declaration.ts";
import { json } from "../../shared/enhance/json.ts";
import { readFacts } from "../../shared/facts/read-facts.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { fillBlank } from "../../shared/skeleton/fill-blank.ts";
import { createDirectoryApi, parseInitial } from "./api/api.ts";
import type { DirectoryAttributes } from "./attributes.ts";
import { kindOf } from "./domain/kind.ts";
import { LETTERS } from "./domain/letters.ts";
import { messages } from "./messages.ts";
import { createDirectoryStore } from "./state/store.ts";

/**
 * Starts a directory: reads the initial JSON, asks the API for the rest at once, and mounts the views when React and
 * the first list have arrived. Until then the server's HTML stays.
 */
export const mount: Mount<DirectoryAttributes> = async (context) => {
  const { marker, attributes, signal, guard, report, takePrefetched } = context;
  const kind = kindOf(marker);
  const isHere = ownPage(marker);
  await readFacts(context);
  const page = json(marker, "initial", report);
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
  fillBlank(
    marker,
    () => import("./skeleton/skeleton.ts"),
    ({ show }) => show(context, store, kind, { letters: LETTERS, words: messages }),
  );

  // Retries once, like every other file.
  const { renderDirectory } = await context.part(() => import("./mount.tsx"));
  if (!signal.aborted) renderDirectory(context, kind, store);
};
