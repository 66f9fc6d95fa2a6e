/** What the doctor says of a site with the worker whose headers let it keep nothing. */
import { afterEach, expect, test, vi } from "vitest";
import { checkOffline, workerTag } from "../../src/doctor/data/offline-check.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

type Headers = Readonly<Record<string, string>>;

/** What it says of a page and of the API's answers with these headers. */
async function check(page: Headers, api: Headers = {}, status = 200) {
  const tag = document.createElement("script");
  tag.dataset.worker = "/signet-sw.js";
  tag.dataset.api = "https://example.com/api/";
  document.head.append(tag);
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return new Response("", { status, headers: address.startsWith("https://example.com/") ? api : page });
  });
  const { signal } = new AbortController();
  const { summary, findings } = await checkOffline(tag, signal);
  return { summary, sayings: findings.map(({ what, write }) => `${what} ${write}`), asked };
}

test("a page that may be kept is no fault", async () => {
  const { summary, sayings, asked } = await check({ "Cache-Control": "no-cache" });
  expect(summary).toBe("Sans réseau, cette page reste là pour qui l’a ouverte.");
  expect(sayings).toEqual([]);
  const [here, api] = asked.map(([address]) => address.replace(/#.*/, ""));
  expect([here, api]).toEqual([location.href.replace(/#.*/, ""), "https://example.com/api/events"]);
  // Somebody who is logged in gets other headers than visitors.
  for (const [, { credentials, cache }] of asked) expect([credentials, cache]).toEqual(["omit", "no-store"]);
});

test.each([
  [{ "Cache-Control": "no-store" }, "Cache-Control: no-store"],
  [{ "Cache-Control": "no-cache, max-age=0" }, "Cache-Control: no-cache, max-age=0"],
  [{ Vary: "Cookie" }, "Vary: Cookie"],
])("a page with %o is named with its header and the one to send", async (headers, header) => {
  const { summary, sayings } = await check(headers);
  expect(summary).toBe("Sans réseau, cette page n’est pas gardée.");
  expect(sayings).toEqual([
    `Sans réseau, cette page n’est pas gardée : le serveur l’envoie à tous avec « ${header} ». ` +
      "Envoyez ceci à qui n’est pas connecté. Cache-Control: public, no-cache",
  ]);
});

test("answers of the API that may not be kept are named, too", async () => {
  const { sayings } = await check({}, { "Cache-Control": "private" });
  expect(sayings).toEqual([expect.stringContaining("aucune réponse de l’API n’est gardée")]);
});

test("a server that does not answer visitors is no finding of this kind", async () => {
  expect((await check({ "Cache-Control": "no-store" }, {}, 401)).sayings).toEqual([]);
});

test("a page without the worker, or that removes it, is not asked for", () => {
  document.head.innerHTML = '<script type="text/plain" data-worker=""></script>';
  expect(workerTag(document)).toBeNull();
});
