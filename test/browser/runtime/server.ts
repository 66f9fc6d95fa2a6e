/** Serves pages and built files, which can be lost on request. */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const TYPES = { js: "text/javascript", css: "text/css", map: "application/json" } as const;

export interface RuntimeServer {
  readonly url: string;
  /** Requested paths in order, queries included. */
  readonly asked: string[];
  /** Number of requests that are neither answered nor aborted. */
  readonly open: number;
  /** Sets the page at `/`: the head's and the body's HTML. */
  show(body: string, head?: string): void;
  /** Answers 404 to the next `times` requests for a file whose name begins like this. */
  lose(name: string, times: number): void;
  close(): Promise<void>;
}

/** @param folder what build.mjs wrote; it lies under /dist/ */
export async function startRuntimeServer(folder: string): Promise<RuntimeServer> {
  const asked: string[] = [];
  const owed = new Set<ServerResponse>();
  const lost = new Map<string, number>();
  let html = "";

  function takeLoss(path: string): boolean {
    for (const [name, times] of lost) {
      if (times === 0 || !path.startsWith(`/dist/${name}-`)) continue;
      lost.set(name, times - 1);
      return true;
    }
    return false;
  }

  function answer(path: string, response: ServerResponse): void {
    const type = TYPES[path.split(".").at(-1) as keyof typeof TYPES];
    if (path === "/") response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    else if (path === "/favicon.ico") response.writeHead(204).end();
    else if (path === "/api/early") response.end("here");
    else if (path === "/api/slow") owed.add(response);
    else if (takeLoss(path) || !path.startsWith("/dist/") || !type) response.writeHead(404).end();
    else {
      const content = readFileSync(join(folder, path.slice("/dist/".length)));
      response.setHeader("content-type", type).end(content);
    }
  }

  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    asked.push(url);
    response.on("close", () => owed.delete(response));
    answer(new URL(url, "http://127.0.0.1").pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    get open() {
      return owed.size;
    },
    show(body, head = '<script type="module" src="/dist/signet.js"></script>') {
      asked.length = 0;
      lost.clear();
      html = `<!doctype html><html lang="fr"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
    },
    lose: (name, times) => lost.set(name, times),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
