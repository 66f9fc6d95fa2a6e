/**
 * Records what one visitor asks of the API, in Chromium on 127.0.0.1, in front of the stand-in CMS. The acts follow one
 * another without the pauses in which a person reads: the simulation adds them.
 */
import { type Browser, chromium, type Page } from "playwright-core";
import { startHost } from "../../test/host/host.ts";
import { findBrowser } from "../../test/run/browser.mjs";
import { type Recording, type Request, readRecording, writeRecording } from "./recording.ts";

/** The first morning of the invented fair: the programme opens on this day. */
const NOW = "2026-11-26T10:00:00-05:00";
/** Requests are over when none has left for this long, in ms. */
const QUIET = 1500;
/** Acts that may cause no request. The first request of any other is waited for: a busy machine may be slow. */
const MAY_BE_SILENT = /^(open|scroll)/;
/** Limit of one act, in ms. */
const LIMIT = 30_000;
const RANDOM = "let n = 1; Math.random = () => 0.1 + (0.9 * (n = (n * 16807) % 2147483647)) / 2147483647;";
/** Ids of the invented fair, in the order in which a visitor keeps them. */
const KEPT = [90233, 90430, 90572];

/** Opens a page and waits until its first island has started: its requests are then on their way. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-island][data-enhanced="ready"]').first().waitFor({ state: "attached" });
}

type Act = readonly [act: string, run: (page: Page) => Promise<unknown>];

const open = (path: string): Act => ["open the page", (page) => visit(page, path)];
const press = (name: string): Act => [
  `press '${name}'`,
  (page) => page.getByRole("button", { name }).filter({ visible: true }).last().click(),
];
const keep = (page: Page, ids: readonly number[]) =>
  page.addInitScript((text) => localStorage.setItem("signet:selection", text), JSON.stringify({ v: 1, ids }));
/** Moves the page's clock in steps of a second, so that requests are seen at their second. */
const wait = (seconds: number): Act => [
  `watch for ${seconds} s`,
  async (page) => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1000);
      // An answer takes real time, in which the page's clock stands still.
      await new Promise((go) => setTimeout(go, 30));
    }
  },
];

/** Acts of each journey; `held` ones run on a clock that only `wait` moves. */
const JOURNEYS: Readonly<Record<string, { readonly held?: boolean; readonly acts: readonly Act[] }>> = {
  home: {
    acts: [
      open("/"),
      ["scroll to the end", (page) => page.locator("footer").last().scrollIntoViewIfNeeded()],
    ],
  },
  programme: {
    acts: [open("/programmation"), press("Voir plus d'activités"), press("Voir plus d'activités")],
  },
  filters: {
    acts: [
      open("/programmation"),
      ["choose a day", (page) => page.locator("#filtres select[name=date]").selectOption({ index: 4 })],
      press("Au Palais des congrès"),
      [
        "press a card's tag",
        (page) => page.locator(".signet-programme-tag").filter({ visible: true }).first().click(),
      ],
    ],
  },
  schedule: { acts: [open("/programmation"), press("Vue horaire")] },
  map: { acts: [open("/programmation"), press("Vue carte")] },
  search: {
    acts: [
      open("/programmation?mode=liste"),
      ["search a word", (page) => page.locator("input[name=recherche]").fill("nuit")],
    ],
  },
  "nothing found": {
    acts: [
      open("/programmation?date=1795669200&hours=0,2"),
      press("Dans la ville"),
      ["take the first way out", (page) => page.locator(".signet-programme-ways-out button").first().click()],
    ],
  },
  authors: {
    acts: [
      open("/auteurs"),
      ["choose a letter", (page) => page.getByRole("link", { name: "Lettre B" }).click()],
      press("Voir plus"),
    ],
  },
  exhibitors: { acts: [open("/exposants"), press("Voir plus")] },
  selection: {
    acts: [["open the selection", (page) => keep(page, KEPT).then(() => visit(page, "/ma-selection"))]],
  },
  "selection in another order": {
    acts: [
      [
        "open the selection",
        (page) => keep(page, KEPT.toReversed()).then(() => visit(page, "/ma-selection")),
      ],
    ],
  },
  webcast: { held: true, acts: [open("/webdiffusion"), wait(180)] },
};

/** Runs one act, and returns the requests that it caused, once none follows. */
async function requestsOf(page: Page, held: boolean, [act, run]: Act): Promise<readonly Request[]> {
  const found: Request[] = [];
  const clock = () => (held ? page.evaluate(() => Date.now()) : Promise.resolve(Date.now()));
  // A page that is not open yet has no clock: its requests are those of the first second.
  const begun = await clock().catch(() => 0);
  let last = Date.now();
  const pending: Promise<void>[] = [];
  const listen = (request: import("playwright-core").Request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/api(\/|$)/.test(pathname)) return;
    last = Date.now();
    const method = request.method() === "POST" ? "POST" : "GET";
    const place = found.push({ at: 0, method, url: pathname + search }) - 1;
    const now = held && begun === 0 ? Promise.resolve(0) : clock().catch(() => begun);
    pending.push(
      now.then((time) => {
        const at = Math.round(Math.max(0, time - begun) / 100) / 10;
        found[place] = { ...(found[place] as Request), at: held && begun === 0 ? 0 : at };
      }),
    );
  };
  page.on("request", listen);
  const latest = Date.now() + LIMIT;
  await run(page);
  const isOver = () => Date.now() - last >= QUIET && (found.length > 0 || MAY_BE_SILENT.test(act));
  while (!isOver() && Date.now() < latest) await new Promise((go) => setTimeout(go, 100));
  await Promise.all(pending);
  page.off("request", listen);
  return found;
}

async function recordVisit(browser: Browser, url: string, name: string) {
  const { held = false, acts } = JOURNEYS[name] as (typeof JOURNEYS)[string];
  const context = await browser.newContext({
    baseURL: url,
    locale: "fr-CA",
    timezoneId: "America/Toronto",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT);
  // The same in every recording. It never draws the first seed, which is that of the server's own list.
  await page.addInitScript(RANDOM);
  if (held) {
    await page.clock.install({ time: NOW });
    await page.clock.pauseAt(Date.parse(NOW) + 1000);
  }
  const steps = [];
  for (const act of acts) steps.push({ act: act[0], requests: await requestsOf(page, held, act) });
  await context.close();
  return steps;
}

/**
 * Records journeys and writes `visits.json`. Wants a build in `dist/`.
 *
 * @param names the journeys to record; the others stay as they are. Without names, all
 */
export async function record(names: readonly string[]): Promise<Recording> {
  const all = Object.keys(JOURNEYS);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no journey '${unknown}': there are ${all.join(", ")}.`);
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("No Chromium here: set SIGNET_BROWSER to one.");
  const host = await startHost({ port: 0, now: NOW });
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--no-sandbox"] });
  try {
    const visits: Record<string, Recording["visits"][string]> =
      names.length > 0 ? { ...readRecording().visits } : {};
    for (const name of names.length > 0 ? names : all) {
      visits[name] = await recordVisit(browser, host.url, name);
      const count = visits[name].reduce((sum, { requests }) => sum + requests.length, 0);
      console.log(`${name}: ${count} requests`);
    }
    const list = await (await fetch(`${host.url}/api/events`)).json();
    const recording = { now: NOW, activities: list.meta.count, visits };
    writeRecording(recording);
    return recording;
  } finally {
    await browser.close();
    await host.close();
  }
}
