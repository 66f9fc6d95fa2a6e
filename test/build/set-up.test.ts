import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { matchesLockfile } from "../../build/dev/installed.mjs";
import { watchFolders } from "../../build/dev/watch.mjs";
import { findBrowser, findFullBrowser } from "../run/browser.mjs";
import { tally } from "../run/tally.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "signet-set-up-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: unknown) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("whether what is installed matches the lockfile", () => {
  const other = process.platform === "win32" ? "linux" : "win32";
  const react = { version: "19.0.0", integrity: "sha512-a" };
  const lock = (packages: Record<string, object>) =>
    write("package-lock.json", { packages: { "": {}, ...packages } });
  const install = (packages: Record<string, object>) => {
    write("node_modules/.package-lock.json", { packages });
    for (const path of Object.keys(packages)) write(`${path}/package.json`, {});
  };

  test("a fresh checkout does not", () => {
    lock({ "node_modules/react": react });
    expect(matchesLockfile(folder)).toBe(false);
  });

  test("the same packages do", () => {
    lock({ "node_modules/react": react });
    install({ "node_modules/react": react });
    expect(matchesLockfile(folder)).toBe(true);
  });

  test("another version, another integrity, one too few or one too many do not", () => {
    lock({ "node_modules/react": react });
    install({ "node_modules/react": { ...react, version: "18.0.0" } });
    expect(matchesLockfile(folder), "version").toBe(false);
    install({ "node_modules/react": { ...react, integrity: "sha512-b" } });
    expect(matchesLockfile(folder), "integrity").toBe(false);
    install({});
    expect(matchesLockfile(folder), "too few").toBe(false);
    install({ "node_modules/react": react, "node_modules/left": react });
    expect(matchesLockfile(folder), "too many").toBe(false);
  });

  test("a package whose folder was deleted by hand does not", () => {
    lock({ "node_modules/react": react });
    install({ "node_modules/react": react });
    rmSync(join(folder, "node_modules/react"), { recursive: true });
    expect(matchesLockfile(folder)).toBe(false);
  });

  test("builds of a tool for other platforms may be absent, this platform's may not", () => {
    const tool = { version: "1.0.0", optional: true, cpu: [process.arch] };
    lock({
      "node_modules/tool-there": { ...tool, os: [other] },
      "node_modules/what-it-needs": { optional: true },
    });
    install({});
    expect(matchesLockfile(folder), "other platform").toBe(true);
    lock({ "node_modules/tool-here": { ...tool, os: [process.platform] } });
    expect(matchesLockfile(folder), "this platform").toBe(false);
  });
});

describe("which browser is taken", () => {
  const program = (name: string) => {
    const file = write(name, "#!/bin/sh\n");
    chmodSync(file, 0o755);
    return file;
  };

  test("the one that SIGNET_BROWSER names, before CHROME_PATH, before any on the PATH", () => {
    const [mine, chrome] = [program("mine"), program("chrome-of-mine")];
    program("bin/chromium");
    const PATH = join(folder, "bin");
    expect(findBrowser({ SIGNET_BROWSER: mine, CHROME_PATH: chrome, PATH })).toBe(mine);
    expect(findBrowser({ CHROME_PATH: chrome, PATH })).toBe(chrome);
    expect(findBrowser({ PATH })).toBe(join(PATH, "chromium"));
  });

  test("never another one silently when the named one is missing", () => {
    program("bin/chromium");
    const env = { SIGNET_BROWSER: join(folder, "gone"), PATH: join(folder, "bin") };
    expect(() => findBrowser(env)).toThrow(/^SIGNET_BROWSER is .*gone, which is no program: set it to .*\.$/);
  });

  test("Playwright's newest, when the system has none", () => {
    program("cache/chromium-999/chrome-linux/chrome");
    const newest = program("cache/chromium-1200/chrome-linux64/chrome");
    const env = { PATH: "", PLAYWRIGHT_BROWSERS_PATH: join(folder, "cache") };
    expect(findBrowser(env)).toBe(newest);
    const shell = program(
      "cache/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell",
    );
    expect(findBrowser(env)).toBe(shell);
    expect(findFullBrowser(env)).toBe(newest);
  });

  test("the headless shell before the full browser, which one journey uses", () => {
    const shell = program("bin/chromium-headless-shell");
    const full = program("bin/chromium");
    const PATH = join(folder, "bin");
    expect(findBrowser({ PATH })).toBe(shell);
    expect(findFullBrowser({ PATH })).toBe(full);
    expect(findFullBrowser({ PATH, SIGNET_BROWSER: shell })).toBe(full);
  });
});

describe("what counts as passed and as failed", () => {
  const report = (...files: [string, ...string[]][]) => ({
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((one) => ({ status: one })),
    })),
  });

  test("each test by its result", () => {
    expect(tally(report(["passed", "passed", "passed"], ["failed", "failed", "passed"]), 1)).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  test("a test that is skipped or still to be written as failed", () => {
    expect(tally(report(["passed", "passed", "skipped", "todo"]), 0)).toEqual({ passed: 1, failed: 2 });
  });

  test("a file that could not be loaded as one failure", () => {
    expect(tally(report(["failed"], ["passed", "passed"]), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test("no report, no tests, or an error exit after passing tests as one failure", () => {
    expect(tally(undefined, null)).toEqual({ passed: 0, failed: 1 });
    expect(tally(report(), 0)).toEqual({ passed: 0, failed: 1 });
    expect(tally(report(["passed", "passed"]), 1)).toEqual({ passed: 1, failed: 1 });
  });
});

test("a changed, a new, a replaced and a removed file are all noticed", async () => {
  write("src/a.ts", "1");
  const noticed: string[][] = [];
  let wake = () => {};
  const stop = watchFolders(
    [folder],
    (changed) => {
      noticed.push(changed);
      wake();
    },
    { everyMs: 5 },
  );
  const after = async (act: () => void) => {
    const heard = new Promise<void>((resolve) => {
      wake = resolve;
    });
    act();
    await heard;
    return noticed.pop();
  };
  try {
    expect(await after(() => write("src/a.ts", "12"))).toEqual([join(folder, "src/a.ts")]);
    expect(await after(() => write("src/deep/b.ts", "1"))).toEqual([join(folder, "src/deep/b.ts")]);
    expect(await after(() => rmSync(join(folder, "src/a.ts")))).toEqual([join(folder, "src/a.ts")]);
  } finally {
    stop();
  }
});

describe("the lockfile", () => {
  interface Locked {
    readonly resolved?: string;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  }
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };

  test("names no server: packages come from the machine's own registry", () => {
    expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
  });

  test("contains the builds of each tool for every platform: npm ci refuses it when one is missing", () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});
