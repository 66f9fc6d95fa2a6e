import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { wait } from "../../shared/http/wait.ts";
import { createListRoot } from "../../shared/list/list-root.ts";
import { renderList } from "../../shared/list/render-list.ts";
import { createLoadPart } from "../../shared/ui/part.ts";
import { untilReady } from "../../shared/ui/until-ready.ts";
import type { ProgrammeApi } from "./api/api.ts";
import type { ProgrammeAttributes } from "./attributes.ts";
import { ADVANCED_PART } from "./filters/advanced/AdvancedFilter.tsx";
import { chosenBeforehand } from "./filters/server-form.ts";
import { FIND_PART } from "./find/find-part.ts";
import { messages } from "./messages.ts";
import { Programme } from "./Programme.tsx";
import { VIEW_PARTS } from "./parts.ts";
import { PROGRAMME_IDS, ProgrammeProvider, type ProgrammeRoot } from "./root-context.tsx";
import type { ProgrammeState } from "./state/state.ts";
import { TOOLS_PART } from "./tools/use-tools.ts";

/** How long the first rendering waits for its parts, in ms. */
const PATIENCE = 3000;

/** Mounts the views; they replace the server's HTML when the first list has loaded. */
export function renderProgramme(
  context: MarkerContext<ProgrammeAttributes>,
  store: StoreApi<ProgrammeState>,
  api: ProgrammeApi,
  isHere: () => boolean,
): void {
  const { marker, signal } = context;
  const root: ProgrammeRoot = {
    ...createListRoot(context, store, PROGRAMME_IDS),
    base: document.baseURI,
    loadPart: createLoadPart(context),
    api,
    isHere,
  };
  const views = (
    <ProgrammeProvider value={root}>
      <Programme />
    </ProgrammeProvider>
  );
  const state = store.getState();
  const advanced = marker.querySelector("details[open].signet-programme-filter");
  // Parts that the first rendering needs, so that nothing moves. Without them the list or skeletons are shown.
  const parts = [
    VIEW_PARTS[state.mode],
    advanced && ADVANCED_PART,
    (state.card ?? state.filters.recherche) && TOOLS_PART,
    state.filters.recherche && FIND_PART,
  ];
  const needed = parts.map((part) => part && root.loadPart<unknown>(part).catch(() => {}));
  const inTime = Promise.race([Promise.all(needed), wait(PATIENCE, signal).catch(() => {})]);
  const whenReady = Promise.all([untilReady(store, signal), inTime]).then(() => {
    const chosen = chosenBeforehand(marker);
    if (chosen) root.actions.setFilters(chosen);
  });
  const failures = () => import("./results/messages-failures.ts");
  renderList(context, root, views, failures, messages.retry, whenReady);
}
