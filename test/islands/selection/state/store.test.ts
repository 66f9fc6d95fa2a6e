import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { KeptRows, SelectionApi } from "../../../../src/islands/selection/api/api.ts";
import { encodeIds, idsOfFragment } from "../../../../src/islands/selection/domain/code.ts";
import { changesOf } from "../../../../src/islands/selection/state/selectors.ts";
import { createSelectionStore } from "../../../../src/islands/selection/state/store.ts";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import type { RowId } from "../../../../src/shared/http/row-id.ts";
import { createSelection } from "../../../../src/shared/selection/selection.ts";
import type { Selection } from "../../../../src/shared/selection/whole-selection.ts";
import { errorText } from "../../../../src/shared/trouble/error-text.ts";
import { inRoom, timed } from "../some-activities.ts";

const NOW = new Date("2026-11-27T12:00-05:00");
const FROM = "2026-11-28T10:00-05:00";
const one = (id: RowId, room = "Salle A", title = `Activité ${id}`): Activity => ({
  ...timed(id, FROM, null, inRoom(room)),
  title,
});

/** A selection in memory. */
function memory(known: readonly Activity[], ids = known.map(({ id }) => id)): Selection {
  const kept = createSelection(window);
  const stored = new Map(known.map((activity) => [activity.id, { activity, keptAt: 5 }]));
  kept.replace(ids);
  return {
    ...kept,
    stored: (id) => stored.get(id) ?? null,
    store: (id, activity) => void stored.set(id, { activity, keptAt: stored.get(id)?.keptAt ?? 7 }),
  };
}

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  localStorage.clear();
  location.hash = "";
  vi.restoreAllMocks();
});

function start(
  selection: Selection,
  rowsOf: SelectionApi["rowsOf"],
  readFragment = async (fragment: string) => idsOfFragment(fragment),
) {
  const reports: unknown[] = [];
  const back: (() => void)[] = [];
  const store = createSelectionStore({
    selection,
    api: { rowsOf },
    readFragment,
    clock: () => NOW,
    signal: end.signal,
    guard: (callback) => callback,
    report: (error) => reports.push(error),
    whenBack: (again) => back.push(again),
  });
  const { actions } = store.getState();
  actions.start();
  const settled = () => vi.waitFor(() => expect(store.getState().busy).toBe(false));
  const changes = (id: number) => changesOf(store.getState(), id, "").map(({ kind }) => kind);
  return { store, actions, settled, changes, reports, back };
}

const answer = (activities: readonly Activity[], complete = true): KeptRows => ({
  rows: new Map(activities.map((activity) => [activity.id, activity])),
  complete,
});

describe("the store of the selection", () => {
  test("is ready at once when everything is known, and else when the API has answered", async () => {
    expect(start(memory([one(1)]), () => new Promise(() => {})).store.getState().phase).toBe("ready");
    end.abort();
    end = new AbortController();
    const { store, settled } = start(memory([one(1)], [1, 2]), async () => answer([one(1), one(2)]));
    expect(store.getState().phase).toBe("loading");
    await settled();
    expect(store.getState().phase).toBe("ready");
  });

  test("stores a first row and another title silently, but not what the visitor should know", async () => {
    const selection = memory([one(1), one(2)], [1, 2, 3]);
    const { changes, settled } = start(selection, async () =>
      answer([one(1, "Salle A", "Autre titre"), one(2, "Salle B"), one(3)]),
    );
    await settled();
    expect(selection.stored(1)).toMatchObject({ activity: { title: "Autre titre" }, keptAt: 5 });
    expect(selection.stored(2)?.activity.rooms).toEqual(["Salle A"]);
    expect(selection.stored(3)?.activity.id).toBe(3);
    expect([changes(1), changes(2), changes(3)]).toEqual([[], ["place"], []]);
  });

  test("stores a change once it is seen", async () => {
    const selection = memory([one(1)]);
    const { actions, changes, settled } = start(selection, async () => answer([one(1, "Salle B")]));
    await settled();
    actions.seen([1]);
    expect(changes(1)).toEqual([]);
    expect(selection.stored(1)).toMatchObject({ activity: { rooms: ["Salle B"] }, keptAt: 5 });
  });

  test("reports once what is stored and cannot be read, and keeps its id", async () => {
    const selection = memory([one(1)], [1, 2, 3]);
    const tell: Selection["stored"] = (id, complain) => {
      if (id === 2) complain?.(["row", ["kept", "2"], ["field", "dates.start", ["not-date"]]]);
      return id === 2 ? null : { activity: one(id), keptAt: 5 };
    };
    const { store, actions, settled, reports } = start({ ...selection, stored: tell }, async () =>
      answer([], false),
    );
    await settled();
    actions.drop(3);
    actions.keep(3);
    expect(reports.map(errorText)).toEqual(["DataError: kept activity 2: dates.start: is not a date"]);
    expect([...store.getState().unread]).toEqual([2]);
    expect(store.getState().ids).toContain(2);
    expect(store.getState().stored.size).toBe(2);
  });

  test("says that an activity is gone only when the answer is complete", async () => {
    for (const complete of [true, false]) {
      const { store, settled } = start(memory([one(1)]), async () => answer([], complete));
      await settled();
      expect([...store.getState().gone]).toEqual(complete ? [1] : []);
      end.abort();
      end = new AbortController();
    }
  });

  test("survives a failed call, reports it once, and asks again when the network is back", async () => {
    const rowsOf = vi.fn<SelectionApi["rowsOf"]>().mockRejectedValueOnce(new Error("no answer"));
    rowsOf.mockResolvedValue(answer([one(1), one(2)]));
    const { store, settled, reports } = start(memory([one(1)], [1, 2]), rowsOf);
    await settled();
    expect([store.getState().phase, reports.length]).toEqual(["ready", 1]);
    dispatchEvent(new Event("online"));
    await settled();
    expect([store.getState().failure, store.getState().rows.size]).toEqual([null, 2]);
    dispatchEvent(new Event("online"));
    expect(rowsOf).toHaveBeenCalledTimes(2);
  });

  test("asks anew at `signet:refresh`, and not after its end", async () => {
    const rowsOf = vi.fn<SelectionApi["rowsOf"]>().mockResolvedValue(answer([one(1)]));
    const { store, settled } = start(memory([one(1)], [1, 2]), rowsOf);
    await settled();
    expect([...store.getState().gone]).toEqual([2]);
    rowsOf.mockResolvedValue(answer([one(1), one(2)]));
    dispatchEvent(new Event("signet:refresh"));
    await settled();
    expect([...store.getState().gone]).toEqual([]);
    end.abort();
    dispatchEvent(new Event("signet:refresh"));
    expect(rowsOf).toHaveBeenCalledTimes(2);
  });

  test("keeps what is dropped in the plan until the page is left", async () => {
    const { store, actions, settled } = start(memory([one(1), one(2)]), async () => answer([one(1), one(2)]));
    await settled();
    actions.drop(1);
    expect([store.getState().ids, store.getState().dropped]).toEqual([[2], [1]]);
    actions.keep(1);
    expect([store.getState().ids, store.getState().dropped]).toEqual([[2, 1], []]);
  });

  test("adds what was sent after its own, and takes that back", async () => {
    location.hash = `#choix=${encodeIds([1, 8, 9])}`;
    const selection = memory([one(1), one(2)], [2, 1]);
    const { store, actions, settled } = start(selection, async () =>
      answer([1, 2, 8, 9].map((id) => one(id))),
    );
    expect(store.getState().phase).toBe("loading");
    await vi.waitFor(() => expect(store.getState().shared).toEqual([1, 8, 9]));
    await settled();
    expect(store.getState().ids).toEqual([2, 1]);
    actions.keepShared();
    expect(store.getState().ids).toEqual([2, 1, 8, 9]);
    expect(store.getState().undo).toMatchObject({ kind: "keptAll", count: 2 });
    expect(selection.stored(9)?.activity.id).toBe(9);
    actions.undo();
    expect(store.getState().ids).toEqual([2, 1]);
  });

  test("shows its own rows until the code that reads the address can load, then the sent ones", async () => {
    location.hash = `#choix=${encodeIds([8])}`;
    const lost = new Error("lost");
    let isLost = true;
    const readFragment = async (fragment: string) => {
      if (isLost) throw lost;
      return idsOfFragment(fragment);
    };
    const rowsOf = async (ids: readonly RowId[]) => answer(ids.map((id) => one(id)));
    const { store, settled, reports, back } = start(memory([one(1)]), rowsOf, readFragment);
    await vi.waitFor(() => expect(store.getState().phase).toBe("ready"));
    await settled();
    expect(reports).toContain(lost);
    expect([store.getState().shared, [...store.getState().rows.keys()]]).toEqual([null, [1]]);
    isLost = false;
    back[0]?.();
    await vi.waitFor(() => expect(store.getState().rows.has(8)).toBe(true));
    expect(store.getState().shared).toEqual([8]);
  });

  test("forgets an address that another one has replaced while it was read", async () => {
    location.hash = `#choix=${encodeIds([8])}`;
    const answers: ((shared: readonly RowId[]) => void)[] = [];
    const { store } = start(
      memory([one(1)]),
      () => new Promise(() => {}),
      () => new Promise((resolve) => answers.push(resolve)),
    );
    location.hash = "#programmation";
    await vi.waitFor(() => expect(store.getState().phase).toBe("ready"));
    answers[0]?.([8]);
    await Promise.resolve();
    expect(store.getState().shared).toBeNull();
  });

  test("erases everything, and brings it back in its order", async () => {
    const { store, actions, settled } = start(memory([one(3), one(1)]), async () => answer([one(3), one(1)]));
    await settled();
    actions.clear();
    expect(store.getState()).toMatchObject({ ids: [], undo: { kind: "cleared", count: 2 } });
    actions.undo();
    expect(store.getState()).toMatchObject({ ids: [3, 1], undo: null });
  });

  test("leaves no timer, listener or request behind", () => {
    let asked: AbortSignal | undefined;
    const clear = vi.spyOn(globalThis, "clearInterval");
    const { store } = start(memory([], [1]), (_, signal) => {
      asked = signal;
      return new Promise(() => {});
    });
    end.abort();
    expect(asked?.aborted).toBe(true);
    expect(clear).toHaveBeenCalledOnce();
    const before = store.getState();
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("hashchange"));
    expect(store.getState()).toBe(before);
  });
});
