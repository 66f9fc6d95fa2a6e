/** What `npm run mutate` runs against each changed line: the unit tests of the pure modules, in one process. */
import { defineConfig } from "vitest/config";

process.env.TZ = "Pacific/Auckland";

export default defineConfig({
  define: { __SIGNET_CSS__: JSON.stringify("") },
  test: {
    environment: "happy-dom",
    include: [
      "test/shared/{activity,carousel,facts,http,links,text,time}/*.test.ts",
      "test/behaviours/card-rotation/*.test.ts",
      "test/islands/*/{domain,map,schedule,state}/**/*.test.ts",
    ],
    setupFiles: ["test/run/unit-page.ts", "lab/mutate/no-shrinking.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
  },
});
