/**
 * Stands in for the provider of videos and chats, so that neither the demonstration nor a test needs a network: the
 * demonstration theme's templates use these addresses. Each page is static and small.
 */
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { FairData } from "./data/fair.ts";
import type { SiteData } from "./pages.ts";
import { themeCss } from "./theme-css.ts";

/** Headers that allow one inline style sheet. */
const headers = (css: string) => ({
  "Content-Security-Policy":
    `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "Cache-Control": "no-cache",
});

/** Authors and lines of an invented chat. */
const TALK = [
  ["Lison, de Sainte-Rita", "On entend très bien, bravo à la régie."],
  ["Bibliothèque des Cèdres", "Notre club regarde à quatorze. Bonjour à toutes et à tous."],
  ["Marc-Aurèle", "Le passage sur la patinoire, c’est à quelle page ?"],
  ["Animation", "Page 88. Vos questions dans dix minutes."],
  ["Noémie", "Merci ! Il reste des exemplaires au kiosque ?"],
] as const;

interface Videos {
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

export function playerRoutes(data: FairData, site: () => SiteData, themeDir: string): Hono {
  const app = new Hono();
  const videoOf = (id: string) =>
    (site().videos as Videos | undefined)?.items.find((video) => video.id === id);
  const titleOf = (id: string) =>
    data.streams.find(({ streamId }) => streamId === id)?.streamTitle ?? videoOf(id)?.title ?? id;
  const page = (c: Context, title: string, body: unknown) => {
    // In the page, not linked: a frame that Chromium lays out before its css has come shifts then, and the shift counts
    // for the page around it (decision 0026).
    const css = themeCss(themeDir, "stand-in-player.css") ?? "";
    return c.html(
      html`<!doctype html>
        <html lang="fr-CA">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <style>${raw(css)}</style>
          ${body}
        </html>`,
      200,
      headers(css),
    );
  };

  app.get("/lecteur/clavardage/:id", (c) =>
    page(
      c,
      `Clavardage : ${titleOf(c.req.param("id"))}`,
      html`<body class="chat">
        <ul>
          ${TALK.map(([who, text]) => html`<li><b>${who}</b> ${text}</li>`)}
        </ul>
        <label>Votre message<input disabled /></label>
      </body>`,
    ),
  );
  app.get("/lecteur/:type{direct|liste|video}/:id", (c) => {
    const id = c.req.param("id");
    const title = titleOf(id);
    return page(
      c,
      title,
      html`<body class="player">
        <img src="/media/stage/${encodeURIComponent(videoOf(id)?.title ?? id)}.svg" alt="" />
        <main>
          <h1>${title}</h1>
          <button type="button">Lecture</button>
        </main>
      </body>`,
    );
  });
  return app;
}
