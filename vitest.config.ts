import { defineConfig } from "vitest/config";
import { OLD_CHROMIUMS } from "./test/run/old-chromiums.mjs";

// No visitor lives in Montréal here, and no test may lean on the machine's zone: the fair's time is Eastern time
// everywhere, so every test runs a day apart from it. Set before the workers start, which inherit it.
process.env.TZ = "Pacific/Auckland";

const built = "test/run/built.mjs";

/** Browser tests that need both cores for themselves: they watch motion, frames or timers of the page as they run. */
const ALONE = ["test/browser/runtime/watch.test.ts"];

const inBrowser = {
  globalSetup: [built, "test/run/with-browser.mjs"],
  // One module cache, one Chromium and one stand-in CMS for all files of a worker: test/browser/shared.ts.
  isolate: false,
  // Vitest's own second is soon over when a page is busy. Nothing waits as long as this unless it fails.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** Tests in one engine, which the last word of the project's name names; one engine after another. */
const inEngine = (name: string, groupOrder: number, include: string[]) => ({
  extends: true as const,
  test: {
    ...inBrowser,
    name,
    include,
    globalSetup: [built, "test/run/with-engine.mjs"],
    // A driver has one session.
    maxWorkers: 1,
    sequence: { groupOrder },
  },
});

const JOURNEYS = "test/journeys/{mouse,keyboard,failing-api,without-script}.test.ts";
const EVERYTHING = ["test/engines/!(floor|open|settings).test.ts", JOURNEYS];
/** WebKit's driver does not print. */
const IN_WEBKIT = ["test/engines/!(floor|open|print|settings).test.ts", JOURNEYS];
/** In an engine that was started with a visitor's settings: test/run/with-engine.mjs. */
const SETTINGS = ["test/engines/settings.test.ts"];
/** What a visitor with an old Chromium does; below the floor, without any of our scripts. */
const IN_OLD = ["test/engines/{pages,tour}.test.ts", "test/journeys/{mouse,keyboard}.test.ts"];
const BELOW_FLOOR = ["test/engines/floor.test.ts", "test/journeys/without-script.test.ts"];
const SHORT = ["test/engines/{doctor,open,script-tag}.test.ts"];

export default defineConfig({
  // The build puts the hashed names of the css files here; without a build there are none.
  define: {
    __SIGNET_CSS__: JSON.stringify(""),
    __SIGNET_DOCTOR_CSS__: JSON.stringify(""),
    __SIGNET_MAP_VIEW__: "true",
    __SIGNET_VERSION__: JSON.stringify("0.0.0"),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "happy-dom",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/{build,browser,journeys,engines,package}/**"],
          setupFiles: ["test/run/unit-page.ts"],
          // One process for all: a page of its own for each file costs more than all of its tests.
          isolate: false,
          maxWorkers: 1,
          // Vitest's own 5 seconds are soon over on a machine that does something else besides.
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          include: ["test/build/**/*.test.ts"],
          globalSetup: [built],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "journeys",
          include: ["test/journeys/**/*.test.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          exclude: ALONE,
          // More than cores: a test mostly waits for the page.
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "alone",
          include: ALONE,
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "package",
          include: ["test/package/**/*.test.ts"],
          globalSetup: [...inBrowser.globalSetup, "test/run/with-package.mjs"],
          // A bundler or a build takes seconds, and minutes on a machine that does something else besides.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 1,
          sequence: { groupOrder: 12 },
        },
      },
      inEngine("engine chromium", 6, EVERYTHING),
      inEngine("engine firefox", 7, EVERYTHING),
      inEngine("engine webkit", 8, IN_WEBKIT),
      ...OLD_CHROMIUMS.map(({ name, isBelowFloor }, place) =>
        inEngine(`engine ${name}`, 13 + place, isBelowFloor ? BELOW_FLOOR : IN_OLD),
      ),
      inEngine("settings chromium", 19, SETTINGS),
      inEngine("settings firefox", 20, SETTINGS),
      inEngine("settings webkit", 21, SETTINGS),
      inEngine("short firefox", 9, SHORT),
      inEngine("short webkit", 10, SHORT),
    ],
  },
});
