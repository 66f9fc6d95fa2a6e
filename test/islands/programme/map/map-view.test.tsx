/** Focus, announcements and the list of places of the map, as far as they need no layout. */
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { MapView } from "../../../../src/islands/programme/map/MapView.tsx";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { activity } from "../../../shared/activity/an-activity.ts";
import { page } from "../a-programme.ts";
import { ACTIVITIES, shown } from "./a-map.tsx";

const focused = () => document.activeElement;
const find = (root: Element, selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const press = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    element.click();
  });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "connection");
});

test("places of pages that follow are appended; another answer orders the list by name again", async () => {
  const { marker, show, last } = await shown();
  const names = () =>
    [...marker.querySelectorAll(".signet-programme-spot b")].map((name) => name.textContent);
  const at = (id: number, title: string) =>
    activity({ id, slug: `b${id}`, location: { location: [{ id, title, geoloc: null }] } });
  expect(names()).toEqual(["Cinémathèque", "Librairie du Square"]);
  await show([...ACTIVITIES, at(21, "Zone"), at(20, "Aérogare")]);
  expect(names()).toEqual(["Cinémathèque", "Librairie du Square", "Aérogare", "Zone"]);
  // The last page.
  await act(() => last().answer(page([3, 4], 4)));
  await show([...ACTIVITIES, at(21, "Zone"), at(20, "Aérogare"), at(22, "Bain Morgan")]);
  expect(names()).toEqual(["Cinémathèque", "Librairie du Square", "Aérogare", "Zone", "Bain Morgan"]);
  await show([at(21, "Zone"), at(20, "Aérogare"), at(22, "Bain Morgan")]);
  expect(names()).toEqual(["Aérogare", "Bain Morgan", "Zone"]);
});

test("the button that loads the map moves focus to the map's frame", async () => {
  const { marker } = await shown({ attributes: { consent: "ask" } });
  await press(find(marker, ".signet-programme-map-still button"));
  expect(find(marker, ".signet-programme-city").dataset.map).toBe("shown");
  expect(focused()).toBe(find(marker, ".signet-programme-map-frame"));
});

test("consent to the map is remembered on the next page", async () => {
  const first = await shown({ attributes: { consent: "ask" } });
  await press(find(first.marker, ".signet-programme-map-still button"));
  first.unmount();
  const { marker } = await shown({ attributes: { consent: "ask" } });
  expect(find(marker, ".signet-programme-city").dataset.map).toBe("shown");
  expect(marker.querySelector(".signet-programme-map-still")).toBeNull();
});

test("a map that fails with focus inside moves it to the frame, which says what is left", async () => {
  const { marker } = await shown();
  vi.spyOn(console, "error").mockImplementation(() => {});
  find(marker, ".signet-programme-map-controls button").focus();
  const tiles = marker.querySelectorAll(".leaflet-tile");
  expect(tiles.length).toBeGreaterThan(0);
  await act(async () => {
    for (const tile of tiles) tile.dispatchEvent(new Event("error"));
  });
  expect(find(marker, ".signet-programme-city").dataset.map).toBe("missing");
  expect(focused()).toBe(find(marker, ".signet-programme-map-frame"));
  expect(focused()?.textContent).toContain("La carte n’est pas disponible.");
});

test("says why the map waits: another service, or the browser's data saving", async () => {
  const asked = await shown({ attributes: { consent: "ask" } });
  expect(find(asked.marker, ".signet-programme-map-still").textContent).toContain("un autre service");
  asked.unmount();
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const saving = await shown();
  expect(find(saving.marker, ".signet-programme-map-still").textContent).toContain("économise les données");
  expect(find(saving.marker, ".signet-programme-map-still").textContent).not.toContain("service");
});

test("a place in the address is scrolled into view in the list when its page has loaded", async () => {
  const late = { id: 9, title: "Zone", geoloc: null };
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(900);
  const { marker, show } = await shown({ query: "mode=carte&location=9" });
  expect(find(marker, ".signet-programme-spots ul").scrollTop).toBe(0);
  await show([...ACTIVITIES, activity({ id: 4, slug: "a4", location: { location: [late] } })]);
  expect(find(marker, ".signet-programme-spots ul").scrollTop).toBe(900);
});

test("announces all activities when a place is closed, not when the map or filters are removed", async () => {
  const draw = (activities: readonly Activity[]) => <MapView activities={activities} card={null} />;
  const opened = await shown({ query: "mode=carte&location=7", draw });
  const { marker, said, actions } = opened;
  await press(find(marker, ".signet-programme-here button"));
  expect(said).toEqual(["Toutes les activités sont de nouveau affichées."]);

  for (const leave of [() => actions.setMode("liste"), actions.reset]) {
    await act(async () => actions.setMode("carte"));
    await act(async () => actions.setFilters({ location: 7 }));
    await act(async () => leave());
    expect(opened.state().filters.location).toBeNull();
  }
  expect(said).toHaveLength(1);
});
