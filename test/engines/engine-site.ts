/** Pages of the engine that this test project is named for; test/browser/harness.ts hands them to the journeys. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import type { PageOptions, WatchedPage } from "../browser/harness.ts";
import { SCRIPT_FORBIDDEN } from "../host/probe.ts";
import { type EnginePage, enginePage } from "./page.ts";
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
  connected ??= connect(started);
  return connected;
}

async function connect(started: StartedEngine): Promise<Engine> {
  const { id, name } = started;
  const own = await (name === "webkit" ? connectWebKit(started) : connectPuppeteer(started));
  const folder = process.env.SIGNET_ENGINES;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    // For the head of the table in docs/reliability.md.
    writeFileSync(join(folder, `${id}.version`), own.version);
  }
  return own;
}

/** A page that the journeys use like one of Playwright's, and what ends it. */
export async function openEnginePage(
  options: PageOptions,
): Promise<{ page: WatchedPage; close(): Promise<void> }> {
  const { width = 1440, height = 900, baseURL = "", javaScript = true } = options;
  const tab = await (await engine()).open({ width, height }, baseURL);
  const page = enginePage(tab, baseURL);
  return { page: watched(page, javaScript), close: page.close };
}

/** Opens a page in another tab of the same visitor; it is closed with the first. */
export const openBeside = async (page: WatchedPage): Promise<WatchedPage> =>
  watched(await engineSide(page).beside(), true);

/** What the engines' pages have, and Playwright's have not or have otherwise. */
export const engineSide = (page: WatchedPage): Pick<EnginePage, "beside" | "picture" | "print"> =>
  page as unknown as EnginePage;

function watched(page: EnginePage, javaScript: boolean): WatchedPage {
  const problemsSoFar = async () =>
    (await page.problemsSoFar()).filter((line) => javaScript || !SCRIPT_FORBIDDEN.test(line));
  const own = {
    ...page,
    problemsSoFar,
    expectSilent: async () => expect(await problemsSoFar(), "the page is silent").toEqual([]),
  };
  return own as unknown as WatchedPage;
}
