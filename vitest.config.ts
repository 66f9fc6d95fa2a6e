import { defineConfig } from "vitest/config";

// No visitor lives in Montréal here, and no test may lean on the machine's zone: the fair's time is Eastern time
// everywhere, so every test runs a day apart from it. Set before the workers start, which inherit it.
process.env.TZ = "Pacific/Auckland";

const secondAttempts = "./test/run/second-attempts.mjs";
const built = "test/run/built.mjs";

export default defineConfig({
  // The build puts the hashed names of the css files here; without a build there are none.
  define: { __SIGNET_CSS__: JSON.stringify("") },
  test: {
    reporters: ["default", secondAttempts],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "happy-dom",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/{build,browser,bench}/**"],
          // Vitest's own 5 seconds are soon over on a machine that does something else besides.
          testTimeout: 20_000,
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
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          globalSetup: [built, "test/run/with-browser.mjs"],
          // One Chromium at a time: two on two cores make each other's frames late.
          fileParallelism: false,
          // A second, vitest's own patience, is soon over when a page is busy.
          expect: { poll: { timeout: 15_000 } },
          // Named in the output when it was needed: test/run/second-attempts.mjs.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
