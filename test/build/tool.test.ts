/** The tools that the commands run, each by its package's name. */
import { expect, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { runTool } from "../run/tool.mjs";

// A package names its commands in a table, or its only one by the file alone.
test.each(["typescript", "vitest", "tsx"])("%s runs and says its version", async (name) => {
  const { code, output } = await runTool(root, name, ["--version"], { collect: true });
  expect([code, output]).toEqual([0, expect.stringMatching(/\d+\.\d+\.\d+/)]);
});
