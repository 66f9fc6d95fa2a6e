/** Pages with the worker of docs/offline.md, for tests that switch the network off. */
import { expect } from "vitest";
import type { Site, WatchedPage } from "../harness.ts";

/** Addresses that the open page has loaded and that no cache has. */
export const notStored = (page: WatchedPage): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const wanted = loaded.filter((name) => /\/api\/|-[A-Z0-9]{8}\.\w+$/.test(name));
    const missing: string[] = [];
    for (const name of wanted) if (!(await caches.match(name, { ignoreVary: true }))) missing.push(name);
    // The programme writes the day into the page's address.
    const page = await caches.match(location.href, { ignoreVary: true, ignoreSearch: true });
    if (!page) missing.push(location.href);
    return missing;
  });

/** Whether the worker has stored the answer of this address. */
export const isStored = (page: WatchedPage, address: string): Promise<boolean> =>
  page.evaluate(async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined, address);

/** Names of the worker's caches that have entries, with their number. */
export const stores = (page: WatchedPage): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("signet-offline-"));
    const sizes = names.map(async (name) => [name, (await (await caches.open(name)).keys()).length]);
    // `open` creates an empty cache if the worker has just deleted it.
    return Object.fromEntries((await Promise.all(sizes)).filter(([, size]) => Number(size) > 0));
  });

export const registrations = (page: WatchedPage): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page for the first time, and waits until everything that it has loaded is stored. */
export async function openStored(site: Site, address: string, marker?: string): Promise<WatchedPage> {
  const page = await site.open(address, marker ? { marker } : {});
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => notStored(page)).toEqual([]);
  return page;
}

/** Text of the line that shows the age; null without it. */
export const ageLine = async (page: WatchedPage): Promise<string | null> => {
  const line = page.locator(".signet-offline span");
  return (await line.count()) > 0 ? line.textContent() : null;
};

/** 'Programme du 26 novembre, 10 h 12': today, Eastern time, a few minutes ago at most. */
export async function expectProgrammeAge(page: WatchedPage): Promise<void> {
  await expect.poll(() => ageLine(page)).not.toBeNull();
  const text = ((await ageLine(page)) ?? "").replaceAll("\u00a0", " ");
  const near = Array.from({ length: 5 }, (_, minutes) => ageText(Date.now() - minutes * 60_000));
  expect(near).toContain(text);
}

function ageText(at: number): string {
  const format = new Intl.DateTimeFormat("fr-CA", {
    timeZone: "America/Toronto",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = Number(part.day) === 1 ? "1er" : Number(part.day);
  const minutes = Number(part.minute) === 0 ? "" : ` ${part.minute}`;
  return `Programme du ${day} ${part.month}, ${Number(part.hour)} h${minutes}`;
}

/** Reloads without waiting for pictures, then waits until the marker is ready. */
export async function reload(page: WatchedPage, marker: string): Promise<void> {
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.whenReady(marker);
}
