/** The marks of a search, in a page without layout: a group is near the window when the test says so. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markFound } from "../../../../src/islands/programme/find/mark-found.ts";

type Seen = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

let seen: Seen;
let watched: Element[];
let highlights: Map<string, Set<Range>>;

beforeEach(() => {
  watched = [];
  highlights = new Map();
  vi.stubGlobal("CSS", { highlights });
  vi.stubGlobal("Highlight", Set);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: Seen) {
        seen = callback;
      }
      observe = (element: Element) => watched.push(element);
      disconnect = () => {
        watched = [];
      };
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const card = (title: string) =>
  `<article><h3 class="signet-programme-title">${title}</h3><p class="signet-programme-summary">bulle</p></article>`;

function list(): HTMLElement {
  document.body.innerHTML = `<div><ul class="signet-programme-cards">${card("La Bulle, bulle")}</ul><ul class="signet-programme-cards">${card("Rien")}${card("Bulles")}</ul></div>`;
  return document.body.firstElementChild as HTMLElement;
}
const marks = () => [...(highlights.get("signet-found") ?? [])].map(String);
const near = (isIntersecting: boolean, ...targets: Element[]) =>
  seen(targets.map((target) => ({ target, isIntersecting })));

test("are in titles near the window, go with them, and end with the search", () => {
  const root = list();
  const end = markFound(root, "bulle");
  expect(watched).toHaveLength(2);
  expect(marks()).toEqual([]);
  near(true, ...watched);
  expect(marks()).toEqual(["Bulle", "bulle", "Bulle"]);
  near(true, watched[0] as Element);
  expect(marks()).toHaveLength(3);
  near(false, watched[0] as Element);
  expect(marks()).toEqual(["Bulle"]);
  end?.();
  expect([marks(), watched]).toEqual([[], []]);
});

test("follow cards that come, and leave those that are gone", async () => {
  const root = list();
  const end = markFound(root, "bulle");
  near(true, ...watched);
  root.firstElementChild?.remove();
  await vi.waitFor(() => expect(watched).toHaveLength(1));
  expect(marks()).toEqual(["Bulle"]);
  root.insertAdjacentHTML("beforeend", `<div class="signet-programme-hour">${card("bulle")}</div>`);
  await vi.waitFor(() => expect(watched).toHaveLength(2));
  end?.();
});

test("are not made without words, nor without highlights", () => {
  expect(markFound(list(), " - ")).toBeUndefined();
  vi.stubGlobal("CSS", {});
  expect(markFound(list(), "bulle")).toBeUndefined();
});

test("share one highlight with another programme of the page", () => {
  const other = new Set<Range>([new Range()]);
  highlights.set("signet-found", other);
  const end = markFound(list(), "bulle");
  near(true, ...watched);
  expect(other.size).toBe(4);
  end?.();
  expect(other.size).toBe(1);
});
