/** Starts the stand-in CMS; docs/api.md describes it. */
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { createClock } from "../../src/shared/time/clock.ts";
import { createApi } from "./api.ts";
import { createApp } from "./app.ts";
import { createAssets } from "./assets.ts";
import type { FairData } from "./data/fair.ts";
import { loadFair } from "./data/load.ts";
import { readEastern } from "./eastern.ts";
import { createFaultDesk, type FaultDesk } from "./faults.ts";
import { createOffline } from "./offline.ts";
import { PAGE_TABLE } from "./page-table.ts";
import type { PageRoute } from "./pages.ts";
import { createProbe, type Probe } from "./probe.ts";
import { createReloading } from "./reload.ts";
import { siteData } from "./site-data.ts";
import { createStreamDesk, type StreamDesk } from "./stream-desk.ts";
import { createTemplates } from "./templates.ts";

export interface HostOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the programme in the API's shapes; templates-fixtures/data when not given. */
  readonly dataDir?: string | undefined;
  /** The programme itself, in place of a folder. */
  readonly data?: FairData | undefined;
  /** Sets the fair's clock: ISO text (Eastern time without an offset); real time when not given. */
  readonly now?: string | undefined;
  /** Whether pages take `now` for their own time, too; false leaves them the browser's. */
  readonly rehearsal?: boolean | undefined;
  /** Folder that build.mjs wrote; dist/ when not given. */
  readonly distDir?: string | undefined;
  /** Reads templates at each request, and lets `reload()` reload open pages. */
  readonly watch?: boolean | undefined;
  /** Folder with pages/, partials/, macros/, theme/ and data/site.json; templates-fixtures when not given. */
  readonly templatesDir?: string | undefined;
  /** Pages to serve instead of page-table.ts. */
  readonly pages?: readonly PageRoute[] | undefined;
  /** Serves `/signet-sw.js`, and lets every page register it. */
  readonly offline?: boolean | undefined;
  /** Answers activities with `meta.counts`. */
  readonly counts?: boolean | undefined;
  /** For engines whose drivers hear less than Chromium's: each page records its own problems. */
  readonly probe?: Probe | undefined;
}

export interface Host {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  /** Faults on request, the same that `POST /__faults` sets. */
  readonly faults: FaultDesk;
  /** The home page's streams, the same that `PUT /__streams` sets. */
  readonly streams: StreamDesk;
  /** Makes the pages that are open in browsers reload, in watch mode. */
  reload(): void;
  /** Ends every connection, streams and delays included. */
  close(): Promise<void>;
}

/** An unusable option; the message is one line to print as it is. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly code = "USAGE";
}

const HOSTNAME = "127.0.0.1";
/**
 * Keep-alive of an idle connection, in ms. Node's 5 seconds can end while a busy machine renders, and a request sent
 * at that moment is lost.
 */
const IDLE = 65_000;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Reads the data, then listens on 127.0.0.1. Rejects before anything is started with a DataFolderError (code `DATA`: what
 * is wrong with which file), a UsageError (code `USAGE`: `now` cannot be read), or Node's error (code `EADDRINUSE`).
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const templatesDir = resolve(options.templatesDir ?? join(ROOT, "templates-fixtures"));
  const distDir = resolve(options.distDir ?? join(ROOT, "dist"));
  const watch = options.watch ?? false;
  const start = options.now === undefined ? null : readNow(options.now);
  const site = siteData(join(templatesDir, "data", "site.json"));
  site();
  const data = options.data ?? loadFair(resolve(options.dataDir ?? join(templatesDir, "data")));

  const faults = createFaultDesk();
  const streams = createStreamDesk(data.streams);
  const closing = new AbortController();
  const reloading = watch ? createReloading() : null;
  const probe = options.probe ? createProbe(options.probe) : null;
  const offline = options.offline ? createOffline(distDir) : null;
  const app = createApp({
    pages: options.pages ?? PAGE_TABLE,
    render: createTemplates({ dir: templatesDir, fresh: watch }),
    data,
    site,
    api: createApi(data, { streams: streams.list, counts: options.counts }),
    clock: createClock(start?.toISOString(), stopwatch()),
    rehearsal: start !== null && options.rehearsal !== false,
    assets: createAssets(distDir),
    finish: (html) => [reloading, probe, offline].reduce((page, more) => more?.inject(page) ?? page, html),
    probe,
    offline,
    faults,
    streams,
    files: { distDir, themeDir: join(templatesDir, "theme"), fresh: watch },
    reloading,
    closing: closing.signal,
  });
  const server = await listen(app.fetch, options.port);

  return {
    url: `http://${HOSTNAME}:${server.port}`,
    faults,
    streams,
    reload: () => reloading?.reload(),
    close: async () => {
      closing.abort();
      await server.close();
    },
  };
}

function readNow(text: string): Date {
  const now = readEastern(text);
  if (now === null) throw new UsageError(`"${text}" is no time: write it like 2026-11-26T10:00.`);
  return now;
}

/** Returns a function that gives the time since this call, in ms. */
function stopwatch(): () => number {
  const begun = performance.now();
  return () => performance.now() - begun;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

async function listen(fetch: Fetch, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const server = createAdaptorServer({
    fetch,
    hostname: HOSTNAME,
    serverOptions: { keepAliveTimeout: IDLE },
  });
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(port, HOSTNAME, () => {
      server.off("error", failed);
      started();
    });
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
