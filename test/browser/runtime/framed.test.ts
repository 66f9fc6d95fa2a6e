/** The site's pages in a sandboxed frame without `allow-same-origin`: no storage, no worker, no history of their own. */
import type { Frame } from "playwright-core";
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test.each([
  "/programmation",
  "/programmation?mode=horaire",
  "/auteurs",
  "/webdiffusion",
  "/ma-selection",
  "/faq",
  "/",
])("%s works in it, and stays ready when the page is idle", async (address) => {
  const page = await site.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  // An opaque origin: everything that the page asks for is another origin's.
  await page.route("**/*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), "access-control-allow-origin": "*", "content-security-policy": "" },
    });
  });
  await page.route("**/cadre", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="fr-CA"><title>Un aperçu</title><link rel="icon" href="data:,">
        <iframe title="Page" sandbox="allow-scripts allow-forms allow-popups" src="${address}" width="1200" height="800"></iframe>`,
    }),
  );
  await page.goto("/cadre");
  const frame = page.frames().find((one) => one !== page.mainFrame()) as Frame;
  const states = () =>
    frame
      .locator("[data-enhanced]")
      .evaluateAll((markers) => markers.map((one) => (one as HTMLElement).dataset.enhanced ?? ""));
  await frame.locator("[data-enhanced=ready]").first().waitFor();
  await expect.poll(async () => (await states()).includes("loading")).toBe(false);
  await page.whenQuiet();
  expect(await states()).not.toContain("failed");
  expect(errors).toEqual([]);
});
