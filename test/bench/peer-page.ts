import type { OutputFile } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import { openLab } from "./lab.ts";
import { type PeerWindow, peerEvents } from "./peer-events.ts";

/** A page with a peer's list of all activities, and two buttons that change it. */
export async function peerPage(
  peers: ReadonlyMap<string, readonly OutputFile[]>,
  browser: Browser,
  host: string,
  peer: string,
  rows: readonly unknown[],
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openLab(page);
  const texts = (ending: string) =>
    (peers.get(peer) ?? []).filter(({ path }) => path.endsWith(ending)).map(({ text }) => text);
  await page.route("**/peer", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="fr-CA"><style>${texts(".css").join("\n")}</style>
        <button id="some">Some</button><button id="all">All</button><main></main>
        <script>${texts(".js").join("\n").replaceAll("</script", "<\\/script")}</script>`,
    }),
  );
  await page.goto(`${host}/peer`);
  await page.evaluate(
    ([peer, events]) => {
      const main = document.querySelector("main");
      const show = main && (window as PeerWindow).peers[peer]?.(main, events);
      const change = (id: string, shown: typeof events) =>
        document.getElementById(id)?.addEventListener("click", () => show?.(shown));
      change(
        "some",
        events.filter((_, index) => index % 3 === 0),
      );
      change("all", events);
    },
    [peer, peerEvents(parseActivities(rows, () => {}))] as const,
  );
  return page;
}
