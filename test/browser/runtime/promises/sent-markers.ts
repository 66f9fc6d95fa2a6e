/** A page's markers beside what the server has sent of them, their states, and what the page has reported. */
import type { WatchedPage } from "../../harness.ts";
import { watchLife } from "../watch-life.ts";

declare global {
  interface Window {
    sentMarkers: { readonly marker: Element; readonly html: string; readonly nodes: readonly Node[] }[];
  }
}

/** Remembers each marker before any script has run. For pages that are not open yet. */
export async function rememberMarkers(page: WatchedPage): Promise<void> {
  await page.addInitScript(watchLife);
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      window.sentMarkers ??= [...document.querySelectorAll("[data-island], [data-behaviour]")].map(
        (marker) => {
          const nodes: Node[] = [];
          const walker = document.createTreeWalker(marker);
          while (walker.nextNode()) nodes.push(walker.currentNode);
          return { marker, html: marker.outerHTML, nodes };
        },
      );
    });
  });
}

/** What is not as the server sent it, but for the markers' states: HTML that has changed, and nodes that are others. */
export const changedMarkers = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    window.sentMarkers.flatMap(({ marker, html, nodes }) => {
      const now = marker.outerHTML.replace(/ data-enhanced="\w+"/g, "");
      if (now !== html) return [`sent: ${html}\nnow: ${now}`];
      const walker = document.createTreeWalker(marker);
      const isSame = nodes.every((node) => walker.nextNode() === node) && walker.nextNode() === null;
      return isSame ? [] : [`other nodes: ${html}`];
    }),
  );

/** The markers of the page, each as 'NAME STATE', sorted. */
export async function states(page: WatchedPage): Promise<readonly string[]> {
  const all = await page
    .locator("[data-island], [data-behaviour]")
    .evaluateAll((markers) =>
      markers.map(({ dataset: { island, behaviour, enhanced } }) => `${island ?? behaviour} ${enhanced}`),
    );
  return all.sort();
}

/** The names of the page's markers, sorted. */
export const namesOf = async (page: WatchedPage): Promise<readonly string[]> =>
  (await states(page)).map((one) => one.replace(/ .*/, ""));

/** The names in the page's `signet:error` and `signet:report` so far, sorted. */
export async function reported(page: WatchedPage): Promise<readonly string[]> {
  const lines = (await page.problemsSoFar()).filter((line) => line.startsWith("signet:"));
  return lines.map((line) => line.split(": ")[1] ?? "").sort();
}
