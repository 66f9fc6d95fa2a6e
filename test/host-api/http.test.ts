// @vitest-environment node

import { get } from "node:http";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { read } from "../contract/sources.ts";
import type { Host } from "../host/host.ts";
import { smallSite } from "./small-site.ts";

const { url } = await smallSite();
const LISTS = ["/api/events", "/api/categories", "/api/authors", "/api/companies"];

describe("a list of the API", () => {
  test.each(LISTS)("%s may be cached for 30 seconds and is revalidated by its ETag", async (path) => {
    const first = await fetch(url + path);
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toMatch(/^application\/json/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=30");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^(W\/)?"[0-9a-f]+"$/);

    const again = await fetch(url + path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("cache-control")).toBe("public, max-age=30");
    expect(again.headers.get("vary")).toContain("Accept-Encoding");
  });

  test("has another ETag when the answer differs", async () => {
    const etag = async (query: string) => (await fetch(`${url}/api/events${query}`)).headers.get("etag");
    expect(await etag("?page=1")).not.toBe(await etag("?page=2"));
    expect(await etag("?page=1")).toBe(await etag(""));
  });

  test("is compressed for clients that accept gzip", async () => {
    const { headers, body } = await raw(`${url}/api/events`, { "Accept-Encoding": "gzip" });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(body).toString()).meta).toEqual({ count: 30, page: 1, perPage: 24 });
    const plain = await raw(`${url}/api/events`, {});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.byteLength).toBeGreaterThan(body.byteLength);
  });

  test("may be read by pages of other origins", async () => {
    const answer = await fetch(`${url}/api/events`, { headers: { Origin: "https://autre.example" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("refuses other methods, and an unknown call is a 404 in JSON", async () => {
    const posted = await fetch(`${url}/api/events`, { method: "POST" });
    expect(posted.status).toBe(405);
    expect(posted.headers.get("allow")).toBe("GET, HEAD");
    expect((await fetch(`${url}/api`)).status).toBe(405);
    const unknown = await fetch(`${url}/api/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toHaveProperty("error");
  });
});

describe("POST /api", () => {
  const post = (body: string) => fetch(`${url}/api`, { method: "POST", body });

  test("answers the home streams, an empty list when the fair has none", async () => {
    const answer = await post(
      JSON.stringify({ query: "{ entry(section: pageHome) { homeStreams { id } } }" }),
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { entry: { homeStreams: [] } } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["", "{", "null", "[]", '{"query": 3}', '{"query": "{ other }"}'])("refuses %j", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: null, errors: [{ message: expect.any(String) }] });
  });

  test("refuses a body that is too large for a query", async () => {
    expect((await post("x".repeat(100_000))).status).toBe(413);
  });
});

describe("files", () => {
  test.each([
    ["/dist/signet.js", "text/javascript", "public, max-age=60"],
    ["/dist/programme-AB12CD34.css", "text/css", "public, max-age=31536000, immutable"],
    ["/dist/programme-AB12CD34.css.map", "application/json", "public, max-age=31536000, immutable"],
    ["/dist/tag-ZZ99ZZ99.svg", "image/svg+xml", "public, max-age=31536000, immutable"],
    ["/dist/manifest.json", "application/json", "public, max-age=60"],
    ["/theme/theme.css", "text/css", "public, max-age=60"],
    ["/theme/fonts/letter.woff2", "font/woff2", "public, max-age=60"],
  ])("%s has its type and its time in caches", async (path, type, cache) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(type);
    expect(answer.headers.get("cache-control")).toBe(cache);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("the script is found whatever version a CMS appends", async () => {
    expect((await fetch(`${url}/dist/signet.js?ver=6.5`)).status).toBe(200);
  });

  test.each([
    "/dist/absent.js",
    "/dist/..%2fpages%2f404.njk",
    "/theme/%2e%2e%2fdata%2fsite.json",
    "/theme/fonts",
  ])("%s is not there", async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  });

  test("are not cached in watch mode", async () => {
    const working: Host = await smallSite({ watch: true });
    const answer = await fetch(`${working.url}/dist/programme-AB12CD34.css`);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });
});

describe("pictures and map tiles", () => {
  test.each([
    "/media/logo/1.svg",
    "/media/any/name.svg",
    "/media/constructor/x.svg",
    "/media/%00%ff.svg",
    "/tiles/11/604/732.svg",
  ])("%s is there, without scripts", async (path) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toMatch(/^<svg[\s>]/);
  });

  test("a book has its own cover, and an unknown one a placeholder, not another book's", async () => {
    const own = await fetch(`${url}/media/book/60001.webp`);
    expect(own.headers.get("content-type")).toBe("image/webp");
    const unknown = await (await fetch(`${url}/media/book/1.webp`)).text();
    const placeholders = [1, 2, 3].map((name) => read(`templates-fixtures/media/placeholder/${name}.svg`));
    expect(placeholders).toContain(unknown);
  });

  test("a person has the same portrait at every address of hers, a sponsor the logo with its name", async () => {
    const at = async (path: string) => (await fetch(url + path)).text();
    expect(await at("/media/author/30001.svg")).toBe(await at("/media/author/30001.svg"));
    expect(read("templates-fixtures/media/logo/radio-grand-nord.svg")).toBe(
      await at("/media/logo/Radio%20Grand%20Nord.svg"),
    );
  });

  test("a tile below the deepest drawn one is a part of it, without its names", async () => {
    const deep = await (await fetch(`${url}/tiles/16/19372/23434.svg`)).text();
    expect(deep).toContain('viewBox="192 160 16 16"');
    expect(deep).toContain("<path");
    expect(deep).not.toContain("<use");
    // A sea of paper elsewhere.
    expect((await (await fetch(`${url}/tiles/12/2074/1409.svg`)).text()).match(/<path/g)).toHaveLength(1);
  });

  test.each([
    "/media/404/logo.png",
    "/tiles/1/2/0.svg",
    "/tiles/-1/0/0.svg",
    "/tiles/99/0/0.svg",
    "/tiles/1/a/0.svg",
  ])("%s does not exist", async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  });
});

/** Without fetch, which decompresses answers. */
function raw(address: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    }).on("error", reject);
  });
}
