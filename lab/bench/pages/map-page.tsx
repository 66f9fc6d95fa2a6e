/** Runs in a page of the suite `map`: our map, mounted alone. */
import { createRoot } from "react-dom/client";
import { MapCanvas } from "../../../src/islands/programme/map/canvas/MapCanvas.tsx";
import { ProgrammeProvider, type ProgrammeRoot } from "../../../src/islands/programme/root-context.tsx";

export interface BenchPlace {
  readonly id: number;
  readonly title: string;
  readonly lat: number;
  readonly lng: number;
}

const nothing = () => {};

Object.assign(window, {
  draw(box: Element, places: readonly BenchPlace[], tiles: string) {
    const ours = places.map(({ id, title, lat, lng }) => ({
      id,
      title,
      address: null,
      coordinates: { lat, lng },
      count: 1,
    }));
    const root = { actions: {}, ids: {} } as unknown as ProgrammeRoot;
    createRoot(box).render(
      <ProgrammeProvider value={root}>
        <MapCanvas
          places={ours}
          chosen={null}
          followed={{ current: null }}
          tiles={tiles}
          credit={null}
          onDrawn={nothing}
          onFail={nothing}
          onChoose={nothing}
          onClose={nothing}
          onSee={nothing}
        />
      </ProgrammeProvider>,
    );
  },
});
