/** The script and the API on another origin than the page, with the headers that the documents name and no others. */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { afterEach, expect, test } from "vitest";
import { root } from "../../../build/bundle.mjs";
import { useSite, type WatchedPage } from "../harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** The header lines of a document's n-th block of them. */
function documented(document: string, block: number): Record<string, string> {
  const text = readFileSync(join(root, "docs", document), "utf8");
  const [, lines = ""] = [...text.matchAll(/```http\n([\s\S]*?)```/g)][block] ?? [];
  if (!lines) throw new Error(`docs/${document} has no headers where this test looks for them.`);
  return Object.fromEntries(
    lines
      .trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );
}
const FILES = documented("embedding.md", 0);
const ANSWERS = documented("api.md", 0);
const PREFLIGHT = { ...ANSWERS, ...documented("api.md", 1) };

const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: (request: Request) => Promise<Response> | Response): Promise<string> {
  const server = createAdaptorServer({ fetch: answer });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The stand-in CMS's files and API on a port of their own. */
const serveOther = ({ preflight = true } = {}): Promise<string> =>
  serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const isApi = /^\/api(\/|$)/.test(pathname);
    if (request.method === "OPTIONS")
      return new Response(null, preflight ? { status: 204, headers: PREFLIGHT } : { status: 405 });
    const answer = await fetch(`${site.url}${pathname}${search}`, {
      method: request.method,
      ...(request.method === "POST" ? { body: await request.text() } : {}),
    });
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: {
        "Content-Type": answer.headers.get("Content-Type") ?? "",
        ...(isApi ? ANSWERS : pathname.startsWith("/dist/") ? FILES : {}),
      },
    });
  });

/** The policy of docs/embedding.md for files of another origin. */
function documentedPolicy(other: string): string {
  const text = readFileSync(join(root, "docs/embedding.md"), "utf8");
  const [, policy] = /```csp\n(default-src 'self'; script-src 'self' https:.*)\n```/.exec(text) ?? [];
  if (!policy) throw new Error("docs/embedding.md has no policy for another origin.");
  return policy.replaceAll("https://cdn.example.com", other);
}

/** Opens a page of one origin that names another one in all of its markers and tags. */
async function openPage(other: string, main: string): Promise<WatchedPage> {
  const policy = `${documentedPolicy(other)}; connect-src 'self' ${other}`;
  const html = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><title>Salon</title>
    <link rel="icon" href="data:,"><script type="module" src="${other}/dist/signet.js"></script></head>
    <body><main>${main}</main></body></html>`;
  const url = await serve((request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== "/") return Response.redirect(`${site.url}${pathname}`);
    return new Response(html, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        // Pictures of the API's answers have the page's own address, from where they are sent on.
        "Content-Security-Policy": policy.replace("img-src 'self'", `img-src 'self' ${site.url}`),
      },
    });
  });
  const page = await site.newPage();
  await page.goto(url);
  return page;
}

const webcast = (other: string) =>
  `<div data-island="webcast" data-api="${other}/api" data-consent="ask"><p>La webdiffusion</p></div>`;

test("files and API of another origin work with the headers that the documents name", async () => {
  const other = await serveOther();
  const page = await openPage(
    other,
    `<div data-behaviour="faq"><h2>Où ?</h2><p>Au Palais.</p><h2>Quand ?</h2><p>En novembre.</p></div>
     ${webcast(other)}
     <div data-island="programme" data-api="${other}/api"><p>Le programme</p></div>`,
  );
  for (const name of ["faq", "webcast", "programme"]) {
    await page.locator(`[data-island="${name}"], [data-behaviour="${name}"]`).scrollIntoViewIfNeeded();
    await page.whenReady(name);
  }
  expect(await page.locator(".signet-programme-card").count()).toBeGreaterThan(0);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets.length).toBeGreaterThan(3);
  expect(sheets.every((href) => href?.startsWith(`${other}/dist/`))).toBe(true);
  await page.expectSilent();
});

test("an API that refuses OPTIONS serves the programme; the webcast stays as sent, names CORS", async () => {
  const other = await serveOther({ preflight: false });
  const page = await openPage(
    other,
    `${webcast(other)}<div data-island="programme" data-api="${other}/api"><p>Le programme</p></div>`,
  );
  await page.whenReady("programme");
  await expect
    .poll(async () => (await page.problemsSoFar()).join("\n"))
    .toMatch(/POST http\S+\/api[^\n]*no answer[^\n]*CORS/);
  expect(await page.locator('[data-island="webcast"]').innerText()).toContain("La webdiffusion");
  page.takeProblems();
});

test("without type=module nothing starts, and Chromium says what docs/embedding.md quotes", async () => {
  const page = await site.newPage();
  await page.route("**/ecrit", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Salon</title><link rel="icon" href="data:,"><script src="/dist/signet.js"></script>${webcast("")}`,
    }),
  );
  const failed = page.waitForEvent("pageerror");
  await page.goto("/ecrit");
  const document = readFileSync(join(root, "docs/embedding.md"), "utf8");
  const quoted = /^\| Chrome, Edge \| `([^`]+)` \|$/m.exec(document)?.[1];
  expect((await failed).message).toBe(quoted);
  expect(await page.locator("[data-enhanced]").count()).toBe(0);
});
