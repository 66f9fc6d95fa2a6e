/**
 * A stand-in for the provider of videos and chats, so that neither the demonstration nor a test leaves the machine: the
 * demonstration theme's templates point here. Each page is still, and small enough to be counted.
 */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { FairData } from "./data/fair.ts";
import type { SiteData } from "./pages.ts";

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "Cache-Control": "no-cache",
};

/** Who writes what in an invented chat. */
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

export function playerRoutes(data: FairData, site: () => SiteData): Hono {
  const app = new Hono();
  const videoOf = (id: string) =>
    (site().videos as Videos | undefined)?.items.find((video) => video.id === id);
  const titleOf = (id: string) =>
    data.streams.find(({ streamId }) => streamId === id)?.streamTitle ?? videoOf(id)?.title ?? id;
  const page = (c: Context, title: string, body: unknown) =>
    c.html(
      html`<!doctype html>
        <html lang="fr-CA">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <link rel="stylesheet" href="/theme/stand-in-player.css" />
          ${body}
        </html>`,
      200,
      HEADERS,
    );

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
