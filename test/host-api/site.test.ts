// @vitest-environment node

import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DataFolderError } from "../host/data/load.ts";
import { startHost, UsageError } from "../host/host.ts";
import { HOSTILE, smallSite } from "./small-site.ts";

const { url } = await smallSite();

afterEach(() => {
  vi.restoreAllMocks();
});

describe("any page", () => {
  test("is HTML under a policy that allows no inline script or style", async () => {
    const answer = await fetch(`${url}/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("object-src 'none'");
  });

  test("prints the CMS's text as text", async () => {
    const html = await (await fetch(`${url}/`)).text();
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x");
  });

  test("may contain any value as JSON without ending its script", async () => {
    const html = await (await fetch(`${url}/guide`)).text();
    const [, json = ""] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toMatch(/[<>]/);
    expect(JSON.parse(json)).toEqual({ text: HOSTILE });
  });

  test("has the fair, its own path and, in a rehearsal only, the time", async () => {
    expect(await (await fetch(`${url}/activites/a3`)).text()).toContain("<p>Petit salon /activites/a3 </p>");
    const rehearsal = await smallSite({ now: "2026-11-26T10:00" });
    const html = await (await fetch(`${rehearsal.url}/`)).text();
    expect(html).toContain("Petit salon / 2026-11-26T15:00:0");
  });

  test("links the built files by their stable names", async () => {
    expect(await (await fetch(`${url}/faq`)).text()).toContain('href="/dist/programme-AB12CD34.css"');
  });

  test("answers HEAD without a body", async () => {
    const answer = await fetch(`${url}/activites/a3`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  test("is found with a slash at the end, its query kept", async () => {
    const answer = await fetch(`${url}/activites/a3/?page=2`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(`${url}/activites/a3?page=2`);
  });

  test.each(["POST", "PUT", "DELETE"])("refuses %s", async (method) => {
    const answer = await fetch(`${url}/activites/a3`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("a page that is not there", () => {
  test.each([
    "/nothing",
    "/activites/nobody",
    "/activites/%00",
    "/activites/%E0%A4%A",
    "/__proto__",
    "/faq/x",
  ])("%s answers the page for that, with 404", async (path) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("<h1>Page introuvable</h1>");
  });
});

describe("a page that cannot be rendered", () => {
  test("says why in plain text, and on the console", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await fetch(`${url}/videos`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(await answer.text()).toMatch(/broken\.njk[\s\S]+missing/);
    expect(said).toHaveBeenCalledOnce();
  });

  test("without a build says how to make one", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const bare = await smallSite({ built: false });
    const answer = await fetch(`${bare.url}/faq`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('manifest.json is missing: run "npm run build" first.');
  });
});

describe("watch mode", () => {
  test("adds a script to each page that reloads it when it is told to", async () => {
    const working = await smallSite({ watch: true });
    const html = await (await fetch(`${working.url}/`)).text();
    expect(html).toMatch(/<script type="module" src="\/__reload\.js"><\/script><\/body><\/html>$/);
    const script = await fetch(`${working.url}/__reload.js`);
    expect(script.headers.get("content-type")).toContain("text/javascript");

    const stream = await fetch(`${working.url}/__reload`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("event: mark");
    working.reload();
    expect((await reader?.read())?.value).toContain("event: reload");
    await working.close();
  });

  test("is off otherwise", async () => {
    expect(await (await fetch(`${url}/`)).text()).not.toContain("__reload");
    expect((await fetch(`${url}/__reload`)).status).toBe(404);
  });
});

describe("starting", () => {
  test("on a taken port rejects with EADDRINUSE", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(smallSite({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    other.close();
  });

  test("on a bad data folder or time rejects with a line to show", async () => {
    await expect(smallSite({ dataDir: "/nowhere" })).rejects.toBeInstanceOf(DataFolderError);
    await expect(smallSite({ now: "demain" })).rejects.toEqual(
      new UsageError('"demain" is no time: write it like 2026-11-26T10:00.'),
    );
    await expect(startHost({ port: 0, templatesDir: "/nowhere" })).rejects.toMatchObject({ code: "DATA" });
  });

  test("with an offset in its time keeps that offset", async () => {
    const rehearsal = await smallSite({ now: "2026-11-26T10:00:00Z" });
    expect(await (await fetch(`${rehearsal.url}/`)).text()).toContain("2026-11-26T10:00:0");
  });
});
