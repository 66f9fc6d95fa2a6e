/** What the documents write for a page's head: facts, words, and the script on another host. Their markers: runtime/promises. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import nunjucks from "nunjucks";
import { describe, expect, inject, test } from "vitest";
import { snippetsIn } from "../../contract/markdown.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const html = snippetsIn("html");

const jsonOf = (attribute: string) => html.find(({ text }) => text.includes(attribute))?.text ?? "";
const PROGRAMME = '<div data-island="programme" data-api="/api"></div>';

test("the facts and the words that the documents replace are on the page", async () => {
  const page = await openWritten(site, jsonOf("data-signet-facts") + jsonOf("data-signet-words") + PROGRAMME);
  await page.whenReady("programme");
  await page.getByRole("button", { name: "En région" }).first().waitFor();
  await page.getByRole("button", { name: "En région" }).first().click();
  await page.getByText("Aucune activité ne correspond").first().waitFor();
  await page.expectSilent();
});

interface Manifest {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

describe("with the script on another host", () => {
  const CDN = "https://cdn.example.com/signet/";
  const dist = inject("distDir");
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Manifest;

  /** The page of the documents, with digests. @param change what the host makes of a file */
  async function open(change: (file: string, body: string) => string): Promise<WatchedPage> {
    const page = await site.newPage();
    await page.route(`${CDN}**`, (route) => {
      const file = route.request().url().slice(CDN.length);
      const contentType = file.endsWith(".css")
        ? "text/css"
        : file.endsWith(".js")
          ? "text/javascript"
          : "image/svg+xml";
      const body = change(file, readFileSync(join(dist, file), "utf8"));
      return route.fulfill({ body, contentType, headers: { "access-control-allow-origin": "*" } });
    });
    const tag = jsonOf(CDN).replace("sha384-…", manifest.files["signet.js"]?.integrity ?? "");
    const [map = ""] = snippetsIn("njk").flatMap(({ text }) => (text.includes("importmap") ? [text] : []));
    const scripts = Object.keys(manifest.files).filter((file) => file.endsWith(".js"));
    const body = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><title>Écrit</title>
      <link rel="icon" href="/theme/images/favicon.svg" type="image/svg+xml">
      ${new nunjucks.Environment().renderString(map, { manifest, scripts, nonce: "n" })}
      ${tag}</head><body><main>${PROGRAMME}</main></body></html>`;
    const policy = [
      "default-src 'self'",
      "script-src 'nonce-n' https://cdn.example.com",
      "style-src https://cdn.example.com",
      "img-src 'self' data:",
    ].join("; ");
    const headers = { "content-type": "text/html", "content-security-policy": policy };
    await page.route("**/ecrit", (route) => route.fulfill({ body, headers }));
    await page.goto("/ecrit");
    return page;
  }
  const state = (page: WatchedPage) => page.locator("[data-island]").getAttribute("data-enhanced");

  test("it works as the documents write it", async () => {
    const page = await open((_, body) => body);
    await page.whenReady("programme");
    expect((await page.problemsSoFar()).filter((one) => !one.startsWith("left the machine"))).toEqual([]);
  });

  test("another signet.js does not run, another chunk makes its marker fail", async () => {
    const page = await open((file, body) => (file === "signet.js" ? `${body};` : body));
    await expect.poll(async () => (await page.problemsSoFar()).join()).toContain("integrity");
    expect(await state(page)).toBeNull();
    const other = await open((file, body) => (file.startsWith("programme-start") ? `${body};` : body));
    await expect.poll(() => state(other)).toBe("failed");
  });
});
