/** Back scrolls to the position of the card by which the visitor left. */
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ListView } from "../../../../src/islands/programme/results/ListView.tsx";
import { useProgramme } from "../../../../src/islands/programme/root-context.tsx";
import { KeptPlace } from "../../../../src/islands/programme/tools/KeptPlace.tsx";
import { shown } from "../filters/a-panel.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  history.replaceState({ theirs: 1 }, "");
});
afterEach(() => {
  history.replaceState(null, "");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function List() {
  const list = useRef<HTMLDivElement>(null);
  const activities = useProgramme((state) => state.items);
  const card = useProgramme((state) => state.card);
  return (
    <>
      <div ref={list}>
        <ListView activities={activities} card={card} />
      </div>
      <KeptPlace list={list} shown={activities} />
    </>
  );
}

test("stores the position each time, also for the same card, not for a card in another tab", async () => {
  const { element, leave, state } = await shown(<List />);
  element.addEventListener("click", (event) => event.preventDefault());
  const leaveBy = (slug: string, top: number, click: MouseEventInit = {}) =>
    act(async () => {
      const card = element.querySelector<HTMLElement>(`[data-slug="${slug}"]`);
      if (!card) throw new Error(`no card ${slug}`);
      vi.spyOn(card, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, 100));
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...click });
      card.querySelector(".signet-programme-title a")?.dispatchEvent(event);
    });
  await leaveBy("a1", 120);
  expect(state().card).toBe("a1");
  expect(history.state).toEqual({ theirs: 1, signetTop: 120 });
  await leaveBy("a1", 480);
  expect(history.state.signetTop).toBe(480);
  await leaveBy("a2", 60, { ctrlKey: true });
  expect(history.state.signetTop).toBe(480);
  await leaveBy("a2", 60);
  expect(history.state.signetTop).toBe(60);
  await leave();
});
