/** A browser that lacks something needed: the page stays as the server sent it, in silence. */
import { describe, expect, test } from "vitest";
import { codes, tableUnder } from "../../contract/markdown-table.ts";
import { useSite } from "../harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const NEEDED = tableUnder("docs/embedding.md", "Browsers").map(({ Needed }) => codes(Needed)[0] ?? "");

describe.each(NEEDED)("without %s", (name) => {
  test.each(["/", "/programmation?mode=carte"])(
    "%s is the page without script: no marker starts, no file is loaded, nothing is said",
    async (address) => {
      const page = await site.newPage();
      await page.addInitScript((name) => {
        const [key = "", ...path] = name.split(".").reverse();
        const global = globalThis as unknown as Record<string, object>;
        const owner = path[0] ? global[path[0]] : HTMLElement.prototype;
        if (!owner || !Reflect.has(owner, key)) throw new Error(`There is no ${name} to take away.`);
        Reflect.deleteProperty(owner, key);
      }, name);
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
      const sent = (await (await page.goto(address))?.text()) ?? "";
      await page.evaluate(
        'import("/dist/signet.js").then(({ enhance, release }) => { enhance(); release(document); })',
      );
      await page.whenQuiet();
      const preloads = await page
        .locator("link[rel=modulepreload], link[rel=stylesheet]")
        .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
      expect(loaded.filter((path) => path.startsWith("/dist/")).sort()).toEqual(
        [...preloads.filter((path) => path.startsWith("/dist/")), "/dist/signet.js"].sort(),
      );
      expect(loaded.filter((path) => path.startsWith("/api"))).toEqual([]);
      const html = () => document.body.outerHTML;
      const server = await site.newPage({ javaScript: false });
      // The same answer: another one may be of the next minute.
      await server.route(
        ({ pathname, search }) => pathname + search === address,
        (route) => route.fulfill({ body: sent, contentType: "text/html" }),
      );
      await server.goto(address);
      expect(await page.evaluate(html)).toBe(await server.evaluate(html));
      await page.expectSilent();
    },
  );
});
