/** A site with the worker of docs/offline.md. Each test writes all answers, headers included. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { useBrowser, type WatchedPage } from "../harness.ts";

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SmallSite {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Requests in order: `GET /page`. */
  readonly asked: readonly string[];
  /** Whether every connection is closed at once. */
  down: boolean;
  /** Sets the answer of a path; a function is called for each request. */
  answer(path: string, answer: Answer | ((request: IncomingMessage) => Answer)): void;
  /** Opens a page of the site, and waits until the worker controls it. */
  open(path?: string): Promise<WatchedPage>;
  newPage(): Promise<WatchedPage>;
}

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const FILES = ["signet-sw.js", "signet-sw-remove.js", "signet-offline.js"];

/** The HTML of a page that registers the worker. @param tag attributes of the script's tag */
export const smallPage = (text: string, tag = 'data-worker="/signet-sw.js" data-api="/api"'): Answer => ({
  headers: HTML,
  body: `<!doctype html><html lang="fr"><title>Page</title><link rel="icon" href="data:,">
    <script type="module" src="/signet-offline.js" ${tag}></script><main><p>${text}</p></main></html>`,
});

/** Waits until the worker controls the page. */
export const inCharge = (page: WatchedPage): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((claimed) => serviceWorker.addEventListener("controllerchange", claimed));
  });

/** A site for this file's tests. Each test begins with one page, `/`, and no other answers. */
export function useSmallSite(): SmallSite {
  const handle = useBrowser();
  const answers = new Map<string, Answer | ((request: IncomingMessage) => Answer)>();
  const asked: string[] = [];
  let port = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    asked.push(`${request.method} ${request.url}`);
    if (site.down) return request.socket.destroy();
    const written = answers.get(pathname);
    const file = FILES.find((name) => pathname.endsWith(`/${name}`));
    if (!written && file) {
      response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" });
      return response.end(readFileSync(join(inject("distDir"), file)));
    }
    const {
      status = written ? 200 : 404,
      headers,
      body = "",
    } = typeof written === "function" ? written(request) : (written ?? {});
    response.writeHead(status, { Date: new Date().toUTCString(), ...headers });
    return response.end(body);
  });
  const reset = () => {
    site.down = false;
    asked.length = 0;
    answers.clear();
    answers.set("/", smallPage("Accueil"));
  };
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(reset);
  afterAll(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );
  const site: SmallSite = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    asked,
    down: false,
    answer: (path, answer) => answers.set(path, answer),
    newPage: () => handle.newPage({ baseURL: site.url }),
    open: async (path = "/") => {
      const page = await site.newPage();
      await page.goto(path);
      await inCharge(page);
      return page;
    },
  };
  reset();
  return site;
}

/** Fetches addresses in the page, one after another. */
export const fetchAll = (page: WatchedPage, addresses: readonly string[], init: RequestInit = {}) =>
  page.evaluate(
    async ([all, options]) => {
      for (const address of all) await (await fetch(address, options)).text();
    },
    [addresses, init] as const,
  );

/** Paths with queries of everything that the worker has stored, sorted. */
export const storedPaths = (page: WatchedPage): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("signet-offline-"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys
      .flat()
      .map(({ url }) => url.replace(location.origin, ""))
      .sort();
  });

/** Makes every stored answer this old. */
export const growOld = (page: WatchedPage, days: number): Promise<void> =>
  page.evaluate(async (past) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const answer = await cache.match(key);
        if (!answer) continue;
        const headers = new Headers(answer.headers);
        headers.set("x-signet-kept", String(Date.now() - past * 86_400_000));
        await cache.put(key, new Response(await answer.blob(), { headers }));
      }
    }
  }, days);
