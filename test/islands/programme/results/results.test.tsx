/** Focus and announcements of the results, as far as they need no layout. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { Programme } from "../../../../src/islands/programme/Programme.tsx";
import { VIEW_PARTS } from "../../../../src/islands/programme/parts.ts";
import { ProgrammeProvider, type ProgrammeRoot } from "../../../../src/islands/programme/root-context.tsx";
import { createLoadPart, type LoadPart } from "../../../../src/shared/ui/part.ts";
import { openProgramme, page } from "../a-programme.ts";
import { aRoot } from "../a-root.ts";
import { activity } from "../an-activity.ts";

const leave: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});

// Loaded parts are shared by the whole page: this file starts and ends without any.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

afterEach(() => {
  for (const go of leave.splice(0)) go();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A programme on screen: ids 1 and 2 of five, with parts that load when the test lets them. */
async function shown(loadPart: LoadPart = () => new Promise(() => {}), more: Partial<ProgrammeRoot> = {}) {
  const opened = await openProgramme();
  const said: string[] = [];
  const root = aRoot(opened, {
    announce: (text) => said.push(text.replace(/\s/g, " ")),
    loadPart,
    report: () => {},
    ...more,
  });
  const element = root.marker;
  const react = createRoot(element);
  leave.push(() => {
    act(() => react.unmount());
    element.remove();
    opened.leave.abort();
  });
  await act(async () =>
    react.render(
      <ProgrammeProvider value={root}>
        <Programme />
      </ProgrammeProvider>,
    ),
  );
  const find = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const press = (selector: string) =>
    act(async () => {
      find(selector).focus();
      find(selector).click();
    });
  /** Lets the API answer the last request, after the debounce. */
  const answer = (...answered: Parameters<typeof page>) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(250);
      await opened.last().answer(page(...answered));
    });
  return { ...opened, find, press, answer, said, cards: () => element.querySelectorAll("article").length };
}

const focused = () => document.activeElement;

test("'load more' moves focus to the first new card, unless focus has moved meanwhile", async () => {
  const { find, press, answer, said, cards } = await shown();
  await press(".signet-more button");
  await answer([3, 4], 5);
  expect(focused()?.closest("article")?.dataset.slug).toBe("a3");

  await press(".signet-more button");
  find('[name="volet1"]').focus();
  await answer([5], 5);
  expect(cards()).toBe(5);
  expect(focused()).toBe(find('[name="volet1"]'));
  expect(said).toEqual(["2 activités ajoutées, 4 sur 5", "1 activité ajoutée, 5 sur 5"]);
});

test("the last page removes the button and focus is on its first card", async () => {
  const { find, press, answer } = await shown();
  await press(".signet-more button");
  await answer([3, 4, 5], 5, 3);
  expect(() => find(".signet-more button")).toThrow();
  expect(focused()?.closest("article")?.dataset.slug).toBe("a3");
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

test("'load more' does not move focus that is not on its button", async () => {
  const { find, press, answer, actions, calls } = await shown();
  // From the heading, or without focus, it also moves to the first new card.
  for (const [from, ids] of [
    ["#programmation-titre", [3]],
    ["", [4]],
  ] as const) {
    await press(".signet-more button");
    if (from) find(from).focus();
    else (focused() as HTMLElement).blur();
    await answer([...ids], 9);
    expect(focused()?.closest("article")?.dataset.slug).toBe(`a${ids[0]}`);
  }
  // A second click during the request does nothing.
  await press(".signet-more button");
  expect(find(".signet-more button").getAttribute("aria-disabled")).toBe("true");
  expect(find(".signet-programme-list").getAttribute("aria-busy")).toBe("true");
  await press(".signet-more button");
  expect(calls).toHaveLength(4);
  await answer([5, 6], 9);
  expect(find(".signet-programme-list").getAttribute("aria-busy")).toBe("false");

  // A list without more pages removes the button: focus on it moves to the heading, other focus stays.
  for (const [at, then] of [
    [".signet-more button", "#programmation-titre"],
    ['[name="volet1"]', '[name="volet1"]'],
  ] as const) {
    find(at).focus();
    const led = vi.spyOn(find("#programmation-titre"), "focus");
    await act(async () => actions.setFilters({ genre: calls.length }));
    await answer([7], 1);
    expect(() => find(".signet-more button")).toThrow();
    expect(focused()).toBe(find(then));
    // React would restore focus, but screen readers would hear the detour.
    expect(led.mock.calls.length > 0).toBe(at !== then);
    led.mockRestore();
    await act(async () => actions.setFilters({ genre: calls.length }));
    await answer([1, 2], 9);
  }
});

const tidy = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();

test("an outdated list says so within 400 ms and keeps its cards; a text replaces the count", async () => {
  const { find, press, answer, cards } = await shown();
  await press('[name="volet1"]');
  expect(find(".signet-programme-results").dataset.stale).toBe("true");
  expect(find(".signet-programme-list").getAttribute("aria-busy")).toBe("true");
  expect(tidy(find("#programmation-titre"))).toBe("5 Activités");
  await act(async () => vi.advanceTimersByTimeAsync(399));
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
  expect(find(".signet-programme-results").dataset.stale).toBe("true");
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

test("a view whose activities failed keeps the last list in its view; an empty list is not shown as the answer", async () => {
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

test("with a failure line above the list, the note does not repeat it", async () => {
  const { find, press, last } = await shown(undefined, { tellsFailures: true });
  await press('[name="volet1"]');
  await act(async () => vi.advanceTimersByTimeAsync(250));
  await act(() => last().fail());
  expect(() => find(".signet-stale-note")).toThrow();
  expect(tidy(find("#programmation-titre"))).toBe("5 Activités (avant ce choix)");
});

test("another view shows its skeleton until its activities have loaded; they are announced once, and focus stays", async () => {
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

test("a schedule of long activities only says that it shows none, counts so, and links to the list", async () => {
  const loadPart = createLoadPart({ part: (load) => load(), report: () => {} });
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

test("Escape closes the filters of a narrow column, and does nothing without a button to close them", async () => {
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
  // The css of a wide column
  find(".signet-programme-filters-bar").style.display = "none";
  await pressEscape();
  expect(focused()).toBe(find('[name="volet1"]'));
  expect(find(button).getAttribute("aria-expanded")).toBe("true");

  find(".signet-programme-filters-bar").style.display = "";
  await pressEscape();
  expect(focused()).toBe(find(button));
  expect(find(button).getAttribute("aria-expanded")).toBe("false");
});
