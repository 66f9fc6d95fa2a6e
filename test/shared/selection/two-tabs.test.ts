/** A selection in two tabs of one browser: each knows what the other keeps. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSelection, keptKey, SELECTION_KEY } from "../../../src/shared/selection/selection.ts";
import { tabs } from "./tabs.ts";

const forever = () => new AbortController().signal;

beforeEach(() => localStorage.clear());

describe("two tabs", () => {
  it("are in step, also when the other tab empties its storage", () => {
    const { open, tell } = tabs();
    const [here, there] = [createSelection(open()), createSelection(open())];
    const heard = vi.fn();
    there.subscribe(heard, forever());
    here.keep(5, null);
    tell(SELECTION_KEY);
    expect(there.ids()).toEqual([5]);
    expect(heard).toHaveBeenCalledTimes(1);
    tell("signet:motion");
    tell(SELECTION_KEY);
    expect(heard).toHaveBeenCalledTimes(1);
    localStorage.clear();
    tell(null);
    expect(there.ids()).toEqual([]);
  });

  it("do not overwrite each other's activities when a message is late", () => {
    const { open, stored } = tabs();
    const [here, there] = [createSelection(open()), createSelection(open())];
    here.keep(1, null);
    there.keep(2, null);
    here.drop(1);
    expect(stored()).toEqual({ v: 1, ids: [2] });
  });

  it("lose nothing when both write in the same moment, and neither has heard of the other", () => {
    const { open, tell, stored, storage } = tabs();
    const here = createSelection(open());
    here.subscribe(() => {}, forever());
    here.keep(1, { id: 1, title: "Bal" } as never);
    const base = JSON.parse(storage.getItem(SELECTION_KEY) ?? "");
    here.drop(1);
    here.keep(2, null);
    // The other tab still read what was there before, and its text is the last.
    storage.setItem(
      SELECTION_KEY,
      JSON.stringify({ ...base, ids: [1, 3], mark: "another", after: base.mark }),
    );
    tell(SELECTION_KEY);
    expect(here.ids()).toEqual([3, 2]);
    expect(stored()).toEqual({ v: 1, ids: [3, 2] });
    expect(storage.getItem(keptKey(1))).toBeNull();
  });

  it("do not take back what the other did knowingly, even when its messages come late", () => {
    const { open, tell, storage } = tabs();
    const [here, there] = [createSelection(open()), createSelection(open())];
    here.subscribe(() => {}, forever());
    here.keep(1, null);
    there.drop(1);
    const message = storage.getItem(SELECTION_KEY);
    there.keep(3, null);
    tell(SELECTION_KEY, message);
    tell(SELECTION_KEY);
    expect(here.ids()).toEqual([3]);
  });

  it("do not take back what an earlier version's tab did, which has no marks of its own", () => {
    const { open, tell, storage } = tabs();
    const here = createSelection(open());
    here.subscribe(() => {}, forever());
    here.keep(1, null);
    const base = JSON.parse(storage.getItem(SELECTION_KEY) ?? "");
    storage.setItem(SELECTION_KEY, JSON.stringify({ ...base, ids: [] }));
    tell(SELECTION_KEY);
    storage.setItem(SELECTION_KEY, '{"v":1,"ids":[4]}');
    tell(SELECTION_KEY);
    expect(here.ids()).toEqual([4]);
  });

  it("are in step when Back brings a page as it was left", () => {
    const { open } = tabs();
    const page = open();
    const left = createSelection(page);
    const heard = vi.fn();
    left.subscribe(heard, forever());
    createSelection(open()).keep(9, null);
    page.dispatchEvent(new Event("pageshow"));
    expect(left.ids()).toEqual([9]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("are in step when nothing listened for a while", () => {
    const { open } = tabs();
    const here = createSelection(open());
    createSelection(open()).keep(9, null);
    here.subscribe(() => {}, forever());
    expect(here.ids()).toEqual([9]);
  });

  it("leave no listener on the page", () => {
    const { open } = tabs();
    const page = open();
    const added = vi.spyOn(page, "addEventListener");
    const removed = vi.spyOn(page, "removeEventListener");
    const selection = createSelection(page);
    const ends = [selection.subscribe(() => {}), selection.subscribe(() => {})];
    expect(added).toHaveBeenCalledTimes(2);
    for (const end of ends) end();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
