import { createStore, type StoreApi } from "zustand/vanilla";
import type { Activity } from "../../../shared/activity/activity.ts";
import { permitted } from "../../../shared/dom/permitted.ts";
import { reportedOnce } from "../../../shared/http/read-rows.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import { namesSelection } from "../../../shared/selection/fragment.ts";
import type { StoredActivity } from "../../../shared/selection/stored-activity.ts";
import { changesBetween } from "../domain/changes.ts";
import { activityOf, plannedIds, sharedIds } from "./selectors.ts";
import type { SelectionActions, SelectionData, SelectionOptions, SelectionState } from "./state.ts";

const without = (ids: readonly RowId[], id: RowId): readonly RowId[] => ids.filter((one) => one !== id);

/** Renews the time at each full minute that the visitor sees. */
const MINUTE = 60_000;

/** The plan of one marker: the page's selection, what is stored of it, and what the API says of it now. */
export function createSelectionStore(options: SelectionOptions): StoreApi<SelectionState> {
  const { selection, api, readFragment, clock, signal, guard, report, whenBack } = options;
  let request = new AbortController();

  /** Everything that the page shows. */
  const shown = (state: SelectionState): readonly RowId[] => [
    ...new Set([...plannedIds(state), ...sharedIds(state)]),
  ];

  /** Reads what is stored of everything shown. What cannot be read is reported once. */
  function readStored(): void {
    const { stored, unread } = store.getState();
    const next = new Map<RowId, StoredActivity>();
    const unreadable = new Set(unread);
    reportedOnce((complain) => {
      for (const id of shown(store.getState())) {
        if (unread.has(id) && !stored.has(id)) continue;
        const known =
          stored.get(id) ??
          selection.stored(id, (problem) => {
            unreadable.add(id);
            complain(problem);
          });
        if (known) next.set(id, known);
      }
    }, report);
    // The same object while nothing is new: every row reads it.
    const isSame = next.size === stored.size && [...next].every(([id, known]) => stored.get(id) === known);
    store.setState({ stored: isSame ? stored : next, unread: unreadable });
  }

  /** Stores what is new without being a change for the visitor: a first row, another title. */
  function renew(rows: ReadonlyMap<RowId, Activity>): void {
    const stored = new Map(store.getState().stored);
    for (const [id, activity] of rows) {
      const known = stored.get(id);
      if (!selection.has(id) || (known && changesBetween(known.activity, activity, "").length > 0)) continue;
      if (known && JSON.stringify(known.activity) === JSON.stringify(activity)) continue;
      selection.store(id, activity);
      stored.set(id, { activity, keptAt: known?.keptAt ?? clock().getTime() });
    }
    store.setState({ stored });
  }

  async function load(): Promise<void> {
    const ids = shown(store.getState());
    request.abort();
    if (ids.length === 0) return store.setState({ phase: "ready", busy: false, failure: null });
    request = new AbortController();
    const mine = request.signal;
    store.setState({ busy: true, failure: null });
    try {
      const { rows, complete } = await api.rowsOf(ids, mine);
      if (mine.aborted) return;
      const gone = new Set(complete ? ids.filter((id) => !rows.has(id)) : []);
      store.setState({ rows, gone, phase: "ready", busy: false });
      renew(rows);
    } catch (failure) {
      if (mine.aborted) return;
      store.setState({ failure, phase: "ready", busy: false });
      report(failure);
    }
  }

  /** Loads what is new; what the plan shows already stays. */
  function follow(): void {
    const state = store.getState();
    readStored();
    const now = store.getState();
    const ids = shown(state);
    if (ids.every((id) => activityOf(now, id))) store.setState({ phase: "ready" });
    if (ids.some((id) => !now.rows.has(id) && !now.gone.has(id))) void load();
  }

  /** Takes up the selection in the page's address, and loads what is new. */
  function readAddress(): void {
    const fragment = location.hash;
    const take = guard((shared: SelectionData["shared"]) => {
      // The address may have changed while the code was read.
      if (signal.aborted || location.hash !== fragment) return;
      store.setState({ shared });
      follow();
    });
    const lose = (error: unknown) => {
      report(error);
      whenBack(readAddress);
      take(null);
    };
    if (namesSelection(fragment)) readFragment(fragment).then(take, lose);
    else take(null);
  }

  function tick(): void {
    if (!document.hidden) store.setState({ now: clock() });
  }

  function replace(ids: readonly RowId[], undo: SelectionState["undo"]): void {
    store.setState({ dropped: [], undo });
    selection.replace(ids);
    for (const id of ids) {
      const row = store.getState().rows.get(id);
      if (row && !selection.stored(id)) selection.store(id, row);
    }
    follow();
  }

  const actions: SelectionActions = {
    start() {
      const changed = guard(() => {
        const { dropped } = store.getState();
        store.setState({
          ids: selection.ids(),
          dropped: dropped.filter((id) => !selection.has(id)),
          lasts: selection.lasts(),
        });
        follow();
      });
      selection.subscribe(changed, signal);
      const online = guard(() => {
        if (store.getState().failure) void load();
      });
      addEventListener("online", online, { signal });
      // src/offline dispatches this when the network is back.
      addEventListener(
        "signet:refresh",
        guard(() => load()),
        { signal },
      );
      addEventListener("hashchange", readAddress, { signal });
      document.addEventListener("visibilitychange", guard(tick), { signal });
      const timer = setInterval(guard(tick), MINUTE);
      signal.addEventListener("abort", () => {
        clearInterval(timer);
        request.abort();
      });
      readAddress();
    },
    keep(id) {
      store.setState(({ dropped }) => ({ dropped: without(dropped, id), undo: null }));
      selection.keep(id, activityOf(store.getState(), id));
    },
    drop(id) {
      store.setState(({ dropped }) => ({ dropped: [...without(dropped, id), id], undo: null }));
      selection.drop(id);
    },
    seen(ids) {
      const stored = new Map(store.getState().stored);
      for (const id of ids) {
        const activity = store.getState().rows.get(id);
        if (!activity) continue;
        selection.store(id, activity);
        stored.set(id, { activity, keptAt: stored.get(id)?.keptAt ?? clock().getTime() });
      }
      store.setState({ stored });
    },
    clear() {
      const before = store.getState().ids;
      replace([], { kind: "cleared", count: before.length, before });
    },
    undo() {
      const { undo } = store.getState();
      if (undo) replace(undo.before, null);
    },
    keepShared() {
      const before = store.getState().ids;
      const more = sharedIds(store.getState()).filter((id) => !before.includes(id));
      replace([...before, ...more], { kind: "keptAll", count: more.length, before });
    },
    closeShared() {
      permitted(() => history.replaceState(history.state, "", location.pathname + location.search));
      store.setState({ shared: null });
    },
    retry: () => void load(),
  };

  const store: StoreApi<SelectionState> = createStore<SelectionState>(() => ({
    phase: "loading",
    ids: selection.ids(),
    dropped: [],
    shared: null,
    stored: new Map(),
    unread: new Set(),
    rows: new Map(),
    gone: new Set(),
    busy: false,
    failure: null,
    lasts: selection.lasts(),
    undo: null,
    now: clock(),
    actions,
  }));
  return store;
}
