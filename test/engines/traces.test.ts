/** What the start of an engine leaves on the machine. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { useSite } from "../browser/harness.ts";
import { requireEngines } from "../run/find-engines.mjs";
import { startEngine } from "../run/start-engine.mjs";
import { connectPuppeteer } from "./puppeteer.ts";
import { connectWebKit } from "./webkit.ts";

const site = useSite({ now: "2026-11-26T10:00" });

let folder: string;
let bus: Server;
let calls: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "signet-traces-"));
  calls = 0;
  bus = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => bus.listen(join(folder, "bus"), listening));
  // What a desktop without a bus starts one with.
  const launch = join(folder, "dbus-launch");
  writeFileSync(launch, `#!/bin/sh\necho "$@" >> ${join(folder, "launched")}\n`);
  chmodSync(launch, 0o755);
  mkdirSync(join(folder, "tmp"));
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
  vi.stubEnv("TMPDIR", join(folder, "tmp"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => bus.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

test.each([true, false])(
  "is no file, daemon or mount, and no call to the desktop's message bus; bus there: %s",
  async (isThere) => {
    vi.stubEnv("DBUS_SESSION_BUS_ADDRESS", isThere ? `unix:path=${join(folder, "bus")}` : undefined);
    const name = inject("engine")?.name ?? "chromium";
    const { engine, stop } = await startEngine(name, requireEngines());
    try {
      const connected = await (name === "webkit" ? connectWebKit(engine) : connectPuppeteer(engine));
      const tab = await connected.open({ width: 390, height: 844 }, site.url);
      await tab.goto(`${site.url}/videos`);
      expect(await tab.evaluate("document.readyState")).toBe("complete");
    } finally {
      await stop();
    }
    expect(calls).toBe(0);
    expect(existsSync(join(folder, "launched"))).toBe(false);
    expect(readdirSync(join(folder, "tmp"))).toEqual([]);
  },
);
