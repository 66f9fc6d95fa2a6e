/** The videos' page for its browser tests, with a stand-in provider. */
import type { WatchedPage } from "../harness.ts";

export const CARD = "main [data-video-id]";
export const DIALOG = "dialog.signet-video";
/** Title of the first card. */
export const TITLE = "Les mains pleines\u00a0: la soirée d’ouverture";

/** Serves the videos' page with other markup. */
export const serveVideos = (page: WatchedPage, change: (html: string) => string): Promise<unknown> =>
  page.route("**/videos", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Requests to any player, from now on. */
export function watchPlayer(page: WatchedPage): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== "127.0.0.1" || pathname.startsWith("/lecteur")) asked.push(request.url());
  });
  return asked;
}

/** Waits until the player has loaded. */
export const whenPlaying = (page: WatchedPage): Promise<void> =>
  page.frameLocator("iframe").getByRole("button", { name: "Lecture" }).waitFor();

export const isModal = (page: WatchedPage): Promise<boolean> =>
  page.evaluate((selector) => document.querySelector(selector)?.matches(":modal") ?? false, DIALOG);

/** Number of players. */
export const frames = (page: WatchedPage): Promise<number> => page.locator("iframe").count();

/** The focused element: a video's card by its id, the player, or another by its text. */
export const focused = (page: WatchedPage): Promise<string | null | undefined> =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.getAttribute("data-video-id") ?? (one?.localName === "iframe" ? "player" : one?.textContent);
  });
