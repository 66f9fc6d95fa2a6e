/** What `lab/lab.mjs` runs with Vitest; the product's own tests are in the vitest.config.ts above. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// As in the product's tests.
process.env.TZ = "Pacific/Auckland";

const inBrowser = {
  globalSetup: ["test/run/built.mjs", "test/run/with-browser.mjs"],
  isolate: false,
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  define: { __SIGNET_CSS__: JSON.stringify("") },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["lab/{bench,simulate}/*.test.ts"], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "strangers",
          include: ["lab/strangers/*.test.ts"],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "cms",
          // No `.test.ts`: they need a WordPress.
          include: ["lab/cms/*.cms.ts"],
          globalSetup: [...inBrowser.globalSetup, "lab/cms/wordpress.ts"],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
