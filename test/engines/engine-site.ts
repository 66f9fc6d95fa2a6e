/** Pages of the engine that this test project is named for; test/browser/harness.ts hands them to the journeys. */
import { expect, inject } from "vitest";
import type { PageOptions, WatchedPage } from "../browser/harness.ts";
import { SCRIPT_FORBIDDEN } from "../host/probe.ts";
import { enginePage } from "./page.ts";
import { connectPuppeteer } from "./puppeteer.ts";
import type { Engine, StartedEngine } from "./tab.ts";
import { connectWebKit } from "./webkit.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Not given in a project that tests in Playwright's Chromium. */
    engine: StartedEngine | undefined;
  }
}

let connected: Promise<Engine> | undefined;

/** Connects once for all files of a worker. */
function engine(): Promise<Engine> {
  const started = inject("engine");
  if (!started) throw new Error("This project has no engine: see vitest.config.ts.");
  connected ??= started.name === "webkit" ? connectWebKit(started) : connectPuppeteer(started);
  return connected;
}

/** A page that the journeys use like one of Playwright's, and what ends it. */
export async function openEnginePage(
  options: PageOptions,
): Promise<{ page: WatchedPage; close(): Promise<void> }> {
  const { width = 1440, height = 900, baseURL = "", javaScript = true } = options;
  const tab = await (await engine()).open({ width, height });
  const page = enginePage(tab, baseURL);
  const problemsSoFar = async () =>
    (await page.problemsSoFar()).filter((line) => javaScript || !SCRIPT_FORBIDDEN.test(line));
  const watched = {
    ...page,
    problemsSoFar,
    expectSilent: async () => expect(await problemsSoFar(), "the page is silent").toEqual([]),
  };
  return { page: watched as unknown as WatchedPage, close: page.close };
}
