import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { noteStamp, stampOf } from "../../build/stamp.mjs";
import { type Command, copyData, runCommand } from "./command.ts";

let scratch: string;
const running: Command[] = [];
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-commands-"));
});
afterEach(async () => {
  for (const command of running) command.signal("SIGKILL");
  await Promise.all(running.splice(0).map((command) => command.ended));
  rmSync(scratch, { recursive: true, force: true });
});

function run(script: string, args: string[], env?: Record<string, string>): Command {
  const command = runCommand(join(root, script), ["--dist", join(scratch, "dist"), ...args], env);
  running.push(command);
  return command;
}
const start = (args: string[], env?: Record<string, string>) => run("build/dev/start.mjs", args, env);
/** A dist/ that is up to date, as an earlier `npm start` leaves it. */
function builtBefore() {
  const dist = join(scratch, "dist");
  cpSync(inject("distDir"), dist, { recursive: true });
  noteStamp(dist, stampOf({ minify: true }));
}
const address = async (command: Command) => (await command.says(/(http:\/\/127\.0\.0\.1:\d+)\n/))[1] ?? "";

describe("npm start refuses in one line, with exit code 1 and nothing served", () => {
  async function refuses(command: Command, line: RegExp) {
    expect(await command.ended).toBe(1);
    expect(command.output.stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(line)]);
    expect(command.output.stdout).not.toContain("http://");
    expect(existsSync(join(scratch, "dist/signet.js")), "built for nothing").toBe(false);
  }

  test("when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    try {
      const advice = "stop what runs there, or choose another, e\\.g\\. PORT=\\d+ npm start";
      await refuses(start([], { PORT: String(port) }), new RegExp(`^Port ${port} is taken: ${advice}\\.$`));
    } finally {
      other.close();
    }
  });

  test("when PORT is no port", async () => {
    await refuses(start([], { PORT: "70000" }), /^PORT is "70000", which is no port: set it to a number/);
  });

  test("when the data folder is not there", async () => {
    await refuses(
      start(["--data", join(scratch, "gone")]),
      /^There is no folder .*gone: --data takes one that/,
    );
  });

  test("when a file of the data folder is missing", async () => {
    const data = copyData(join(scratch, "data"));
    rmSync(join(data, "categories.json"));
    await refuses(start(["--data", data]), /categories\.json/);
  });

  test("when a file of the data folder is no JSON", async () => {
    const data = copyData(join(scratch, "data"));
    writeFileSync(join(data, "events.json"), '{ "data": [');
    await refuses(start(["--data", data]), /events\.json/);
  });

  test("when a file of the data folder has another shape, saying where", async () => {
    const data = copyData(join(scratch, "data"));
    writeFileSync(join(data, "authors.json"), '{ "data": [{ "name": "no id" }] }');
    await refuses(start(["--data", data]), /authors\.json.*data\.0/);
  });

  test("when dist/ cannot be written", async () => {
    writeFileSync(join(scratch, "dist"), "a file");
    await refuses(start([]), /^Cannot write .*dist: it is not a folder; remove it, then run this again\.$/);
  });

  test.each([
    ["an unknown option", ["--wach"], /^Unknown option '--wach': npm start -- takes --data DIR/],
    ["a stray word", ["please"], /^Unexpected argument 'please': npm start -- takes --data DIR/],
    [
      "an option without its value",
      ["--now"],
      /^Option '--now <value>' argument missing: npm start -- takes/,
    ],
    [
      "a --now that is no instant",
      ["--now", "tomorrow"],
      /^--now tomorrow is no instant: write it as in --now/,
    ],
    [
      "a --now that no calendar has",
      ["--now", "2026-02-30T10:00"],
      /^--now 2026-02-30T10:00 is no instant: write it /,
    ],
    ["a --now that is no ISO text", ["--now", "Nov 26 2026"], /^--now Nov 26 2026 is no instant: write it /],
  ])("when it is given %s", async (_what, args, line) => {
    await refuses(start(args), line);
  });
});

describe("npm start", () => {
  test("says that it builds, answers before it prints its address, and ends with Ctrl-C", async () => {
    const command = start(["--now", "2026-11-26T10:00"]);
    await command.says(/^Checking the packages/);
    await command.says(/\nBuilding .*dist …\n/);
    const url = await address(command);
    const answer = await fetch(`${url}/programmation`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<html[^>]+data-now="2026-11-26T/);
    expect((await fetch(`${url}/dist/signet.js`)).status).toBe(200);
    await command.says(/Ctrl-C stops\./);
    command.signal("SIGINT");
    expect(await command.ended).toBe(0);
    expect(command.output.stderr).toBe("");
    await expect(fetch(url)).rejects.toThrow();
    await start([]).says(/dist is up to date\.\n/);
  });

  test("reuses an unchanged build, and makes anew one that lacks a file", async () => {
    builtBefore();
    const command = start([]);
    await command.says(/dist is up to date\.\n[\s\S]*Ctrl-C stops\./);
    expect(command.output.stdout).not.toContain("Building");
    command.signal("SIGINT");
    await command.ended;
    rmSync(join(scratch, "dist/signet.js"));
    await start([]).says(/\nBuilding .*dist …\n/);
  });

  test("serves the programme in the folder that --data names", async () => {
    builtBefore();
    const data = copyData(join(scratch, "data"));
    const events = JSON.parse(readFileSync(join(data, "events.json"), "utf8"));
    writeFileSync(join(data, "events.json"), JSON.stringify({ data: events.data.slice(0, 3) }));
    const url = await address(start(["--data", data]));
    expect(await (await fetch(`${url}/api/events`)).json()).toMatchObject({ meta: { count: 3 } });
  });

  test("lists its options", async () => {
    const command = start(["--help"]);
    expect(await command.ended).toBe(0);
    for (const option of ["--data DIR", "--now ISO", "--watch", "PORT"])
      expect(command.output.stdout).toContain(option);
  });
});

test("the build refuses an unknown option in one line", async () => {
  const wrong = run("build.mjs", ["--wach"]);
  expect(await wrong.ended).toBe(1);
  expect(wrong.output.stderr.trimEnd().split("\n")).toHaveLength(1);
});
