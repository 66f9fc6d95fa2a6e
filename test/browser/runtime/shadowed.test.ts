/** Names in a page that hide the browser's own: fields of a form, and a policy that knows a nonce only. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openWritten, releaseAll } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const SHARE = '<div data-behaviour="share"><details><summary>Partager</summary></details></div>';

test("a form whose fields are named like DOM methods is enhanced, and so are later markers", async () => {
  const names = ["getAttribute", "matches", "hasAttribute"];
  const fields = names.map((name) => `<input type="hidden" name="${name}">`).join("");
  const page = await openWritten(
    site,
    `<form data-behaviour="search-form"><label>Titre <input name="q"></label><button>Chercher</button>${fields}</form>${SHARE}`,
  );
  // `whenReady` asks the form itself.
  await expect.poll(() => page.locator("[data-enhanced=ready]").count()).toBe(2);
  // So do Playwright's own clicks.
  await page.evaluate(() => document.querySelector<HTMLElement>("main form button")?.click());
  await page.locator(".signet-search-hint").waitFor();
  await releaseAll(page);
  await expect.poll(() => page.locator("[data-enhanced]").count()).toBe(0);
  await page.expectSilent();
});

test("no field's name stops another marker; the console names the field that stops its own", async () => {
  const page = await openWritten(site, "<div></div>");
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  // As text: the test runner rewrites an `import()`. First what explains failures, which then finds each form in its place.
  await page.evaluate(`(async () => {
    document.querySelector("main div").innerHTML = '<p data-behaviour="autre"></p>';
    (await import("/dist/signet.js")).enhance();
  })()`);
  await expect.poll(() => said.length).toBe(1);
  const ends = await page.evaluate<{ name: string; form: string; neighbour: string }[]>(`(async () => {
    const { enhance, release } = await import("/dist/signet.js");
    const place = document.querySelector("main div");
    const names = new Set();
    for (let one = HTMLFormElement.prototype; one !== Object.prototype; one = Object.getPrototypeOf(one))
      for (const name of Object.getOwnPropertyNames(one)) names.add(name);
    const ends = [];
    for (const name of names) {
      place.innerHTML =
        '<form data-behaviour="search-form"><label>Titre <input name="q"></label><button>Chercher</button>' +
        '<input type="hidden" name="' + name + '"></form>${SHARE}';
      const [form, neighbour] = place.querySelectorAll("[data-behaviour]");
      const stateOf = (marker) => Element.prototype.getAttribute.call(marker, "data-enhanced") ?? "none";
      enhance(place);
      for (let frame = 0; frame < 300; frame += 1) {
        // A field named "dataset" takes the state in place of the form's attribute.
        const state = name === "dataset" ? form.dataset.enhanced : stateOf(form);
        if (!/none|waiting|loading/.test(state + stateOf(neighbour))) break;
        await new Promise(requestAnimationFrame);
      }
      ends.push({ name, form: stateOf(form), neighbour: stateOf(neighbour) });
      release(place);
    }
    return ends;
  })()`);
  expect(ends.length).toBeGreaterThan(250);
  expect(ends.filter(({ neighbour }) => neighbour !== "ready")).toEqual([]);
  const failed = ends.filter(({ form }) => form !== "ready").map(({ name }) => name);
  const stuck = ends.filter(({ name, form }) => name !== "dataset" && !/^(ready|failed)$/.test(form));
  expect(stuck).toEqual([]);
  for (const name of ["getAttribute", "hasAttribute", "matches", "children", "name", "id", "action"])
    expect(failed).not.toContain(name);
  const told = () => failed.filter((name) => said.some((text) => text.includes(`is named "${name}"`)));
  await expect.poll(told).toEqual(failed);
});

test("css that a page does not link is loaded under a policy that names a nonce and no address", async () => {
  const page = await site.newPage();
  await page.route("**/nonce", (route) =>
    route.fulfill({
      body: `<!doctype html><html lang="fr-CA"><title>Nonce</title><link rel="icon" href="data:,">
        <script type="module" nonce="abc" src="/dist/signet.js"></script>
        <p data-behaviour="selection-link"><a href="/ma-selection">Ma sélection</a></p>`,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy":
          "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src data:",
      },
    }),
  );
  await page.goto("/nonce");
  await page.whenReady();
  expect(await page.locator("link[rel=stylesheet][href*=selection-link]").count()).toBe(1);
  await page.expectSilent();
});

test("an event that only the document hears starts the page, as optimizers dispatch it", async () => {
  const page = await site.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, "readyState", { get: () => "loading", configurable: true });
    addEventListener("DOMContentLoaded", (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto("/faq");
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "readyState");
    const event = new Event("DOMContentLoaded");
    // Past the listener above, which holds back the browser's own.
    Object.defineProperty(event, "stopImmediatePropagation", { value: () => {} });
    document.dispatchEvent(event);
  });
  await page.whenReady("mega-menu");
});
