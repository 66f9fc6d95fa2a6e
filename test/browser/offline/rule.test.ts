/** The one rule for everything that the worker stores: docs/offline.md, "The rule". */
import { expect, test } from "vitest";
import { fetchAll, smallPage, storedPaths, useSmallSite } from "./small-site.ts";

const site = useSmallSite();
const other = useSmallSite();

const CORS = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
/** As WordPress before 6.1 sends to somebody who is logged in. */
const LOGGED_IN = "no-cache, must-revalidate, max-age=0";

const PERSONAL: readonly Readonly<Record<string, string>>[] = [
  { "Cache-Control": "no-store" },
  { "Cache-Control": "private, max-age=60" },
  { "Cache-Control": LOGGED_IN },
  { Vary: "Accept, Cookie" },
  { Vary: "Cookie", "Cache-Control": "max-age=60" },
];
const ANYBODYS: readonly Readonly<Record<string, string>>[] = [
  {},
  { "Cache-Control": "no-cache" },
  { "Cache-Control": "public, max-age=0, must-revalidate" },
  { Vary: "Cookie", "Cache-Control": "s-maxage=60" },
  { Vary: "Accept, Save-Data" },
];

test.each([
  ["files", "/theme/a%.png"],
  ["answers of the API", "/api/a%"],
])("of %s, only those without a personal header are stored", async (_what, path) => {
  const address = (name: string) => path.replace("%", name);
  for (const [n, headers] of PERSONAL.entries()) site.answer(address(`p${n}`), { headers });
  for (const [n, headers] of ANYBODYS.entries()) site.answer(address(`q${n}`), { headers });
  site.answer(address("gone"), { status: 404 });
  site.answer(address("empty"), { status: 204 });
  const page = await site.open();
  const kept = ANYBODYS.map((_, n) => address(`q${n}`));
  await fetchAll(page, [
    ...PERSONAL.map((_, n) => address(`p${n}`)),
    address("gone"),
    address("empty"),
    ...kept,
  ]);
  await expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(kept));
  expect((await storedPaths(page)).filter((one) => one.includes("/a"))).toEqual(kept);
});

test("only HTML pages without a personal header are stored", async () => {
  const pages = [...PERSONAL, ...ANYBODYS].map((headers, n) => ({ path: `/p${n}`, headers }));
  for (const { path, headers } of pages) {
    const { body = "", headers: html } = smallPage(path);
    site.answer(path, { body, headers: { ...html, ...headers } });
  }
  site.answer("/plan.txt", { body: "Plan", headers: { "Content-Type": "text/plain" } });
  const page = await site.open();
  await page.goto("/plan.txt");
  for (const { path } of pages) await page.goto(path);
  const kept = pages.slice(PERSONAL.length).map(({ path }) => path);
  await expect.poll(() => storedPaths(page)).toEqual(["/", ...kept, "/signet-offline.js"]);
});

test("a personal page is not shown to the next person without a network", async () => {
  const { body = "", headers } = smallPage("Bonjour, Ana");
  site.answer("/compte", { body, headers: { ...headers, "Cache-Control": LOGGED_IN } });
  const page = await site.open();
  await page.goto("/compte");
  expect(await page.locator("p").textContent()).toBe("Bonjour, Ana");
  site.down = true;
  await expect(page.goto("/compte")).rejects.toThrow("ERR_");
});

test("no address for editors is stored, in any folder", async () => {
  const hidden = ["/wp-admin/", "/blog/wp-admin/post.php", "/blog/WP-Login.php", "/wp-signup.php"];
  const queries = ["/a?preview=true", "/a?b=1&_wpnonce=5f", "/a?customize_changeset_uuid=1"];
  const near = ["/wp-admin-guide", "/a?overview=1"];
  const css = ["/blog/wp-admin/css/edit.css", "/wp-admin/images/a.png", "/wp-content/a.css"];
  for (const path of [...hidden, ...queries, ...near]) site.answer(path.replace(/\?.*/, ""), smallPage(path));
  for (const path of css) site.answer(path, { body: "" });
  const page = await site.open();
  await fetchAll(page, css);
  for (const path of [...hidden, ...queries, ...near]) await page.goto(path);
  await expect
    .poll(() => storedPaths(page))
    .toEqual(["/", "/a?overview=1", "/signet-offline.js", "/wp-admin-guide", "/wp-content/a.css"]);
});

test("a personal request is neither stored nor answered from a cache", async () => {
  for (const path of ["/api/a", "/api/b", "/api/c", "/api/d"]) site.answer(path, { body: "anybody's" });
  const page = await site.open();
  await fetchAll(page, ["/api/b"], { headers: { Authorization: "Bearer 1" } });
  await fetchAll(page, ["/api/c"], { headers: { "X-WP-Nonce": "1" } });
  await fetchAll(page, ["/api/d"], { headers: { "Cache-Control": "no-store" } });
  await fetchAll(page, ["/api/a"]);
  await expect.poll(() => storedPaths(page)).toEqual(["/", "/api/a", "/signet-offline.js"]);
  site.down = true;
  await fetchAll(page, ["/api/a"]);
  const asked = fetchAll(page, ["/api/a"], { headers: { Authorization: "Bearer 1" } });
  await expect(asked).rejects.toThrow("Failed to fetch");
});

test("of other origins, only the API's answers are stored, and none requested with cookies", async () => {
  const own = {
    ...CORS,
    "Access-Control-Allow-Origin": site.url,
    "Access-Control-Allow-Credentials": "true",
  };
  for (const path of ["/salon/a", "/salon/b", "/elsewhere", "/picture.png", "/salonique"])
    other.answer(path, { headers: own });
  site.answer("/", smallPage("Accueil", `data-worker="/signet-sw.js" data-api="${other.url}/salon/"`));
  const page = await site.open();
  await fetchAll(page, [`${other.url}/salon/b`], { credentials: "include" });
  await fetchAll(page, [`${other.url}/elsewhere`, `${other.url}/salonique`, `${other.url}/picture.png`]);
  await fetchAll(page, [`${other.url}/salon/a`]);
  const kept = ["/", "/signet-offline.js", `${other.url}/salon/a`];
  await expect.poll(() => storedPaths(page)).toEqual(kept);
});

test("a file that a redirect brings from another origin is not stored", async () => {
  other.answer("/picture.png", { headers: CORS });
  site.answer("/away.png", { status: 302, headers: { Location: `${other.url}/picture.png` } });
  site.answer("/near.png", { status: 302, headers: { Location: "/picture.png" } });
  site.answer("/picture.png", {});
  const page = await site.open();
  await fetchAll(page, ["/away.png", "/near.png"]);
  await expect.poll(() => storedPaths(page)).toEqual(["/", "/near.png", "/signet-offline.js"]);
});
