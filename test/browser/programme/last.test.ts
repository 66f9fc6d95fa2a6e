/** Without a worker, the page shows its own stored answers when the API cannot be reached. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";

const site = useSite({ now: "2026-11-26T10:12" });

const CITY = "Dans la ville";
const CITY_CARD = ".signet-programme-cards .signet-programme-card";
/** The fair's clock runs while the tests do. */
const AGE = expect.stringMatching(/^Programme du 26 novembre, 10 h [1-5]\d$/);

/** Questions of the page's own entries. */
const entries = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("signet:last:"))
      .map((key) => key.split(" ")[1] ?? ""),
  );

/** Switches the network off and clears the HTTP cache, which has the API's answers for half a minute. */
async function loseNetwork(page: WatchedPage): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
  await page.context().setOffline(true);
}

const age = async (page: WatchedPage): Promise<string | null> => {
  const line = page.locator(".signet-offline span");
  return (await line.count()) > 0 ? ((await line.textContent()) ?? "").replaceAll("\u00a0", " ") : null;
};

/** Its name ends with a number where the page knows it. */
const cityButton = (page: WatchedPage) =>
  page.locator("#filtres").getByRole("button", { name: new RegExp(`^${CITY}`) });

const titles = (page: WatchedPage) => page.locator(`${CITY_CARD} h3, ${CITY_CARD} h4`).allTextContents();

/** The titles of a list that is whole. */
async function wholeTitles(page: WatchedPage): Promise<string[]> {
  await page.locator('.signet-programme-list[aria-busy="false"]:not(:has(.signet-skeleton))').waitFor();
  return titles(page);
}

/** Empties the programme's marker in the page's HTML. */
const emptied = (page: WatchedPage) =>
  page.route(/\/programmation(\?|$)/, async (route) => {
    const answer = await fetch(route.request().url());
    const html = await answer.text();
    const body = html.replace(
      /(<[^>]*data-island="programme"[^>]*>)[\s\S]*?(?=<\/main>)/,
      (_, marker: string) => `${marker}</div>`,
    );
    const headers = Object.fromEntries(answer.headers);
    await route.fulfill({ body, headers: { ...headers, "cache-control": "max-age=60" } });
  });

/** Opens the programme again, and waits until its answer is stored again. */
async function openAgain(page: WatchedPage, question: string): Promise<void> {
  await page.evaluate((wanted) => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(` ${wanted}`)) localStorage.removeItem(key);
  }, question);
  expect((await entries(page)).length).toBe(1);
  await page.goto("/programmation");
  await page.whenReady("programme");
  await expect.poll(async () => (await entries(page)).length).toBe(2);
}

/** Opens the programme with all areas, then with the city, so that both are stored; returns the first question. */
async function openBoth(page: WatchedPage): Promise<string> {
  await page.goto("/programmation");
  await page.whenReady("programme");
  await expect.poll(async () => (await entries(page)).length).toBe(1);
  const [question = ""] = await entries(page);
  const whole = await wholeTitles(page);
  await cityButton(page).click();
  await expect.poll(async () => (await entries(page)).length).toBe(2);
  // Cards follow their answer a little later.
  await expect.poll(() => titles(page)).not.toEqual(whole);
  return question;
}

test("offline, filters used before show their stored answer with its age, and refresh online", async () => {
  const page = await site.newPage();
  const question = await openBoth(page);
  const city = await wholeTitles(page);
  await openAgain(page, question);
  const whole = await wholeTitles(page);
  expect(city).not.toEqual(whole);
  await loseNetwork(page);
  await cityButton(page).click();
  await expect.poll(() => age(page), { timeout: 15_000 }).toEqual(AGE);
  await expect.poll(() => titles(page)).toEqual(city);
  expect(await page.locator(".signet-stale-note").count()).toBe(0);
  // The choice is undone: the answer before it is shown again, without an age.
  await cityButton(page).click();
  await expect.poll(() => age(page)).toBeNull();
  await expect.poll(() => titles(page)).toEqual(whole);
  await cityButton(page).click();
  await expect.poll(() => age(page), { timeout: 15_000 }).toEqual(AGE);
  await expect.poll(() => titles(page)).toEqual(city);
  await page.context().setOffline(false);
  await expect.poll(() => age(page), { timeout: 15_000 }).toBeNull();
  expect((await titles(page)).length).toBeGreaterThan(0);
  page.takeProblems();
});

test("a stored answer that is shown late is removed when its filter is undone", async () => {
  const page = await site.newPage();
  await openBoth(page);
  const city = await wholeTitles(page);
  // The part that stores answers loads only after the first failure.
  const release = await hold(page, /watch-last-[^/]*\.js$/);
  await page.goto("/programmation");
  await page.whenReady("programme");
  const whole = await wholeTitles(page);
  await page.route(/\/api\//, (route) => route.abort("internetdisconnected"));
  await cityButton(page).click();
  await page.locator(".signet-stale-note").waitFor();
  release();
  await expect.poll(() => age(page)).toEqual(AGE);
  await expect.poll(() => titles(page)).toEqual(city);
  await cityButton(page).click();
  await expect.poll(() => age(page)).toBeNull();
  await expect.poll(() => titles(page)).toEqual(whole);
  page.takeProblems();
});

test("an empty marker shows the last answer when the API fails, with a button to retry", async () => {
  const page = await site.newPage();
  await emptied(page);
  await openBoth(page);
  const city = await wholeTitles(page);
  await page.goto("/faq");
  await page.route(/\/api\//, (route) => route.abort("internetdisconnected"));
  await page.goto("/programmation");
  await expect.poll(() => age(page), { timeout: 20_000 }).toEqual(AGE);
  await expect.poll(() => titles(page)).toEqual(city);
  expect(await cityButton(page).getAttribute("aria-pressed")).toBe("true");
  await page.unroute(/\/api\//);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => age(page)).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H\d$/);
  page.takeProblems();
});

test("one impossible stored date leaves out its activity alone, and is reported once", async () => {
  const page = await site.newPage();
  await emptied(page);
  await openBoth(page);
  const city = await wholeTitles(page);
  await page.goto("/faq");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith("signet:last:"))) {
      const entry = JSON.parse(localStorage.getItem(key) ?? "");
      entry.items[0].dates.start = 1e15;
      localStorage.setItem(key, JSON.stringify(entry));
    }
  });
  await page.route(/\/api\//, (route) => route.abort("internetdisconnected"));
  await page.goto("/programmation");
  await expect.poll(() => age(page), { timeout: 20_000 }).toEqual(AGE);
  await expect.poll(() => titles(page)).toEqual(city.slice(1));
  expect(page.takeProblems().filter((one) => one.includes("last answer: dates.start"))).toHaveLength(1);
});

test("the server's HTML is not replaced by an older answer", async () => {
  const page = await site.newPage();
  await openBoth(page);
  await page.route(/\/api\//, (route) => route.abort("internetdisconnected"));
  const failed = page.waitForEvent("console", (message) => /GET .*\/api\/events/.test(message.text()));
  await page.goto("/programmation?initial=0");
  const before = await page.locator('[data-island="programme"]').innerHTML();
  await failed;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  // Beside the line that says so (`data-errors="visible"`)
  await page.locator('[data-island="programme"] > .signet-failure').evaluate((line) => line.remove());
  expect(await page.locator('[data-island="programme"]').innerHTML()).toBe(before);
  expect(await age(page)).toBeNull();
  page.takeProblems();
});

test("a browser that refuses storage shows the programme as usual", async () => {
  const page = await site.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("/programmation");
  await page.whenReady("programme");
  await cityButton(page).click();
  await expect.poll(() => page.locator(CITY_CARD).count()).toBeGreaterThan(0);
  await loseNetwork(page);
  await page.getByRole("button", { name: "Réinitialiser" }).first().click();
  await page.locator(".signet-stale-note, .signet-failure").first().waitFor({ timeout: 15_000 });
  expect(await age(page)).toBeNull();
  expect(page.takeProblems().filter((one) => one.startsWith("uncaught"))).toEqual([]);
});

test("an answer that the API marks as personal is shown and not stored", async () => {
  const page = await site.newPage();
  await page.goto("/programmation");
  await page.whenReady("programme");
  await expect.poll(async () => (await entries(page)).length).toBe(1);
  // What a fault changes has no-store.
  site.host.faults.set({ path: "/api/events", delay: 1 });
  const whole = await wholeTitles(page);
  await cityButton(page).click();
  await expect.poll(() => titles(page)).not.toEqual(whole);
  await page.whenQuiet();
  site.host.faults.clear();
  const online = page.locator("#filtres").getByRole("button", { name: /^En ligne/ });
  await online.click();
  await expect.poll(async () => (await entries(page)).length).toBe(2);
  const ofCity = (await entries(page)).filter((question) => question.includes("volet2"));
  expect(ofCity.filter((question) => !question.includes("volet3"))).toEqual([]);
});
