/** An editor may put two programmes on one page. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite();

test("two programmes on one page are both ready, with their own ids and links", async () => {
  const page = await site.newPage();
  await page.route("**/programmation", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [marker = ""] = /<div[^>]*data-island="programme"[\s\S]*<\/script>\s*<\/div>/.exec(html) ?? [];
    expect(marker).not.toBe("");
    await route.fulfill({ response, body: html.replace(marker, () => marker + marker) });
  });
  await page.goto("/programmation");
  await page.whenReady("programme");
  const roots = page.locator("[data-island=programme]");
  expect(await roots.count()).toBe(2);
  for (const root of await roots.all()) expect(await root.locator("article").count()).toBe(24);

  const ids = await roots.evaluateAll((all) =>
    all.flatMap((root) => [...root.querySelectorAll("[id]")].map(({ id }) => id)),
  );
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);

  const second = roots.last();
  const strangers = await second.evaluate((root) =>
    [...root.querySelectorAll("[aria-controls], [aria-labelledby], [aria-describedby], [for]")].flatMap(
      (one) =>
        ["aria-controls", "aria-labelledby", "aria-describedby", "for"]
          .map((name) => one.getAttribute(name))
          .filter((id) => id !== null && !root.contains(document.getElementById(id))),
    ),
  );
  expect(strangers).toEqual([]);

  await second.locator(".signet-programme-tag").nth(5).click();
  await expect.poll(() => second.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  await second.locator(".signet-programme-chip").first().waitFor();
  await expect.poll(() => roots.first().locator(".signet-programme-chip").count()).toBe(0);
  await page.expectSilent();
});
