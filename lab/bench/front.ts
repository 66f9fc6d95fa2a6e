/**
 * The bench's own server: pages of the comparison, and for every other address the stand-in CMS behind it, whose answers
 * are kept. Whatever is compared comes from memory, compressed: no figure contains the time to make it.
 */
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
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

/** Time that a light server takes for each answer, in ms. */
const SHORT_WAY = 60;
const PIXEL: Answer = {
  status: 200,
  headers: { "content-type": "image/gif" },
  body: Buffer.from("R0lGODlhAQABAIAAAMzMzAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64"),
};
const NO_FONT: Answer = { status: 404, headers: {}, body: Buffer.alloc(0) };

/** What a light server answers in place of a picture or a font; null for all else. */
function lightAnswer({ headers, url = "" }: IncomingMessage): Answer | null {
  if (headers["sec-fetch-dest"] === "image") return PIXEL;
  return url.endsWith(".woff2") ? NO_FONT : null;
}

/**
 * A light server is for measuring what a page itself does. A font that comes before or after the first layout decides how
 * often the page is laid out, and drawing pictures keeps other threads busy: it has no fonts, and every picture is one
 * pixel. Each answer takes the same short way, so that what is laid out before what else has come is the same each time.
 *
 * @param behind address of the stand-in CMS
 * @param light whether pictures and fonts are left out
 */
export async function startFront(behind: string, light: boolean): Promise<Front> {
  const kept = new Map<string, Answer>();
  const answerTo = async (asked: IncomingMessage): Promise<Answer | null> => {
    const key = asked.method === "GET" && !asked.url?.startsWith("/api") ? (asked.url ?? "") : null;
    const known = key === null ? undefined : kept.get(key);
    const answer = known ?? (await passedOn(behind, asked).catch(() => null));
    if (key !== null && answer?.status === 200) kept.set(key, answer);
    return answer;
  };
  const server = createServer(async (asked, response) => {
    const answer = (light && lightAnswer(asked)) || (await answerTo(asked));
    if (light) await setTimeout(SHORT_WAY);
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
