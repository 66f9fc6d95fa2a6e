/** The last announcement after a wait: the live region must not keep 'loading'. */
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "../../../../src/islands/programme/messages.ts";
import { loadText } from "../../../../src/islands/programme/results/load-text.ts";
import { useProgramme, useRoot } from "../../../../src/islands/programme/root-context.tsx";
import { useAnnouncements } from "../../../../src/shared/list/use-announcements.ts";
import { page } from "../a-programme.ts";
import { shown } from "../filters/a-panel.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List() {
  const root = useRoot();
  useAnnouncements(root, {
    list: useRef(null),
    shown: useProgramme(({ items }) => items),
    textOf: (appended) => loadText(root.store.getState(), ({ length }) => length, appended),
    loading: messages.ours.loading,
    target: "a",
  });
  return null;
}

/** A choice that has waited so long for its answer that the wait was announced. */
async function waiting() {
  const opened = await shown(<List />);
  await act(async () => {
    opened.actions.setFilters({ genre: 6461 });
    await vi.advanceTimersByTimeAsync(2000);
  });
  expect(opened.said).toEqual(["Chargement des activités…"]);
  return opened;
}

test("a failure without a line of its own clears the announcement", async () => {
  const { said, last, leave } = await waiting();
  await act(() => last().fail());
  expect(said.slice(1)).toEqual([""]);
  await leave();
});

test("a failure with a line of its own leaves the announcement to it", async () => {
  const { said, last, element, leave } = await waiting();
  element.insertAdjacentHTML("afterbegin", '<div class="signet-failure"></div>');
  await act(() => last().fail());
  expect(said.slice(1)).toEqual([]);
  await leave();
});

test("an answer announces its result", async () => {
  const { said, last, leave } = await waiting();
  await act(() => last().answer(page([7], 1)));
  expect(said.slice(1)).toEqual(["1\u00a0activité"]);
  await leave();
});
