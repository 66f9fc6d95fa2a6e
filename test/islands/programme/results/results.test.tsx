/** What the results do with the keyboard and the voice, as far as that needs no layout. */
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

// Which parts have arrived is kept for the whole page: no other file's count here, nor these elsewhere.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

afterEach(() => {
  for (const go of leave.splice(0)) go();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A programme on screen: ids 1 and 2 of five, with parts that come when the test lets them. */
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
  /** The API answers what it was asked last, after the time that a choice may be taken back. */
  const answer = (...answered: Parameters<typeof page>) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(250);
      await opened.last().answer(page(...answered));
    });
  return { ...opened, find, press, answer, said, cards: () => element.querySelectorAll("article").length };
}

const focused = () => document.activeElement;

test("'load more' leads to the first new card, but calls nobody back who has gone on meanwhile", async () => {
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

test("with the last page the button goes, and the keyboard is on what it brought", async () => {
  const { find, press, answer } = await shown();
  await press(".signet-more button");
  await answer([3, 4, 5], 5, 3);
  expect(() => find(".signet-more button")).toThrow();
  expect(focused()?.closest("article")?.dataset.slug).toBe("a3");
});

test("thousands are parted wherever they are printed or said", async () => {
  const { find, press, answer, said, actions } = await shown();
  await act(async () => actions.setFilters({ type: 1 }));
  await answer([1, 2], 1569);
  expect(find(".signet-count").textContent).toBe("1\u00a0569 Activités");
  expect(find(".signet-more-count").textContent).toBe("2\u00a0activités affichées sur 1\u00a0569");
  expect(find(".signet-done").textContent).toBe("Voir 1\u00a0569\u00a0activités");
  await press(".signet-more button");
  await answer([3, 4], 1569);
  expect(said).toEqual(["1 569 activités", "2 activités ajoutées, 4 sur 1 569"]);
});

test("'load more' does not call the keyboard anywhere when its button is not where it is", async () => {
  const { find, press, answer, actions, calls } = await shown();
  // From the heading, or from nowhere, it leads to the first new card as well.
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
  // A second click while it is on its way asks for nothing more.
  await press(".signet-more button");
  expect(find(".signet-more button").getAttribute("aria-disabled")).toBe("true");
  expect(find(".signet-list").getAttribute("aria-busy")).toBe("true");
  await press(".signet-more button");
  expect(calls).toHaveLength(4);
  await answer([5, 6], 9);
  expect(find(".signet-list").getAttribute("aria-busy")).toBe("false");

  // A list without more takes the button away: from under the keyboard it leads to the heading, else nowhere.
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
    // React would give the focus back, but not before it has been heard elsewhere.
    expect(led.mock.calls.length > 0).toBe(at !== then);
    led.mockRestore();
    await act(async () => actions.setFilters({ genre: calls.length }));
    await answer([1, 2], 9);
  }
});

const tidy = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();

test("a list that is out of date says so within 400 ms, and keeps its cards; the count gives way to words", async () => {
  const { find, press, answer, cards } = await shown();
  await press('[name="volet1"]');
  expect(find(".signet-results").dataset.stale).toBe("true");
  expect(find(".signet-list").getAttribute("aria-busy")).toBe("true");
  expect(tidy(find("#programmation-titre"))).toBe("5 Activités");
  await act(async () => vi.advanceTimersByTimeAsync(399));
  expect(cards()).toBe(2);
  expect(tidy(find("#programmation-titre"))).toBe("Chargement…");
  expect(tidy(find(".signet-stale-note[data-loading]"))).toBe("Chargement des activités…");
  expect(tidy(find(".signet-done"))).toBe("Afficher les résultats");
  expect(find(".signet-more button").getAttribute("aria-disabled")).toBe("true");
  await answer([7], 1);
  expect(tidy(find("#programmation-titre"))).toBe("1 Activité");
  expect(tidy(find(".signet-done"))).toBe("Voir 1 activité");
  expect(() => find("[data-stale]")).toThrow();
  expect(() => find(".signet-stale-note")).toThrow();
});

test("after a change that failed, count and cards are marked as those from before, and it can be repeated", async () => {
  const { find, press, said, cards, last, calls } = await shown();
  await press('[name="volet1"]');
  await act(async () => vi.advanceTimersByTimeAsync(250));
  await act(() => last().fail());
  expect(find(".signet-results").dataset.stale).toBe("true");
  expect(find(".signet-list").getAttribute("aria-busy")).toBe("false");
  expect(tidy(find("#programmation-titre"))).toBe("5 Activités (avant ce choix)");
  expect(cards()).toBe(2);
  expect(tidy(find(".signet-stale-note p"))).toBe("Liste d’avant ce choix");
  // Nothing is said to the ear by default (ruling D25), and nothing is added to the old list.
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

test("a view whose activities did not come leaves the last list in its own view; an empty one does not pass for the answer", async () => {
  const { find, press, answer, cards, last } = await shown();
  await press(".signet-icon-horaire");
  await act(async () => vi.advanceTimersByTimeAsync(400));
  expect(cards()).toBe(0);
  await act(() => last().fail());
  await act(async () => vi.advanceTimersByTimeAsync(50));
  expect(cards()).toBe(2);
  expect(() => find(".signet-skeleton")).toThrow();

  await press(".signet-icon-liste");
  await press('[name="volet1"]');
  await answer([], 0);
  expect(tidy(find(".signet-empty h3"))).toBe("Aucun résultat ne correspond à votre recherche");
  await press('[name="volet1"]');
  await act(async () => vi.advanceTimersByTimeAsync(250));
  await act(() => last().fail());
  expect(() => find(".signet-empty")).toThrow();
  expect(tidy(find("#programmation-titre"))).toBe("0 Activité (avant ce choix)");
});

test("where failures are told above the list, the note does not tell them again", async () => {
  const { find, press, last } = await shown(undefined, { tellsFailures: true });
  await press('[name="volet1"]');
  await act(async () => vi.advanceTimersByTimeAsync(250));
  await act(() => last().fail());
  expect(() => find(".signet-stale-note")).toThrow();
  expect(tidy(find("#programmation-titre"))).toBe("5 Activités (avant ce choix)");
});

test("another view shows its shape until its activities are there; they are said once, and the focus stays", async () => {
  const { find, press, answer, said, cards } = await shown(() => Promise.reject(new Error("no network")));
  await press(".signet-icon-horaire");
  // First the click is answered, by the button that stays pressed; the cards go after that paint.
  expect(cards()).toBe(2);
  await act(async () => vi.advanceTimersByTimeAsync(50));
  expect(cards()).toBe(0);
  expect(find(".signet-skeleton").dataset.view).toBe("horaire");
  expect(find(".signet-list").getAttribute("aria-busy")).toBe("true");
  await answer([1, 4], 2);
  // Its code did not come: the list stands in.
  expect(cards()).toBe(2);
  expect(said).toEqual(["2 activités"]);
  expect(focused()).toBe(find(".signet-icon-horaire"));
  const pressed = [...document.querySelectorAll('.signet-view[aria-pressed="true"]')];
  expect(pressed.map((view) => view.textContent)).toEqual(["Vue horaire", "Vue horaire"]);
});

test("nothing found in another view: heading, help and the way back, said once", async () => {
  const { find, press, answer, said } = await shown(() => Promise.reject(new Error("no network")));
  await press(".signet-icon-carte");
  await answer([], 0);
  expect(find(".signet-empty h3").textContent).toBe("Aucun résultat ne correspond à votre recherche");
  expect(said).toEqual([expect.stringMatching(/^Aucun résultat ne correspond à votre recherche\. /)]);
  await press(".signet-empty button");
  await answer([1, 2], 5);
  expect(said.slice(1)).toEqual(["Tous les filtres sont retirés.", "5 activités"]);
  expect(focused()?.tagName).toBe("H2");
});

test("a schedule of runs of days alone says that it draws nothing, counts so, and leads to the list", async () => {
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
  await press(".signet-icon-horaire");
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

  await press(".signet-icon-liste");
  await answer([1, 2], 348);
  await press(".signet-icon-horaire");
  await brings(run(21), run(22));
  await press(".signet-empty button");
  expect(last().question.mode).toBe("horaire");
  await answer([1, 2], 348);
  expect(last().question.mode).toBe("liste");
  expect(ends()).toBe("2 activités affichées sur 348");
});

test("Escape closes the filters of a narrow column, and moves nobody where there is no button to close them", async () => {
  const { find, press } = await shown();
  const button = ".signet-filters-bar button";
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
  find(".signet-filters-bar").style.display = "none";
  await pressEscape();
  expect(focused()).toBe(find('[name="volet1"]'));
  expect(find(button).getAttribute("aria-expanded")).toBe("true");

  find(".signet-filters-bar").style.display = "";
  await pressEscape();
  expect(focused()).toBe(find(button));
  expect(find(button).getAttribute("aria-expanded")).toBe("false");
});
