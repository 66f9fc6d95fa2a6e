/** What the results do with the keyboard and the voice, as far as that needs no layout. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { Programme } from "../../../../src/islands/programme/Programme.tsx";
import { VIEW_PARTS } from "../../../../src/islands/programme/parts.ts";
import { ProgrammeProvider } from "../../../../src/islands/programme/root-context.tsx";
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
async function shown(loadPart: LoadPart = () => new Promise(() => {})) {
  const opened = await openProgramme();
  const said: string[] = [];
  const root = aRoot(opened, {
    announce: (text) => said.push(text.replace(/\s/g, " ")),
    loadPart,
    report: () => {},
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
