import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { createListRoot } from "../../shared/list/list-root.ts";
import { renderList } from "../../shared/list/render-list.ts";
import { watchAnswers } from "../../shared/list/watch-answers.ts";
import type { DirectoryAttributes } from "./attributes.ts";
import { Directory } from "./Directory.tsx";
import type { Kind } from "./domain/kind.ts";
import { lettersInUse } from "./domain/letters.ts";
import { messages } from "./messages.ts";
import { DIRECTORY_IDS, DirectoryProvider, type DirectoryRoot } from "./root-context.tsx";
import type { DirectoryState } from "./state/state.ts";
import { format } from "./state/url.ts";

/** Mounts the views; they replace the server's HTML when the first list has loaded. */
export function renderDirectory(
  context: MarkerContext<DirectoryAttributes>,
  kind: Kind,
  store: StoreApi<DirectoryState>,
): void {
  const root: DirectoryRoot = {
    ...createListRoot(context, store, DIRECTORY_IDS),
    kind,
    inUse: lettersInUse(context.marker),
  };
  const views = (
    <DirectoryProvider value={root}>
      <Directory />
    </DirectoryProvider>
  );
  const failures = () => import("./views/messages-failures.ts");
  renderList(context, root, views, failures, messages.retry);
  watchAnswers(root, (state) => format({ ...state, page: 1, card: null }));
}
