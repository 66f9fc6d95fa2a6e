import { afterEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { type FailingList, showFailures } from "../../../src/shared/announce/failure-line.ts";
import { focusHeading } from "../../../src/shared/announce/tell-failures.ts";

const WORDS = {
  retry: "Again",
  failed: "nothing",
  failedKept: "as before",
  failedMore: "no more",
  failedBeside: "no options",
};

afterEach(() => document.body.replaceChildren());

/** A marker with this HTML and the failure line of its list, which is `ready`. */
function lineOf(html = '<h2 id="title" tabindex="-1">5 books</h2>', first: Partial<FailingList> = {}) {
  const marker = document.body.appendChild(document.createElement("div"));
  marker.innerHTML = html;
  const leave = new AbortController();
  const retry = vi.fn(() => store.setState({ failure: null, lacking: null }));
  const store = createStore<FailingList>(() => ({
    failure: null,
    lacking: null,
    phase: "ready",
    adding: false,
    following: false,
    actions: { retry },
    ...first,
  }));
  const said: string[] = [];
  const context = { marker, signal: leave.signal, guard: <Run>(run: Run) => run };
  showFailures(context, store, WORDS, (text) => said.push(text), focusHeading(marker, "title"));
  const line = () => marker.querySelector(".signet-failure p")?.textContent ?? null;
  const button = () => marker.querySelector<HTMLElement>(".signet-failure button");
  /** A load that fails. */
  const fail = (load: Partial<FailingList> = {}) => {
    store.setState({ failure: null, ...load });
    store.setState({ failure: new Error("500"), adding: false, following: false });
  };
  const press = () => {
    button()?.focus();
    button()?.click();
  };
  return { marker, leave, store, retry, said, line, fail, press, button };
}

describe("the failure line", () => {
  it.each<[string, Partial<FailingList>, string]>([
    ["the first list", { phase: "loading" }, "nothing"],
    ["a choice", {}, "as before"],
    ["one page more", { adding: true }, "no more"],
    ["a page that follows", { following: true }, "no more"],
  ])("says that %s has failed, until it is tried again", (_, load, text) => {
    const { line, said, fail, press, retry } = lineOf();
    fail(load);
    expect([line(), said]).toEqual([text, [text]]);
    press();
    expect([line(), retry.mock.calls.length]).toEqual([null, 1]);
    fail(load);
    expect([line(), said]).toEqual([text, [text, text]]);
  });

  it("keeps its text while the same failure stands", () => {
    const { line, said, fail, store } = lineOf();
    fail({ adding: true });
    store.setState({ phase: "ready" });
    expect([line(), said]).toEqual(["no more", ["no more"]]);
  });

  it.each([
    ["the results' heading", '<h2>Filters</h2><h2 id="title" tabindex="-1">5</h2>', "#title"],
    ["any heading that an editor has written", "<h3>Books</h3><p>As a PDF</p>", "h3"],
    ["the marker", "<p>Books as a PDF</p>", ""],
  ])("moves focus to %s while it is tried again", (_, html, then) => {
    const { marker, fail, press } = lineOf(html);
    fail();
    press();
    expect(document.activeElement).toBe(then ? marker.querySelector(then) : marker);
  });

  it("stays first when the island replaces the marker's HTML", () => {
    const { marker, fail, line, leave } = lineOf();
    fail();
    const shown = marker.firstElementChild;
    marker.replaceChildren(document.createElement("div"));
    marker.dispatchEvent(new CustomEvent("signet:ready", { bubbles: true }));
    expect(marker.firstElementChild).toBe(shown);
    leave.abort();
    expect(line()).toBeNull();
  });

  it("shows a failure that is older than itself", () => {
    expect(lineOf("", { failure: new Error("500"), phase: "failed" }).line()).toBe("nothing");
  });
});

describe("a failure beside the list", () => {
  it("is told after the list's own, which comes first", () => {
    const { line, said, fail, store, press } = lineOf();
    store.setState({ lacking: new Error("500") });
    expect([line(), said]).toEqual(["no options", ["no options"]]);
    fail();
    expect(line()).toBe("as before");
    store.setState({ failure: null });
    expect(line()).toBe("no options");
    press();
    expect(line()).toBeNull();
  });

  it("keeps focus that is on the line when it ends by itself", () => {
    const { line, button, store } = lineOf();
    store.setState({ lacking: new Error("500") });
    button()?.focus();
    store.setState({ lacking: null });
    expect(line()).toBeNull();
    expect(document.activeElement?.id).toBe("title");
  });
});
