import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { wait } from "../../shared/http/wait.ts";
import { safeLink } from "../../shared/links/safe-link.ts";
import { namesSelection } from "../../shared/selection/fragment.ts";
import { createIslandRoot } from "../../shared/ui/island-root.tsx";
import { createLoadPart } from "../../shared/ui/part.ts";
import { renderReact } from "../../shared/ui/react-root.tsx";
import { untilReady } from "../../shared/ui/until-ready.ts";
import type { SelectionAttributes } from "./attributes.ts";
import { SELECTION_IDS, SelectionProvider, type SelectionRoot } from "./root-context.tsx";
import { Selection } from "./Selection.tsx";
import type { SelectionState } from "./state/state.ts";
import { CARRY_PART, SENT_PART, SPANS_PART } from "./views/plan-parts.ts";

/** How long the first rendering waits for its parts, in ms. Without them the plan is shown all the same. */
const PATIENCE = 3000;

/** Mounts the views; they replace the server's HTML when what is kept is known. */
export function renderSelection(
  context: MarkerContext<SelectionAttributes>,
  store: StoreApi<SelectionState>,
): void {
  const { marker, signal } = context;
  const root: SelectionRoot = {
    ...createIslandRoot(context, store, SELECTION_IDS),
    base: document.baseURI,
    programme: safeLink(marker.querySelector("a[href]")?.getAttribute("href")),
    loadPart: createLoadPart(context),
  };
  // An empty selection needs neither luxon nor a code; what somebody has sent may be kept at any moment.
  const isSent = namesSelection(location.hash);
  const forPlan = isSent || store.getState().ids.length > 0 ? [SPANS_PART, CARRY_PART] : [];
  const parts = [...forPlan, isSent ? SENT_PART : null];
  const needed = parts.map((part) => part && root.loadPart<unknown>(part).catch(() => {}));
  const inTime = Promise.race([Promise.all(needed), wait(PATIENCE, signal).catch(() => {})]);
  const whenReady = Promise.all([untilReady(store, signal), inTime]);
  const views = (
    <SelectionProvider value={root}>
      <Selection />
    </SelectionProvider>
  );
  renderReact(context, views, { whenReady });
}
