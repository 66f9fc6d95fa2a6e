/** A page with the test's own markers in a real browser, for the runtime's tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { build } from "../../../build.mjs";
import { type PageOptions, useBrowser, type WatchedPage } from "../harness.ts";
import { type RuntimeServer, startRuntimeServer } from "./server.ts";
import { watchLife } from "./watch-life.ts";

declare global {
  interface Window {
    serverNodes: Node[];
    /** Each `signet:error` as 'ID: error'. */
    errors: string[];
  }
}

export interface RuntimeSite {
  readonly server: RuntimeServer;
  /** Opens the server's page; remembers the nodes of `#it` and counts what its scripts hold. */
  open(options?: PageOptions): Promise<WatchedPage>;
}

/** Builds the second entry and serves it to this file's tests. Call it at the top level of the file. */
export function useRuntime(): RuntimeSite {
  const browser = useBrowser();
  let folder: string;
  let server: RuntimeServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "signet-runtime-"));
    const here = import.meta.dirname;
    const css = (name: string) => join(here, `${name}.css`);
    await build({
      outdir: join(folder, "dist"),
      entry: join(here, "entry.ts"),
      registryNames: [],
      css: { base: css("base"), calm: css("calm"), bare: css("bare") },
    });
    server = await startRuntimeServer(join(folder, "dist"));
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get server() {
      return server;
    },
    async open(options) {
      const page = await browser.newPage(options);
      await page.addInitScript(watchLife);
      await page.addInitScript(remember);
      await page.goto(server.url);
      return page;
    },
  };
}

function remember(): void {
  window.errors = [];
  document.addEventListener("signet:error", ({ detail, target }) => {
    window.errors.push(`${(target as Element).id}: ${detail.error}`);
  });
  document.addEventListener("readystatechange", () => {
    window.serverNodes ??= [...(document.querySelector("#it")?.childNodes ?? [])];
  });
}

/** A marker with recognisable server HTML, and a working one. */
export const withNeighbour = (attributes: string): string =>
  `<div id="it" ${attributes}><h2>Serveur</h2><p>texte</p></div>
   <div id="neighbour" data-island="calm"><p>voisin</p></div>`;

export const whenState = (page: WatchedPage, id: string, state: string): Promise<unknown> =>
  page.waitForSelector(`#${id}[data-enhanced="${state}"]`, { state: "attached" });

/** Whether `#it` contains exactly the nodes that the server sent. */
export const hasServerNodes = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => {
    const now = [...(document.querySelector("#it")?.childNodes ?? [])];
    const { serverNodes } = window;
    return (
      now.length > 0 && now.length === serverNodes.length && now.every((node, i) => node === serverNodes[i])
    );
  });

export const errorsOf = (page: WatchedPage): Promise<string[]> => page.evaluate(() => window.errors);

/** Waits for the report on the console; returns its lines, or all messages. */
export async function reportsOf(page: WatchedPage, all = false): Promise<string[]> {
  const isReport = (line: string): boolean => line.includes("Signet:");
  await expect.poll(() => page.problems.some(isReport)).toBe(true);
  return page.takeProblems().filter((line) => all || isReport(line));
}

/**
 * Runs a statement with the exports of a copy of the script. It is passed as text: the test runner rewrites an
 * `import()`.
 */
export const withExports = (
  page: WatchedPage,
  statement: string,
  address = "/dist/signet.js",
): Promise<unknown> =>
  page.evaluate(`import(${JSON.stringify(address)}).then(({ enhance, release }) => { ${statement} })`);
