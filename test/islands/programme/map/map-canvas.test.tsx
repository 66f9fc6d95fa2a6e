import { act } from "react";
import { expect, it } from "vitest";
import { until } from "../../../shared/until.ts";
import { shown } from "./a-map.tsx";

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
