/** What a visitor sees and hears of a list, and where focus goes. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ALL, books, DEBOUNCE } from "./a-list.ts";
import { showList } from "./a-list-view.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  history.replaceState(null, "");
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Shown = Awaited<ReturnType<typeof showList>>;

const focused = () => document.activeElement;
const press = ({ find }: Shown, selector: string) =>
  act(async () => {
    find(selector)?.focus();
    find(selector)?.click();
  });
const answer = ({ last }: Shown, ...page: Parameters<typeof books>) =>
  act(() => last().answer(books(...page)));
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const choose = async ({ actions }: Shown, shelf: string) => {
  await act(async () => actions.choose(shelf));
  await wait(DEBOUNCE);
};

describe("'load more'", () => {
  it("focuses the first new card, announced once", async () => {
    const list = await showList();
    await press(list, ".more");
    expect(list.find(".more")?.getAttribute("aria-disabled")).toBe("true");
    await answer(list, [3, 4], 5);
    expect(focused()?.textContent).toBe("b3");
    expect(list.find(".more")?.hasAttribute("aria-disabled")).toBe(false);
    expect(list.said).toEqual(["4 books, new from 2"]);
    // Three books a group.
    expect([...list.marker.querySelectorAll("ol")].map(({ start }) => start)).toEqual([1, 4]);
    // The last page removes the button.
    await press(list, ".more");
    await answer(list, [5], 5);
    expect([list.find(".more"), focused()?.textContent]).toEqual([null, "b5"]);
    await list.leave();
  });

  it.each([
    ["the heading", "h2", "b3"],
    ["the page, without focus", "", "b3"],
    ["a field, where it stays", "input", ""],
  ])("focuses the first new card from %s", async (_, from, then) => {
    const list = await showList();
    await press(list, ".more");
    if (from) list.find(from)?.focus();
    else (focused() as HTMLElement).blur();
    await answer(list, [3, 4], 5);
    expect(focused()?.textContent).toBe(then);
    await list.leave();
  });

  it("that disappears with focus moves it to the heading, and leaves other focus alone", async () => {
    for (const [from, then] of [
      [".more", "h2"],
      ["input", "input"],
    ] as const) {
      const list = await showList();
      list.find(from)?.focus();
      const heading = vi.spyOn(list.find("h2") as HTMLElement, "focus");
      await choose(list, "b");
      await answer(list, [7]);
      expect(list.find(".more")).toBeNull();
      expect(focused()).toBe(list.find(then));
      // React would restore focus, but screen readers would hear the detour.
      expect(heading.mock.calls.length > 0).toBe(from !== then);
      await list.leave();
    }
  });
});

describe("a wait of a second is announced", () => {
  async function waiting() {
    const list = await showList();
    await choose(list, "b");
    await wait(999 - DEBOUNCE);
    expect(list.said).toEqual([]);
    await wait(1);
    expect(list.said).toEqual(["Loading"]);
    return list;
  }

  it("and then its result", async () => {
    const list = await waiting();
    await answer(list, [7]);
    expect(list.said.slice(1)).toEqual(["1 books"]);
    await list.leave();
  });

  it.each([
    ["cleared by a failure without a line of its own", "", [""]],
    ["left to a failure's own line", '<p class="signet-failure"></p>', []],
  ])("and %s", async (_, line, then) => {
    const list = await waiting();
    list.marker.insertAdjacentHTML("afterbegin", line);
    await act(() => list.last().fail());
    expect(list.said.slice(1)).toEqual(then);
    await list.leave();
  });
});

describe("a list that is out of date", () => {
  it("says that another one is loading after 300 ms", async () => {
    const list = await showList();
    await choose(list, "b");
    await wait(299 - DEBOUNCE);
    expect(list.find(".signet-stale-note")).toBeNull();
    await wait(1);
    expect(list.find(".signet-stale-note[data-loading]")?.textContent).toBe("Loading");
    await answer(list, [7]);
    expect(list.find(".signet-stale-note")).toBeNull();
    await list.leave();
  });

  it("after a failure has a button that asks again, and moves focus to the heading", async () => {
    const list = await showList();
    await choose(list, "b");
    await act(() => list.last().fail());
    expect(list.find(".signet-stale-note")?.textContent).toBe("OldAgain");
    // By default nothing is announced (ruling D25).
    expect(list.said).toEqual([]);
    await press(list, ".signet-stale-note button");
    expect(focused()?.id).toBe("books-title");
    await answer(list, [7]);
    expect(list.find(".signet-stale-note")).toBeNull();
    await list.leave();
  });

  it("does not repeat a failure that is shown above it", async () => {
    const list = await showList({}, "“visible”");
    await choose(list, "b");
    await act(() => list.last().fail());
    expect(list.find(".signet-stale-note")).toBeNull();
    await list.leave();
  });
});

describe("the card that the address names", () => {
  const scrolling = () => vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});

  it("is scrolled to, marked and focused", async () => {
    const scrolled = scrolling();
    const { find, leave } = await showList({ query: "shelf=a&card=b2" });
    expect(scrolled).toHaveBeenCalled();
    expect(find("[data-kept]")?.textContent).toBe("b2");
    expect(focused()?.textContent).toBe("b2");
    await leave();
  });

  it.each([
    ["is scrolled to when a later page contains it", 0, "b3"],
    ["is left alone when the visitor has scrolled meanwhile", 300, undefined],
  ])("%s", async (_, moved, then) => {
    const scrolled = scrolling();
    vi.stubGlobal("scrollY", 40);
    const list = await showList({ query: `shelf=${ALL}&card=b3` });
    expect(scrolled).not.toHaveBeenCalled();
    vi.stubGlobal("scrollY", 40 + moved);
    await answer(list, [3, 4], 4);
    expect(scrolled.mock.calls.length > 0).toBe(moved === 0);
    expect(focused()?.closest("li")?.dataset.slug).toBe(then);
    await list.leave();
  });
});
