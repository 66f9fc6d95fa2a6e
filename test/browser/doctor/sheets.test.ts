/** The doctor on a page that links none of our css: the widgets look as they do without it. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite({ now: "2026-10-30T10:00" });

const PAGE = `<!doctype html><html lang="fr-CA"><title>Écrit</title>
  <link rel="icon" href="/theme/images/favicon.svg" type="image/svg+xml">
  <script type="module" src="/dist/signet.js"></script>
  <div data-island="programme" data-api="/api"></div></html>`;

test("the shared sheet is in the page once, before those of the widgets, when it is late", async () => {
  const page = await site.newPage();
  const loaded = page.waitForEvent("load");
  // The doctor starts together with the widgets, which have requested the sheet when it looks for it.
  await page.route("**/dist/doctor-*.js", async (route) => {
    await loaded;
    return route.fallback();
  });
  await page.route("**/dist/base-*.css", async (route) => {
    await page.locator('link[href*="/programme-"]').waitFor({ state: "attached" });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return route.fallback();
  });
  await page.route("**/ecrit*", (route) => route.fulfill({ body: PAGE, contentType: "text/html" }));
  await page.goto("/ecrit?signet-doctor");
  await page.whenReady("programme");
  await page.getByRole("region", { name: "Diagnostic de Signet" }).waitFor();
  const links = page.locator("link[rel=stylesheet]");
  const names = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  const order = names.map((name) => /(\w+)-\w+\.css$/.exec(name)?.[1]);
  expect(order.slice(0, 3)).toEqual(["base", "programme", "doctor"]);
  expect(order.filter((name) => name === "base")).toHaveLength(1);
  await page.expectSilent();
});
