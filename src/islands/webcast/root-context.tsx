import { createRootContext, type IslandRoot } from "../../shared/ui/island-root.tsx";
import type { WebcastSettings } from "./state/settings.ts";
import type { WebcastState } from "./state/state.ts";

/** Ids for links; numbered in a second root of the page. */
export const WEBCAST_IDS = {
  title: "webdiffusion-titre",
  others: "autres-webdiffusions",
  books: "webdiffusion-livres",
  booksTitle: "webdiffusion-livres-titre",
} as const;

/** Values of one root of the webcast; none changes during the root's life. */
export interface WebcastRoot extends IslandRoot<WebcastState, keyof typeof WEBCAST_IDS> {
  readonly settings: WebcastSettings;
  /** Level of the stream's heading; headings below it have the next level. */
  readonly level: 2 | 3 | 4;
}

export const {
  RootProvider: WebcastProvider,
  useRoot,
  useRootState: useWebcast,
} = createRootContext<WebcastRoot>();
