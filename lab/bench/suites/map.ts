/** A map with many places: from the data to the paint of all pins. */
import { mapView } from "../../../src/shared/facts/facts.ts";
import type { Bench } from "../bench.ts";
import { type Bundle, ownBundle, pageOf, peerBundle } from "../bundles.ts";
import { type Measured, work } from "../lab.ts";
import { type Kind, SIGNET, type Subject, type Suite } from "../suite.ts";

const COUNTS = [100, 600];
const REACT_LEAFLET = "react-leaflet, plain markers";
/** One grey pixel, so that no figure contains a network. */
const TILE = "data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==";

const MAP_CSS = ["programme.css", "map/programme.map.css"].map((file) => `src/islands/programme/${file}`);

/** Places in the city, on a spiral: no two at one point, nearer to each other in the middle. */
const places = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [angle, far] = [index * 2.4, Math.sqrt(index / count)];
    return {
      id: index + 1,
      title: `Lieu ${index + 1}`,
      lat: 45.52 + 0.09 * far * Math.sin(angle),
      lng: -73.6 + 0.18 * far * Math.cos(angle),
    };
  });

type MapWindow = Measured & { draw(box: Element, places: unknown, tiles: string, view: unknown): void };

const SURROUNDED = `<div data-island="programme"><div class="signet-programme signet-root"><section class="signet-programme-city">
<div class="signet-programme-map-frame"><div class="signet-programme-map-live" id="stage"></div></div></section></div></div>`;
/** As large as our map in this window. */
const PLAIN = '<div id="stage" style="width: 750px; height: 462px"></div>';

async function open(bench: Bench): Promise<readonly Subject[]> {
  const ways: readonly (readonly [string, Kind, Bundle | null, string])[] = [
    [
      SIGNET,
      "signet",
      await ownBundle("src/shared/styles/base.css", ...MAP_CSS, "lab/bench/pages/map-page.tsx"),
      SURROUNDED,
    ],
    [REACT_LEAFLET, "peer", await peerBundle("maps/react-leaflet.js"), PLAIN],
    ["Leaflet, plain markers", "peer", await peerBundle("maps/leaflet.js"), PLAIN],
  ];
  const front = await bench.serve(bench.data);
  return COUNTS.flatMap((count) =>
    ways.map(([name, kind, bundle, body], index): Subject => {
      const path = `/bench/map-${index}.html`;
      if (bundle) front.put(path, pageOf(bundle, body));
      return {
        name,
        kind,
        case: `${count} places`,
        async sample() {
          const page = await bench.open("wide");
          await page.goto(front.url + path);
          const drawn = await work(page, () =>
            page.evaluate(
              ([places, tile, view]) => {
                const { lab, draw } = window as unknown as MapWindow;
                const stage = document.getElementById("stage") as Element;
                const panes = stage.getElementsByClassName("leaflet-marker-pane");
                return lab.toShown(
                  () => draw(stage, places, tile, view),
                  () => panes[0]?.childElementCount === places.length,
                );
              },
              [places(count), TILE, mapView()] as const,
            ),
          );
          await bench.picture(page, `map ${count} ${name}`);
          await page.context().close();
          return { drawn };
        },
      };
    }),
  );
}

export const map: Suite = {
  name: "map",
  title: "Places on a map, 1440 px",
  method: `From the data to the paint of all pins. The tiles are one picture in the page.`,
  figures: { drawn: { title: "data to paint", unit: "ms", digits: 0 } },
  rounds: 3,
  least: ["drawn"],
  oneCpu: true,
  shortRounds: 3,
  goals: COUNTS.map((count) => ({
    case: `${count} places`,
    figure: "drawn",
    against: REACT_LEAFLET,
    limit: 0.5,
  })),
  open,
};
