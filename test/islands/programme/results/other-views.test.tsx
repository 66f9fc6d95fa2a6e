/** A change of view, and the filters' panel, as far as they need no layout. */
import { act } from "react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { VIEW_PARTS } from "../../../../src/islands/programme/parts.ts";
import { createLoadPart } from "../../../../src/shared/ui/part.ts";
import { activity } from "../../../shared/activity/an-activity.ts";
import { beginShown, endShown, focused, shown } from "../a-page.tsx";

// Loaded parts are shared by the whole page: this file starts and ends without any.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

beforeEach(beginShown);
afterEach(endShown);

test("another view shows a skeleton until its activities load; one announcement, focus stays", async () => {
  const { find, press, answer, said, cards } = await shown(() => Promise.reject(new Error("no network")));
  await press(".signet-programme-icon-horaire");
  // The click is painted first, with the pressed button; then the cards are removed.
  expect(cards()).toBe(2);
  await act(async () => vi.advanceTimersByTimeAsync(50));
  expect(cards()).toBe(0);
  expect(find(".signet-skeleton").dataset.view).toBe("horaire");
  expect(find(".signet-programme-list").getAttribute("aria-busy")).toBe("true");
  await answer([1, 4], 2);
  // Its code could not be loaded: the list is shown instead.
  expect(cards()).toBe(2);
  expect(said).toEqual(["2 activités"]);
  expect(focused()).toBe(find(".signet-programme-icon-horaire"));
  const pressed = [...document.querySelectorAll('.signet-programme-view[aria-pressed="true"]')];
  expect(pressed.map((view) => view.textContent)).toEqual(["Vue horaire", "Vue horaire"]);
});

test("nothing found in another view: heading, help and the way back, announced once", async () => {
  const { find, press, answer, said } = await shown(() => Promise.reject(new Error("no network")));
  await press(".signet-programme-icon-carte");
  await answer([], 0);
  expect(find(".signet-empty h3").textContent).toBe("Aucun résultat ne correspond à votre recherche");
  expect(said).toEqual([expect.stringMatching(/^Aucun résultat ne correspond à votre recherche\. /)]);
  await press(".signet-empty button");
  await answer([1, 2], 5);
  expect(said.slice(1)).toEqual(["Tous les filtres sont retirés.", "5 activités"]);
  expect(focused()?.tagName).toBe("H2");
});

test("a schedule with only long activities says and counts that none shows, links to the list", async () => {
  const loadPart = createLoadPart({ part: (load) => load(), report: () => {}, whenBack: () => {} });
  if (VIEW_PARTS.horaire) await loadPart(VIEW_PARTS.horaire);
  const { find, press, answer, said, last, cards } = await shown(loadPart);
  const run = (id: number, days = 3) => {
    const range = Array.from({ length: days }, (_, day) => 1795600000 + day * 86_400);
    return activity({ id, slug: `a${id}`, dates: { range } });
  };
  const brings = async (...activities: ReturnType<typeof run>[]) => {
    await act(async () => vi.advanceTimersByTimeAsync(250));
    await act(() => last().answer({ items: activities, received: 2, count: 348, perPage: 2 }));
  };
  const ends = () => find(".signet-more-count").textContent?.replace(/\s/g, " ");
  await press(".signet-programme-icon-horaire");
  await brings(run(21), run(22));
  expect(cards()).toBe(0);
  expect(find(".signet-empty").textContent).toContain(
    "Les 2\u00a0activités chargées ont toutes lieu sur plusieurs jours",
  );
  expect(ends()).toBe("0 activité affichée sur 348");
  expect(said).toEqual(["0 activité affichée sur 348"]);

  await press(".signet-more button");
  await brings(run(23), run(24, 1));
  expect(cards()).toBe(1);
  expect(() => find(".signet-empty")).toThrow();
  expect(ends()).toBe("1 activité affichée sur 348");
  expect(said.slice(1)).toEqual(["1 activité ajoutée, 1 sur 348"]);
  expect(focused()?.closest("article")?.dataset.slug).toBe("a24");

  await press(".signet-programme-icon-liste");
  await answer([1, 2], 348);
  await press(".signet-programme-icon-horaire");
  await brings(run(21), run(22));
  await press(".signet-empty button");
  expect(last().question.mode).toBe("horaire");
  await answer([1, 2], 348);
  expect(last().question.mode).toBe("liste");
  expect(ends()).toBe("2 activités affichées sur 348");
});

test("Escape closes the filters of a narrow column, and does nothing without their button", async () => {
  const { find, press } = await shown();
  const button = ".signet-programme-filters-bar button";
  const wait = () => act(async () => vi.advanceTimersByTimeAsync(50));
  const pressEscape = async () => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
    await act(async () => void focused()?.dispatchEvent(key));
    await wait();
  };
  await press(button);
  await wait();
  find('[name="volet1"]').focus();
  // In a wide column css hides the button: it has no box.
  const boxes = vi.spyOn(find(button), "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  await pressEscape();
  expect(focused()).toBe(find('[name="volet1"]'));
  expect(find(button).getAttribute("aria-expanded")).toBe("true");

  boxes.mockRestore();
  await pressEscape();
  expect(focused()).toBe(find(button));
  expect(find(button).getAttribute("aria-expanded")).toBe("false");
});
