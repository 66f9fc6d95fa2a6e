/** A page that replaces the facts of the fair: next year's ids, another venue, without a build. */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";

const site = useSite({ now: "2026-11-20T10:00" });

/** Our ids, and those of a fair with another CMS. */
const IDS = [
  [6332, 8101],
  [6335, 8102],
  [73904, 8103],
] as const;

const FACTS = {
  areas: {
    venue: { id: 8101, name: "Au Centre des congrès", brief: "Centre" },
    city: { id: 8102 },
    online: { id: 8103 },
  },
  venue: "Centre des congrès de Québec",
  timeZone: "America/Halifax",
  pageSize: 12,
  networks: [{ name: "Bluesky", url: "https://bsky.app/intent/compose?text={title}%20{url}" }],
  calendar: "https://agenda.test/nouveau?titre={title}&de={start}&a={end}",
};

/** Opens an empty programme with these facts, in front of an API that has the other ids. */
async function open(facts: string, query = "mode=liste") {
  const page = await site.newPage();
  const asked: string[] = [];
  await page.route("**/autre-salon?*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><title>Autre</title>
<link rel="icon" href="data:,"><script type="application/json" data-signet-facts>${facts}</script>
<script type="module" src="/dist/signet.js"></script><div data-island="programme" data-api="/api"></div>`,
    }),
  );
  await page.route("**/api/**", async (route) => {
    const url = decodeURIComponent(route.request().url());
    asked.push(url);
    const answer = await route.fetch({
      url: IDS.reduce((to, [ours, own]) => to.replace(`${own}`, `${ours}`), url),
    });
    const body = IDS.reduce(
      (text, [ours, own]) => text.replaceAll(`"id":${ours},`, `"id":${own},`),
      await answer.text(),
    );
    await route.fulfill({
      response: answer,
      body: body.replaceAll("Palais des congrès de Montréal", FACTS.venue),
    });
  });
  await page.goto(`/autre-salon?${query}`);
  await page.whenReady("programme");
  return { page, asked };
}

/** The hour of the first card that has one, as machines read it. */
const hour = (page: WatchedPage) =>
  page.locator('article time[datetime^="2026"][datetime*="T"]').first().getAttribute("datetime");

const first = (page: WatchedPage) => page.locator("article").first();

test("its ids, names, hours and services are in filters, address, calls and cards", async () => {
  const { page, asked } = await open(JSON.stringify(FACTS));
  await page.getByRole("button", { name: "Au Centre des congrès" }).click();
  await page.waitForURL(/volet1=8101/);
  await expect.poll(() => asked.at(-1)).toContain("aspects[]=8101");
  await expect.poll(() => first(page).locator(".signet-programme-signs").textContent()).toContain("Centre");
  expect(await first(page).textContent()).toContain("Centre des congrès de Québec");
  // Halifax is an hour ahead of Toronto.
  expect(await hour(page)).toMatch(/-04:00$/);
  const calendar = first(page).locator(".signet-programme-action-agenda");
  expect(await calendar.getAttribute("href")).toMatch(/^https:\/\/agenda\.test\/nouveau\?titre=.+&de=2026/);
  await first(page).locator("summary").click();
  await expect.poll(() => first(page).getByRole("link", { name: "Bluesky" }).count()).toBe(1);
  expect(await first(page).getByRole("link", { name: "LinkedIn" }).count()).toBe(0);
  await page.expectSilent();
});

test("its page size says how many cards are complete at once", async () => {
  const complete = async (pageSize: number) => {
    const { page } = await open(JSON.stringify({ ...FACTS, pageSize }), "mode=liste&page=2");
    return page.locator("article:not([data-brief])").count();
  };
  const few = await complete(12);
  expect(few).toBeLessThan(48);
  expect(await complete(48)).toBe(48);
});

test("a wrong value is reported by its name, and ours is used in its place", async () => {
  const { page } = await open(JSON.stringify({ ...FACTS, timeZone: "Amerique/Montreal", pagesize: 3 }));
  // What explains a problem is loaded for it.
  await expect.poll(() => page.problems.length).toBeGreaterThan(0);
  const [problem, ...more] = page.takeProblems();
  expect(more).toEqual([]);
  expect(problem).toContain("timeZone is no time zone that the browser knows");
  expect(problem).toContain("pagesize is no fact");
  expect(await hour(page)).toMatch(/-05:00$/);
});
