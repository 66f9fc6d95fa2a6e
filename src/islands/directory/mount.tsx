import type { StoreApi } from "zustand/vanilla";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { createListRoot } from "../../shared/list/list-root.ts";
import { mountList } from "../../shared/list/mount-list.ts";
import type { DirectoryAttributes } from "./attributes.ts";
import { Directory } from "./Directory.tsx";
import type { Kind } from "./domain/kind.ts";
import { lettersInUse } from "./domain/letters.ts";
import { messages } from "./messages.ts";
import { DIRECTORY_IDS, DirectoryProvider, type DirectoryRoot } from "./root-context.tsx";
import type { DirectoryState } from "./state/state.ts";

/** Mounts the views; they replace the server's HTML when the first list has loaded. */
export function mountDirectory(
  context: MountContext<DirectoryAttributes>,
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
  mountList(context, root, views, failures, messages.retry);
}
