/** The bookmark of the programme's cards. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { END } from "../../../../src/shared/enhance/end.ts";
import { pageSelection } from "../../../../src/shared/selection/selection.ts";
import type { LoadPart } from "../../../../src/shared/ui/part.ts";
import { beginShown, endShown, focused, idle, shown } from "../a-page.tsx";

beforeEach(() => {
  localStorage.clear();
  beginShown();
});
afterEach(() => {
  endShown();
  pageSelection().replace([]);
});

const RIBBON = ".signet-keep";
const arriving: LoadPart = (part) => part.load();

test("a press keeps the activity with what the page knows of it, and keeps focus", async () => {
  const { find, press } = await shown();
  await idle();
  const ribbon = find(RIBBON);
  expect(ribbon.getAttribute("aria-pressed")).toBe("false");
  expect(ribbon.getAttribute("aria-label")).toMatch(/^Garder\u00a0: ./);
  await press(RIBBON);
  expect(ribbon.getAttribute("aria-pressed")).toBe("true");
  expect(focused()).toBe(ribbon);
  const [id] = pageSelection().ids();
  expect(JSON.parse(localStorage.getItem(`signet:kept:${id}`) ?? "")).toMatchObject({
    v: 1,
    activity: { id },
  });
  await press(RIBBON);
  expect(ribbon.getAttribute("aria-pressed")).toBe("false");
  expect(pageSelection().ids()).toEqual([]);
});

test("what was pressed is announced once, and the page is told", async () => {
  const marker = document.body.appendChild(document.createElement("div"));
  // As the runtime keeps it on a marker that is ready.
  const identity = { kind: "island", name: "programme" } as const;
  Object.assign(marker, { [END]: Object.assign(() => {}, { identity }) });
  const told = vi.fn();
  marker.addEventListener("signet:keep", ({ detail }) => told(detail));
  const { press, said, find } = await shown(arriving, { marker });
  await idle();
  await press(RIBBON);
  await vi.waitFor(() => expect(said).toContain("Activité gardée, 1 dans votre sélection."));
  expect(said.filter((text) => /gardée/.test(text))).toHaveLength(1);
  expect(told).toHaveBeenCalledExactlyOnceWith({
    ...identity,
    id: pageSelection().ids()[0],
    kept: true,
  });
  expect(find(RIBBON).getAttribute("aria-pressed")).toBe("true");
});

test("a part that cannot be loaded takes only the announcement away", async () => {
  const { find, press } = await shown(() => Promise.reject(new Error("no network")));
  await idle();
  await press(RIBBON);
  expect(find(RIBBON).getAttribute("aria-pressed")).toBe("true");
});

test("another tab's choice shows on the card", async () => {
  const { find } = await shown();
  await idle();
  const id = 1;
  localStorage.setItem("signet:selection", JSON.stringify({ v: 1, ids: [id] }));
  await act(async () =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "signet:selection" })),
  );
  expect(find(`[data-slug=a${id}] ${RIBBON}`).getAttribute("aria-pressed")).toBe("true");
  expect(find(`[data-slug=a2] ${RIBBON}`).getAttribute("aria-pressed")).toBe("false");
});
