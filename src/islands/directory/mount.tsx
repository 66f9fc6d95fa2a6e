import type { StoreApi } from "zustand/vanilla";
import { createAnnouncer } from "../../shared/dom/announcer.ts";
import { takeIds } from "../../shared/dom/take-ids.ts";
import { tellFailures } from "../../shared/dom/tell-failures.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { guardActions } from "../../shared/enhance/guard-actions.ts";
import { mountReact } from "../../shared/ui/react-root.tsx";
import { untilReady } from "../../shared/ui/until-ready.ts";
import type { DirectoryAttributes } from "./attributes.ts";
import { Directory } from "./Directory.tsx";
import type { Kind } from "./domain/kind.ts";
import { lettersInUse } from "./domain/letters.ts";
import { messages } from "./messages.ts";
import { DIRECTORY_IDS, DirectoryProvider, type DirectoryRoot } from "./root-context.tsx";
import type { DirectoryState } from "./state/state.ts";

/** Mounts the views on the store; they replace the server's HTML when the first list is in. */
export function mountDirectory(
  context: MountContext<DirectoryAttributes>,
  kind: Kind,
  store: StoreApi<DirectoryState>,
): void {
  const { marker, attributes, signal, guard } = context;
  const root: DirectoryRoot = {
    kind,
    store,
    actions: guardActions(store.getState().actions, guard),
    ids: takeIds(DIRECTORY_IDS, marker, signal),
    inUse: lettersInUse(marker),
    tellsFailures: /^visible$/i.test(attributes.errors),
    announce: createAnnouncer(signal),
  };
  const views = (
    <DirectoryProvider value={root}>
      <Directory />
    </DirectoryProvider>
  );
  if (root.tellsFailures) {
    const load = () => import("./views/messages-failures.ts");
    tellFailures(context, store, load, messages.retry, root.announce, root.ids.heading);
  }
  mountReact(context, views, { whenReady: untilReady(store, signal) });
}
