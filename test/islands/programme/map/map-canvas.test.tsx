import { act } from "react";
import { expect, it } from "vitest";
import { until } from "../../../shared/until.ts";
import { ACTIVITIES, shown } from "./a-map.tsx";

const pins = (marker: Element) => [...marker.querySelectorAll<HTMLElement>(".signet-programme-pin")];

it("draws each place once, also in StrictMode, and leaves nothing at teardown", async () => {
  const { marker, reports, unmount } = await shown();
  expect(pins(marker).map((pin) => pin.getAttribute("aria-label"))).toEqual([
    "Cinémathèque, 2\u00a0activités",
    "Librairie du Square, 1\u00a0activité",
  ]);
  expect(marker.querySelectorAll(".leaflet-container")).toHaveLength(1);
  unmount();
  expect(marker.innerHTML).toBe("");
  expect(reports).toEqual([]);
});

it("keeps focus on a pin whose place is chosen: it is the same button", async () => {
  const { marker, state } = await shown();
  const [first] = pins(marker);
  await act(async () => first?.click());
  expect(state().filters.location).toBe(8);
  expect(pins(marker)[0]).toBe(first);
  expect(first?.getAttribute("aria-pressed")).toBe("true");
  // The popup opens after the chosen pin has been painted.
  await until(async () => {
    await act(() => new Promise<void>((painted) => requestAnimationFrame(() => painted())));
    expect(document.activeElement?.getAttribute("role")).toBe("dialog");
  });
  await act(async () => document.querySelector<HTMLElement>('[aria-label^="Fermer"]')?.click());
  expect(state().filters.location).toBeNull();
  expect(document.activeElement).toBe(first);
});

it("joins each pin that was moved to its place by a line, with a dot at the place", async () => {
  const { marker } = await shown();
  const [lines, dots] = [...marker.querySelectorAll(".signet-programme-stalks path")].map((path) =>
    path.getAttribute("d"),
  );
  const read = (path: string | null | undefined, pattern: RegExp) =>
    [...(path ?? "").matchAll(pattern)].map((numbers) => numbers.slice(1).map(Number));
  const drawn = read(lines, /M(-?\d+) (-?\d+)l(-?\d+) (-?\d+)/g);
  const tips = pins(marker).map(({ style }) => {
    const [left = 0, top = 0] = read(style.transform, /\((-?\d+)px, ?(-?\d+)px/g)[0] ?? [];
    return [left + 13, top + 30];
  });
  expect(drawn).toHaveLength(2);
  expect(drawn.map(([x = 0, y = 0, right = 0, down = 0]) => [x + right, y + down])).toEqual(tips);
  // One building: two pins apart, two lines from the same point.
  expect(tips[0]).not.toEqual(tips[1]);
  expect(drawn[0]?.slice(0, 2)).toEqual(drawn[1]?.slice(0, 2));
  expect(read(dots, /M(-?\d+) (-?\d+)h0/g)).toEqual(drawn.map((line) => line.slice(0, 2)));
});

it("removes the pin of a place that is gone, and keeps the button of one that stays", async () => {
  const { marker, show } = await shown();
  const [, square] = pins(marker);
  await show(ACTIVITIES.slice(0, 1));
  expect(pins(marker)).toEqual([square]);
  expect(marker.querySelector(".signet-programme-stalks path")?.getAttribute("d")).toBe("");
  await show(ACTIVITIES);
  expect(pins(marker)[1]).toBe(square);
  expect(pins(marker)[0]?.textContent).toBe("2");
});
