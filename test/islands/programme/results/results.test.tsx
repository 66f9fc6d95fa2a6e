/** Focus and announcements of the results, as far as they need no layout. */
import { act } from "react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginShown, endShown, focused, shown } from "../a-page.tsx";
import { page } from "../a-programme.ts";

// Loaded parts are shared by the whole page: this file starts and ends without any.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

beforeEach(beginShown);
afterEach(endShown);

test("cards to come have skeletons only after 300 ms of waiting; the button is grey at once", async () => {
  const { find, press, answer } = await shown();
  await press(".signet-more button");
  expect(find(".signet-more button").getAttribute("aria-disabled")).toBe("true");
  await act(async () => vi.advanceTimersByTimeAsync(250));
  expect(() => find(".signet-skeleton")).toThrow();
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(find(".signet-skeleton").dataset.view).toBe("liste");
  await answer([3, 4], 9);
  expect(() => find(".signet-skeleton")).toThrow();

  // Each page waits anew.
  await press(".signet-more button");
  expect(() => find(".signet-skeleton")).toThrow();
});

test("thousands are grouped wherever they are printed or announced", async () => {
  const { find, press, answer, said, actions } = await shown();
  await act(async () => actions.setFilters({ type: 1 }));
  await answer([1, 2], 1569);
  expect(find(".signet-programme-count").textContent).toBe("1\u00a0569 Activités");
  expect(find(".signet-more-count").textContent).toBe("2\u00a0activités affichées sur 1\u00a0569");
  expect(find(".signet-programme-done").textContent).toBe("Voir 1\u00a0569\u00a0activités");
  await press(".signet-more button");
  await answer([3, 4], 1569);
  expect(said).toEqual(["1 569 activités", "2 activités ajoutées, 4 sur 1 569"]);
});

const tidy = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();

test("an outdated list says so within 400 ms and keeps its cards; a text replaces the count", async () => {
  const { find, press, answer, cards } = await shown();
  await press('[name="volet1"]');
  expect(find(".signet-programme-results").dataset.stale).toBe("waiting");
  expect(find(".signet-programme-list").getAttribute("aria-busy")).toBe("true");
  expect(tidy(find("#programmation-titre"))).toBe("5 Activités");
  await act(async () => vi.advanceTimersByTimeAsync(399));
  expect(find(".signet-programme-results").dataset.stale).toBe("loading");
  expect(cards()).toBe(2);
  expect(tidy(find("#programmation-titre"))).toBe("Chargement…");
  expect(tidy(find(".signet-stale-note[data-loading]"))).toBe("Chargement des activités…");
  expect(tidy(find(".signet-programme-done"))).toBe("Afficher les résultats");
  expect(find(".signet-more button").getAttribute("aria-disabled")).toBe("true");
  await answer([7], 1);
  expect(tidy(find("#programmation-titre"))).toBe("1 Activité");
  expect(tidy(find(".signet-programme-done"))).toBe("Voir 1 activité");
  expect(() => find("[data-stale]")).toThrow();
  expect(() => find(".signet-stale-note")).toThrow();
});

test("after a failed change, count and cards are marked as outdated, and it can be repeated", async () => {
  const { find, press, said, cards, last, calls } = await shown();
  await press('[name="volet1"]');
  await act(async () => vi.advanceTimersByTimeAsync(250));
  await act(() => last().fail());
  expect(find(".signet-programme-results").dataset.stale).toBe("failed");
  expect(find(".signet-programme-list").getAttribute("aria-busy")).toBe("false");
  expect(tidy(find("#programmation-titre"))).toBe("5 Activités (avant ce choix)");
  expect(cards()).toBe(2);
  expect(tidy(find(".signet-stale-note p"))).toBe("Liste d’avant ce choix");
  // By default nothing is announced (ruling D25), and nothing is added to the old list.
  expect(said).toEqual([]);
  await press(".signet-more button");
  expect(calls).toHaveLength(2);

  await press(".signet-stale-note button");
  expect(focused()).toBe(find("#programmation-titre"));
  expect(last().question.filters.areas).toEqual([6332]);
  await act(() => last().answer(page([7], 1)));
  expect(tidy(find("#programmation-titre"))).toBe("1 Activité");
  expect(() => find("[data-stale], .signet-stale-note")).toThrow();
  expect(said).toEqual(["1 activité"]);
});

test("a failed view keeps the last list in its view; an empty list is not shown as the answer", async () => {
  const { find, press, answer, cards, last } = await shown();
  await press(".signet-programme-icon-horaire");
  await act(async () => vi.advanceTimersByTimeAsync(400));
  expect(cards()).toBe(0);
  await act(() => last().fail());
  await act(async () => vi.advanceTimersByTimeAsync(50));
  expect(cards()).toBe(2);
  expect(() => find(".signet-skeleton")).toThrow();

  await press(".signet-programme-icon-liste");
  await press('[name="volet1"]');
  await answer([], 0);
  expect(tidy(find(".signet-empty h3"))).toBe("Aucun résultat ne correspond à votre recherche");
  await press('[name="volet1"]');
  await act(async () => vi.advanceTimersByTimeAsync(250));
  await act(() => last().fail());
  expect(() => find(".signet-empty")).toThrow();
  expect(tidy(find("#programmation-titre"))).toBe("0 Activité (avant ce choix)");
});
