import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSelection,
  keptKey,
  pageSelection,
  SELECTION_KEY,
} from "../../../src/shared/selection/selection.ts";
import { stranger, tabs } from "./tabs.ts";

const forever = () => new AbortController().signal;

beforeEach(() => localStorage.clear());

describe("a selection", () => {
  it("keeps ids in the order of keeping, each once", () => {
    const { open, stored } = tabs();
    const selection = createSelection(open());
    selection.keep(7, null);
    selection.keep(3, null);
    selection.keep(7, null);
    expect(selection.ids()).toEqual([7, 3]);
    expect(selection.has(3)).toBe(true);
    expect(selection.has(4)).toBe(false);
    expect(stored()).toEqual({ v: 1, ids: [7, 3] });
    selection.drop(7);
    expect(stored()).toEqual({ v: 1, ids: [3] });
    selection.replace([7, 7, 8]);
    expect(stored()).toEqual({ v: 1, ids: [7, 8] });
  });

  it("is read by the next page", () => {
    const { open } = tabs();
    createSelection(open()).keep(7, null);
    expect(createSelection(open()).ids()).toEqual([7]);
  });

  it("gives the same array until it changes, so that React renders nothing in vain", () => {
    const { open } = tabs();
    const selection = createSelection(open());
    selection.keep(7, null);
    const before = selection.ids();
    selection.subscribe(() => {}, forever());
    expect(selection.ids()).toEqual(before);
    expect(selection.ids()).toBe(selection.ids());
  });

  it("calls back after each change, until the signal aborts or the listener ends", () => {
    const { open } = tabs();
    const selection = createSelection(open());
    const life = new AbortController();
    const one = vi.fn();
    const other = vi.fn();
    selection.subscribe(one, life.signal);
    const end = selection.subscribe(other);
    selection.keep(1, null);
    life.abort();
    selection.keep(2, null);
    end();
    selection.keep(3, null);
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(2);
  });

  it("is one for all copies of the module", () => {
    const { open } = tabs();
    const page = open();
    const selection = pageSelection(page);
    expect(Reflect.get(page, Symbol.for("signet.selection"))).toBe(selection);
    expect(pageSelection(page)).toBe(selection);
  });

  it("replaces all ids, and brings back what was stored beside them", () => {
    const { open, storage } = tabs();
    const selection = createSelection(open());
    selection.keep(1, { id: 1, title: "Bal" } as never);
    selection.keep(2, null);
    const kept = selection.ids();
    const text = storage.getItem(keptKey(1));
    selection.replace([]);
    expect(storage.getItem(keptKey(1))).toBeNull();
    selection.replace(kept);
    expect(selection.ids()).toEqual([1, 2]);
    expect(storage.getItem(keptKey(1))).toBe(text);
  });

  it("leaves nothing of a dropped activity in the browser", () => {
    const { open, storage } = tabs();
    const selection = createSelection(open());
    selection.keep(1, { id: 1, title: "Bal" } as never);
    selection.drop(1);
    expect(Object.keys(storage)).toEqual([SELECTION_KEY]);
  });
});

describe("what is stored", () => {
  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["no JSON", "{ids:[1"],
    ["null", "null"],
    ["a number", "12"],
    ["a text", '"1,2"'],
    ["a list", "[1,2]"],
    ["no ids", '{"v":1}'],
    ["ids of another kind", '{"v":1,"ids":{"0":1}}'],
    ["ids that are null", '{"v":1,"ids":null}'],
    ["ids that are none", '{"v":1,"ids":["1",-1,1.5,1e300,null,{},[2],true]}'],
  ])("is an empty selection: %s", (_, text) => {
    const { open, stored } = tabs();
    if (text !== null) localStorage.setItem(SELECTION_KEY, text);
    const selection = createSelection(open());
    expect(selection.ids()).toEqual([]);
    expect(selection.lasts()).toBe(true);
    selection.keep(4, null);
    expect(stored()).toMatchObject({ v: 1, ids: [4] });
    expect(createSelection(open()).ids()).toEqual([4]);
  });

  it("is read as far as it can be", () => {
    const { open } = tabs();
    localStorage.setItem(SELECTION_KEY, '{"v":1,"ids":[5,"x y","QX7RTA",5,6,null,"7"]}');
    expect(createSelection(open()).ids()).toEqual([5, "QX7RTA", 6]);
  });

  it("keeps a newer version's number and keys", () => {
    const { open, stored } = tabs();
    localStorage.setItem(SELECTION_KEY, '{"v":3,"ids":[5],"notes":{"5":"avec Maude"},"__proto__":{"x":1}}');
    const selection = createSelection(open());
    selection.keep(6, null);
    expect(stored()).toEqual(
      JSON.parse('{"v":3,"ids":[5,6],"notes":{"5":"avec Maude"},"__proto__":{"x":1}}'),
    );
    expect("x" in {}).toBe(false);
    selection.replace([]);
    expect(stored()).toMatchObject({ v: 3, ids: [], notes: { 5: "avec Maude" } });
  });

  it("may be thousands", () => {
    const { open } = tabs();
    const many = Array.from({ length: 5000 }, (_, index) => index);
    createSelection(open()).replace(many);
    expect(createSelection(open()).ids()).toEqual(many);
  });
});

describe("a browser that refuses to store", () => {
  it.each(Object.entries(stranger))("works for the visit, and says so: %s", (_, { make, next }) => {
    const { open } = tabs(make());
    const page = open();
    const selection = createSelection(page);
    const heard = vi.fn();
    selection.subscribe(heard, forever());
    selection.keep(1, { id: 1, title: "Bal" } as never);
    selection.keep(2, null);
    selection.drop(1);
    page.dispatchEvent(new Event("pageshow"));
    expect(selection.ids()).toEqual([2]);
    expect(heard).toHaveBeenCalledTimes(3);
    expect(selection.lasts()).toBe(false);
    // The next page of this visit.
    expect(createSelection(open()).ids()).toEqual(next);
  });

  it("stores again when there is room", () => {
    const full = stranger.full?.make() ?? {};
    const { open, stored } = tabs(full);
    localStorage.setItem(SELECTION_KEY, '{"v":1,"ids":[8]}');
    const selection = createSelection(open());
    selection.keep(1, null);
    expect(selection.lasts()).toBe(false);
    expect(createSelection(open()).lasts()).toBe(false);
    Object.assign(full, { localStorage });
    const later = createSelection(open());
    later.keep(2, null);
    expect(later.lasts()).toBe(true);
    expect(stored()).toEqual({ v: 1, ids: [8, 1, 2] });
    expect(createSelection(open()).ids()).toEqual([8, 1, 2]);
  });

  it("keeps the id when only the activity finds no room", () => {
    const small = {
      localStorage: {
        getItem: (key: string) => localStorage.getItem(key),
        removeItem: (key: string) => localStorage.removeItem(key),
        setItem(key: string, text: string) {
          if (text.length > 100) throw new DOMException("full", "QuotaExceededError");
          localStorage.setItem(key, text);
        },
      },
    };
    const { open } = tabs(small);
    const selection = createSelection(open());
    selection.keep(1, { id: 1, title: "Bal".repeat(50) } as never);
    expect(selection.lasts()).toBe(true);
    expect(createSelection(open()).ids()).toEqual([1]);
  });
});
