// @ts-check
/** Starts an engine for the tests to drive, and stops it with everything that it has started. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";

/**
 * @typedef {Pick<import("../engines/tab.ts").StartedEngine, "name" | "endpoint">} StartedEngine
 * @typedef {import("./find-engines.mjs").Engines} Engines
 * @typedef {{ engine: StartedEngine, stop: () => Promise<void> }} Running
 *
 * @typedef {object} Options
 * @property {boolean} [hasSettings] the visitor's system is dark, asks for less motion, and has two pixels for one
 */

/** Time for an engine to start, in ms. */
const PATIENCE = 60_000;

/** What hasSettings is in each engine; the tests give Chromium's pages their pixels. */
const CHROMIUM_SETTINGS = ["--blink-settings=preferredColorScheme=0", "--force-prefers-reduced-motion"];
const FIREFOX_SETTINGS = {
  "ui.systemUsesDarkTheme": 1,
  "ui.prefersReducedMotion": 1,
  "layout.css.devPixelsPerPx": "2",
};
const GTK_SETTINGS = "[Settings]\ngtk-enable-animations=0\n";

/** Only the bar of WebKit's browser is styled by this: without it no window is as narrow as a phone. */
const NARROW_BAR =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

/**
 * @param {string} name
 * @param {Partial<Engines>} engines those that this one needs
 * @param {Options} [options]
 * @returns {Promise<Running>}
 */
export async function startEngine(name, engines, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), `signet-${name}-`));
  /** @type {(() => Promise<unknown> | undefined)[]} */
  const ends = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    if (name === "chromium" || name === "firefox")
      return { engine: await browser(name, engines[name] ?? "", folder, ends, options), stop };
    if (name === "webkit")
      return { engine: await webKit(/** @type {Engines} */ (engines), folder, ends, options), stop };
    throw new Error(`There is no engine ${name}.`);
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {"chromium" | "firefox"} name
 * @param {string} executablePath
 * @param {string} folder for its profile
 * @param {(() => Promise<unknown> | undefined)[]} ends
 * @param {Options} options
 * @returns {Promise<StartedEngine>}
 */
async function browser(name, executablePath, folder, ends, { hasSettings }) {
  const isFirefox = name === "firefox";
  const launched = await puppeteer.launch({
    browser: isFirefox ? "firefox" : "chrome",
    executablePath,
    userDataDir: join(folder, "profile"),
    timeout: PATIENCE,
    args: isFirefox ? [] : [...chromiumFlags(), ...(hasSettings ? CHROMIUM_SETTINGS : [])],
    // An old Chromium takes its language from here, and else says that it is "en-US@posix".
    env: { ...process.env, ...withoutTraces(folder), LC_ALL: "fr_CA.UTF-8" },
    extraPrefsFirefox: {
      "intl.accept_languages": "fr-CA, fr",
      // Pages read the clipboard without a question.
      "dom.events.testing.asyncClipboard": true,
      // As in the other two: a bar that takes room would make every page narrower.
      "ui.useOverlayScrollbars": 1,
      "widget.gtk.overlay-scrollbars.enabled": true,
      // Nothing leaves the machine.
      "network.dns.localDomains": "127.0.0.1",
      "network.proxy.type": 0,
      ...(hasSettings ? FIREFOX_SETTINGS : {}),
    },
  });
  const child = launched.process();
  if (child) endsWithUs(child, ends);
  const started = { name, endpoint: launched.wsEndpoint() };
  // The tests connect themselves; Firefox has one session only.
  await launched.disconnect();
  return started;
}

/**
 * What keeps an engine from leaving anything: its temporary files go with its own folder, and the address of the
 * desktop's message bus leads nowhere. On a real bus it starts portals, which outlive it and mount a folder below its
 * own.
 *
 * @param {string} folder
 */
const withoutTraces = (folder) => ({
  TMPDIR: folder,
  DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, "no-bus")}`,
});

function chromiumFlags() {
  return [
    "--disable-gpu",
    "--disable-quic",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--lang=fr-CA",
    // Chromium's own refuses to run as root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
}

/**
 * @param {Engines} engines
 * @param {string} folder
 * @param {(() => Promise<unknown> | undefined)[]} ends
 * @param {Options} options
 * @returns {Promise<StartedEngine>}
 */
async function webKit({ webkit, miniBrowser, display }, folder, ends, { hasSettings }) {
  const config = join(folder, "config/gtk-3.0");
  mkdirSync(config, { recursive: true });
  writeFileSync(join(config, "gtk.css"), NARROW_BAR);
  if (hasSettings) writeFileSync(join(config, "settings.ini"), GTK_SETTINGS);

  const screen = group(
    display,
    ["-displayfd", "3", "-screen", "0", "2000x1600x24", "-nolisten", "tcp"],
    {},
    ends,
  );
  const [number] = await Promise.race([
    once(/** @type {any} */ (screen.stdio[3]), "data"),
    ended(screen, display),
  ]);

  const port = await freePort();
  const driver = group(
    webkit,
    [`--port=${port}`],
    {
      DISPLAY: `:${String(number).trim()}`,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, "config"),
      XDG_RUNTIME_DIR: folder,
      // A page is driven on the screen of this run only, never on the desktop's.
      WAYLAND_DISPLAY: "",
      GDK_BACKEND: "x11",
      ...(hasSettings ? { GDK_SCALE: "2", GTK_THEME: "Adwaita:dark" } : {}),
      ...withoutTraces(folder),
    },
    ends,
  );
  const server = `http://127.0.0.1:${port}`;
  await Promise.race([answers(`${server}/status`), ended(driver, webkit)]);
  return { name: "webkit", endpoint: JSON.stringify({ server, browser: miniBrowser }) };
}

/**
 * Starts a program in a process group of its own, so that its children end with it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {(() => Promise<unknown> | undefined)[]} ends
 */
function group(command, args, env, ends) {
  const child = spawn(command, args, {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  endsWithUs(child, ends);
  return child;
}

/**
 * Ends a program and its process group with the run, however the run ends.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @param {(() => Promise<unknown> | undefined)[]} ends
 */
function endsWithUs(child, ends) {
  const { pid } = child;
  const kill = () => {
    try {
      if (pid) process.kill(-pid, "SIGKILL");
    } catch {
      // Nothing of the group is left.
    }
  };
  process.once("exit", kill);
  ends.push(async () => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    const over = isOver ? undefined : once(child, "exit");
    kill();
    process.off("exit", kill);
    await over;
  });
}

// A process that a signal ends has no `exit` event of its own.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} command
 * @returns {Promise<never>}
 */
async function ended(child, command) {
  const [code] = await once(child, "exit");
  throw new Error(`${command} ended with ${code} before it was ready.`);
}

/** @param {string} url */
async function answers(url) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    if (performance.now() > end) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}
