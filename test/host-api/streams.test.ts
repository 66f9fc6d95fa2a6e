// @vitest-environment node
import { createHash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { smallSite } from "./small-site.ts";

const host = await smallSite();
const ROW = { streamType: "stream", streamTitle: "La scène", streamId: "a/b" };

afterEach(() => host.streams.reset());

async function answered(): Promise<unknown> {
  const body = JSON.stringify({ query: "{ entry { homeStreams { id } } }" });
  const answer = await fetch(`${host.url}/api`, { method: "POST", body });
  return ((await answer.json()) as { data: { entry: { homeStreams: unknown } } }).data.entry.homeStreams;
}

test("the API answers the streams on request, until they are reset", async () => {
  const before = await answered();
  await fetch(`${host.url}/__streams`, { method: "PUT", body: JSON.stringify([ROW]) });
  expect(await answered()).toEqual([ROW]);
  await fetch(`${host.url}/__streams`, { method: "DELETE" });
  expect(await answered()).toEqual(before);
});

test("refuses a value that is no list", async () => {
  for (const body of ["{}", "oops"])
    expect((await fetch(`${host.url}/__streams`, { method: "PUT", body })).status).toBe(400);
});

test.each(["/lecteur/direct/a", "/lecteur/liste/a", "/lecteur/clavardage/a"])(
  "%s stands in for the provider: a page that may be framed by this site, and runs nothing",
  async (path) => {
    const answer = await fetch(`${host.url}${path}`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(await answer.text()).not.toContain("<script");
  },
);

test("the stand-in brings its css inside, so that no frame shifts when css comes late", async () => {
  const answer = await fetch(`${host.url}/lecteur/direct/a`);
  const html = await answer.text();
  expect(html).not.toContain("<link");
  const css = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
  expect(css).toBe("body { margin: 0; }");
  const hash = createHash("sha256").update(css).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
});

test("the stand-in writes an id as text, whatever it is", async () => {
  const answer = await fetch(
    `${host.url}/lecteur/direct/${encodeURIComponent('"><script>alert(1)</script>')}`,
  );
  expect(await answer.text()).not.toContain("<script>");
});
