/** What `npm run test:cms` runs. Its files are no `.test.ts`: `npm test` runs without a WordPress. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

process.env.TZ = "Pacific/Auckland";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  define: { __SIGNET_CSS__: JSON.stringify("") },
  test: {
    include: ["test/cms/*.cms.ts"],
    globalSetup: ["test/run/built.mjs", "test/run/with-browser.mjs", "test/cms/wordpress.ts"],
    isolate: false,
    maxWorkers: 1,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
