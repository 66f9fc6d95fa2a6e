/**
 * The bench's own server: pages of the comparison, and for every other address the stand-in CMS behind it, whose answers
 * are kept. Whatever is compared comes from memory, compressed: no figure contains the time to make it.
 */
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";

export interface Front {
  readonly url: string;
  /** Serves this text at a path, which begins with a slash. */
  put(path: string, text: string): void;
  close(): void;
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

/** @param behind address of the stand-in CMS */
export async function startFront(behind: string): Promise<Front> {
  const kept = new Map<string, Answer>();
  const server = createServer(async (asked, response) => {
    const key = asked.method === "GET" && !asked.url?.startsWith("/api") ? (asked.url ?? "") : null;
    const known = key === null ? undefined : kept.get(key);
    const answer = known ?? (await passedOn(behind, asked).catch(() => null));
    if (key !== null && answer?.status === 200) kept.set(key, answer);
    response.writeHead(answer?.status ?? 502, answer?.headers).end(answer?.body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put(path, text) {
      const type = TYPES[path.split(".").at(-1) ?? ""] ?? "text/html; charset=utf-8";
      const body = gzipSync(text);
      const headers = { "content-type": type, "content-encoding": "gzip", "content-length": body.length };
      kept.set(path, { status: 200, headers, body });
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passedOn(behind: string, asked: IncomingMessage): Promise<Answer> {
  const got = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method = "GET", headers } = asked;
    const passed = request(`${behind}${asked.url}`, { method, headers }, resolve).once("error", reject);
    asked.pipe(passed);
  });
  const body = await buffer(got);
  const { "transfer-encoding": _, ...headers } = got.headers;
  return { status: got.statusCode ?? 502, headers: { ...headers, "content-length": body.length }, body };
}
