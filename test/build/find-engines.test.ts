/** The engines on a machine without them: what is said, and what apt-get is asked for. It is a script here. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requireEngines } from "../run/find-engines.mjs";

const PACKAGES = "chromium firefox-esr webkit2gtk-driver xvfb fonts-liberation";

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "signet-engines-"));
  mkdirSync(join(folder, "bin"));
  env = {
    PATH: join(folder, "bin"),
    SIGNET_BROWSER: program("chromium"),
    SIGNET_MINIBROWSER: program("MiniBrowser"),
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function program(path: string, lines = "") {
  const file = join(folder, path);
  writeFileSync(file, `#!/bin/sh\n${lines}`);
  chmodSync(file, 0o755);
  return file;
}

/** An apt-get that notes how it was called, and then runs this for `install`. */
function aptGet(install: string) {
  const log = join(folder, "asked");
  program("bin/apt-get", `echo "$*" >> ${log}\ncase "$*" in *install*) ${install};; esac\n`);
  return () => readFileSync(log, "utf8").trim().split("\n");
}

test("one line says what is missing and how to get it, without root", () => {
  program("bin/firefox");
  expect(() => requireEngines(env, false)).toThrow(
    /^No WebKitWebDriver, no Xvfb to test in: Debian: sudo apt-get install .+, and put Xvfb on the PATH\.$/,
  );
});

test("root gets what is missing from apt-get, with fresh package lists", () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const bin = join(folder, "bin");
  const asked = aptGet(`for one in firefox-esr WebKitWebDriver Xvfb; do /bin/cp "$0" ${bin}/$one; done`);
  expect(requireEngines(env, true)).toEqual({
    chromium: env.SIGNET_BROWSER,
    firefox: join(bin, "firefox-esr"),
    webkit: join(bin, "WebKitWebDriver"),
    miniBrowser: env.SIGNET_MINIBROWSER,
    display: join(bin, "Xvfb"),
  });
  expect(asked()).toEqual(["-qq update", `-qq install -y --no-install-recommends ${PACKAGES}`]);
  expect(said.mock.calls).toEqual([[`Installing the engines to test in (apt-get install ${PACKAGES}) …`]]);
  expect(requireEngines(env, true).display).toBe(join(bin, "Xvfb"));
  expect(asked(), "nothing is missing any more").toHaveLength(2);
});

test("one line says that apt-get could not install it", () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  aptGet("exit 100");
  expect(() => requireEngines(env, true)).toThrow(
    /^No Firefox, no WebKitWebDriver, no Xvfb to test in, and apt-get could not install it: .+$/,
  );
});

test("a variable that names no program is never replaced silently", () => {
  expect(() => requireEngines({ ...env, SIGNET_FIREFOX: join(folder, "gone") }, false)).toThrow(
    /^SIGNET_FIREFOX is .*gone, which is no program\.$/,
  );
});
