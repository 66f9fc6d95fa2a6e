/** What people see who start a command with an old Node, or without the two dashes that npm wants. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { runCommand } from "./command.ts";

const { scripts, engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-floor-"));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a command's script as its npm script does, with a Node that says to be this version. */
function run(script: string, version: string) {
  const pretend = join(scratch, "pretend.cjs");
  const versions = `Object.assign({}, process.versions, { node: ${JSON.stringify(version)} })`;
  writeFileSync(pretend, `Object.defineProperty(process, "versions", { value: ${versions} });`);
  return spawnSync(process.execPath, ["-r", pretend, "-r", "./build/floor.cjs", script, "--help"], {
    cwd: root,
    encoding: "utf8",
  });
}

describe("a Node below the floor", () => {
  test("is looked at by every command before anything else", () => {
    const unchecked = Object.entries(scripts).filter(
      ([name, command]) =>
        name !== "prepack" && !/^node (-r \.\/build\/floor\.cjs |build\/floor\.cjs && )/.test(command),
    );
    expect(unchecked).toEqual([]);
  });

  test.each([
    ["npm start", "build/dev/start.mjs"],
    ["npm test", "test/run/test.mjs"],
    ["npm run build", "build.mjs"],
  ])("%s: one line, and no work", (_command, script) => {
    const floor = engines.node.replace(">=", "");
    for (const old of ["8.17.0", "18.20.8", "20.18.3"]) {
      const { status, stdout, stderr } = run(script, old);
      expect(stderr).toBe(
        `Signet needs Node ${floor} or newer, and this is Node ${old}: install a newer one (nvm install), then run this again.\n`,
      );
      expect(stdout).toBe("");
      expect(status).toBe(1);
    }
  });

  test.each(["20.19.0", "22.0.0", "24.1.0"])("Node %s is not below it", (version) => {
    expect(run("build/dev/start.mjs", version).stdout).toContain("--watch");
  });
});

test.each([
  ["build/dev/start.mjs", "watch", "npm start -- --watch"],
  ["test/run/test.mjs", "all", "npm test -- --all"],
  ["build/release/release.mjs", "write", "npm run release -- --write"],
])(
  "%s: an option without the two dashes before it is answered with how to write it",
  async (script, option, right) => {
    const command = runCommand(join(root, script), [], { [`npm_config_${option}`]: "true" });
    expect(await command.ended).toBe(1);
    expect(command.output.stderr).toMatch(
      new RegExp(`^npm has kept --${option} for itself: write ${right}, `),
    );
    expect(command.output.stdout).toBe("");
  },
);
