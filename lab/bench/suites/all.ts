/** Every suite, in the order in which they run. */
import type { Suite } from "../suite.ts";
import { cardSuites } from "./cards.ts";
import { home } from "./home.ts";
import { journeySuites } from "./journeys.ts";
import { keys } from "./keys.ts";
import { lighthouse } from "./lighthouse.ts";
import { map } from "./map.ts";
import { ready } from "./ready.ts";
import { scan } from "./scan.ts";
import { scheduleSuites } from "./schedule.ts";
import { slowLine } from "./slow-line.ts";
import { startSuites } from "./start.ts";
import { webcast } from "./webcast.ts";
import { widgets } from "./widgets.ts";

export const SUITES: readonly Suite[] = [
  ...startSuites,
  slowLine,
  ready,
  home,
  ...cardSuites,
  ...journeySuites,
  keys,
  ...scheduleSuites,
  map,
  webcast,
  widgets,
  scan,
  lighthouse,
];
