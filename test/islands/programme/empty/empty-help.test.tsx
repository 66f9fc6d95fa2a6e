/** What helps when nothing was found: filters to drop, with the number of activities there would be. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmptyHelp } from "../../../../src/islands/programme/empty/EmptyHelp.tsx";
import { waysOut } from "../../../../src/islands/programme/empty/ways-out.ts";
import { messages } from "../../../../src/islands/programme/messages.ts";
import { page, programme, WEDNESDAY } from "../a-programme.ts";
import { shown } from "../filters/a-panel.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => void vi.unstubAllGlobals());

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

/** An empty list with these filters, and the calls of its help that are not cancelled. */
async function empty(query: string) {
  const opened = await shown(<EmptyHelp />, { query });
  const asked = opened.calls.filter((_, index) => index > 0).filter(({ signal }) => !signal.aborted);
  const buttons = () => [...opened.element.querySelectorAll<HTMLButtonElement>("button")];
  const texts = () => buttons().map(({ textContent }) => plain(textContent));
  return { ...opened, asked, buttons, texts };
}
const answer = (call: { answer(given: ReturnType<typeof page>): Promise<void> } | undefined, count: number) =>
  act(async () => call?.answer(page(count > 0 ? [1] : [], count)));

test("each filter that finds something when dropped is a button with its count, announced once", async () => {
  const { asked, texts, said, leave } = await empty("genre=6461&type=6339&hours=9,12");
  expect(asked.map(({ question }) => [question.filters.genre, question.filters.type])).toEqual([
    [null, 6339],
    [6461, null],
    [6461, 6339],
  ]);
  await answer(asked[0], 1240);
  expect(texts()).toEqual([]);
  await answer(asked[1], 0);
  await answer(asked[2], 1);
  const now = [
    "Sans « Genre : Poésie » : 1 240 activités",
    "Sans « Plage horaire : 9 h à 12 h » : 1 activité",
  ];
  expect(texts()).toEqual(now);
  expect(said.map(plain)).toEqual([[messages.empty, ...now].join(". ")]);
  await leave();
});

test("all visitors ask with the same seed: a count is the same in every order", async () => {
  const { asked, state, leave } = await empty("genre=6461&type=6339");
  expect(state().seed).not.toBe(1);
  expect(asked.map(({ seed }) => seed)).toEqual([1, 1]);
  await leave();
});

test("a button drops its filter and moves focus to the results' heading", async () => {
  const { asked, buttons, element, state, leave } = await empty("genre=6461&type=6339");
  const heading = element.appendChild(document.createElement("h2"));
  heading.id = "programmation-titre";
  await answer(asked[0], 3);
  await answer(asked[1], 3);
  await act(async () => {
    buttons()[0]?.focus();
    buttons()[0]?.click();
  });
  expect(state().filters).toMatchObject({ genre: null, type: 6339 });
  expect(document.activeElement).toBe(heading);
  await leave();
});

test("a call that fails says nothing, and the others still count", async () => {
  const { asked, texts, reports, leave } = await empty("genre=6461&type=6339");
  await act(async () => asked[0]?.fail());
  await answer(asked[1], 3);
  expect(texts()).toEqual(["Sans « Activité : Séances de dédicaces » : 3 activités"]);
  expect(reports).toEqual([]);
  await leave();
});

test("leaving the empty list cancels every call", async () => {
  const { asked, leave, said } = await empty("genre=6461&type=6339");
  expect(asked).toHaveLength(2);
  await leave();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(said).toEqual([]);
});

const labels = (query: string) => {
  const opened = programme({ query });
  opened.actions.start();
  return waysOut(opened.state()).map(({ label }) => plain(label));
};

test("asks for four at most, the narrowest first", () => {
  expect(labels(`date=${WEDNESDAY}&hours=9,12&volet1=1&type=1&audience=2&age=3&genre=4`)).toEqual([
    "Sans « Genre : 4 »",
    "Sans « Groupe d’âge : 3 »",
    "Sans « Activité : 1 »",
    "Sans « Plage horaire : 9 h à 12 h »",
  ]);
});

test("several areas are dropped together, and the map keeps its area and its place", () => {
  expect(labels("volet1=1&volet3=1&dedicace=false")).toEqual([
    "Sans « Au Palais des congrès, En ligne »",
    "Avec les séances de dédicaces",
  ]);
  expect(labels("mode=carte&location=7&genre=4")).toEqual(["Sans « Genre : 4 »"]);
});
