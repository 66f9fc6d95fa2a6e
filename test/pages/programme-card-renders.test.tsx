/** A programme may show a thousand cards: unchanged cards must not be rendered again. */
import { act } from "react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardView } from "../../src/islands/programme/card/card-view.ts";
import { beginShown, endShown, idle, renderInPage } from "../islands/programme/a-page.tsx";
import { page } from "../islands/programme/a-programme.ts";

// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// Each rendering of a card computes its view once, so the calls count the renderings.
vi.mock("../../src/islands/programme/card/card-view.ts", { spy: true });

const rendered = () => {
  const ids = vi.mocked(cardView).mock.calls.map(([{ id }]) => id);
  vi.mocked(cardView).mockClear();
  return ids;
};

beforeEach(beginShown);
afterEach(endShown);

async function shown() {
  const { element, ...opened } = await renderInPage();
  expect(new Set(rendered())).toEqual(new Set([1, 2]));
  const button = (name: string | RegExp) => {
    const found = [...element.querySelectorAll("button")].find((one) => one.textContent?.match(name));
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return { ...opened, element, button };
}

test("a filter, its chip and the filters' panel render no card before the answer arrives", async () => {
  const { element, button, last } = await shown();
  await act(async () => button(/^Filtres/).click());
  await act(async () => button("Dans la ville").click());
  expect(element.querySelector(".signet-programme-chip")?.textContent).toBe("Dans la ville");
  expect(element.querySelector(".signet-programme-list")?.getAttribute("aria-busy")).toBe("true");
  await act(async () => vi.advanceTimersByTimeAsync(250));
  expect(rendered()).toEqual([]);
  await act(async () => last().answer(page([7, 8], 2)));
  expect(new Set(rendered())).toEqual(new Set([7, 8]));
});

test("a further page renders only its own cards", async () => {
  const { button, last, ids } = await shown();
  await act(async () => button("Voir plus d'activités").click());
  expect(rendered()).toEqual([]);
  await act(async () => last().answer(page([3, 4], 5)));
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(new Set(rendered())).toEqual(new Set([3, 4]));
});

test("a chosen card is rendered alone, and again when another one is chosen", async () => {
  const { actions, element } = await shown();
  await act(async () => actions.chooseCard("a2"));
  expect(element.querySelector("[data-kept=true]")?.getAttribute("data-slug")).toBe("a2");
  expect(new Set(rendered())).toEqual(new Set([2]));
  await act(async () => actions.chooseCard("a1"));
  expect(new Set(rendered())).toEqual(new Set([1, 2]));
});

test("a press on a bookmark renders no card", async () => {
  const { element } = await shown();
  await idle();
  const [ribbon] = element.querySelectorAll<HTMLElement>(".signet-keep");
  await act(async () => ribbon?.click());
  expect(ribbon?.getAttribute("aria-pressed")).toBe("true");
  expect(rendered()).toEqual([]);
  await act(async () => ribbon?.click());
});
