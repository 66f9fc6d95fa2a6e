/** The whole programme rendered in the page, for tests of several views together. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { Programme } from "../../../src/islands/programme/Programme.tsx";
import { ProgrammeProvider, type ProgrammeRoot } from "../../../src/islands/programme/root-context.tsx";
import { TOOLS_PART } from "../../../src/islands/programme/tools/use-tools.ts";
import type { LoadPart } from "../../../src/shared/ui/part.ts";
import { openProgramme, page } from "./a-programme.ts";
import { aRoot } from "./a-root.ts";

const leave: (() => void)[] = [];

/** Before each test: time moves only when the test moves it. */
export function beginShown(): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
}

/** After each test. */
export function endShown(): void {
  for (const go of leave.splice(0)) go();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Renders ids 1 and 2 of five. */
export async function renderInPage(more: Partial<ProgrammeRoot> = {}) {
  const opened = await openProgramme();
  const root = aRoot(opened, more);
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
  return { ...opened, element };
}

/** Parts that have arrived: see src/shared/ui/part.ts. */
const { [Symbol.for("signet.parts")]: arrived } = document as unknown as Record<
  symbol,
  WeakMap<object, unknown>
>;

/** Lets the parts arrive that load when the page is idle. */
export async function idle(): Promise<void> {
  arrived?.set(TOOLS_PART, await TOOLS_PART.load());
  leave.push(() => arrived?.delete(TOOLS_PART));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** A programme on screen: ids 1 and 2 of five, with parts that load when the test lets them. */
export async function shown(
  loadPart: LoadPart = () => new Promise(() => {}),
  more: Partial<ProgrammeRoot> = {},
) {
  const said: string[] = [];
  const { element, ...opened } = await renderInPage({
    announce: (text) => said.push(text.replace(/\s/g, " ")),
    loadPart,
    report: () => {},
    ...more,
  });
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

export const focused = () => document.activeElement;
