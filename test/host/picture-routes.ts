/** Pictures and map tiles. */
import { Hono } from "hono";
import { EXAMPLE_PICTURES } from "./guide/examples.ts";
import { pictureAt, tileAt } from "./pictures.ts";

const HEADERS = {
  "Cache-Control": "public, max-age=86400",
  // Opened directly, an SVG is a document: it must not run scripts or load anything.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

const DEEPEST_ZOOM = 19;

export function pictureRoutes(): Hono {
  const app = new Hono();
  app.get("/media/*", (c) => {
    const path = decoded(c.req.path.slice("/media/".length));
    const known = EXAMPLE_PICTURES[c.req.path];
    if (!known && !/\.(svg|webp)$/.test(path)) return c.notFound();
    const { type, content } = pictureAt(known ?? path);
    return c.body(new Uint8Array(content), 200, { ...HEADERS, "Content-Type": type });
  });
  app.get("/tiles/:z{[0-9]{1,2}}/:x{[0-9]{1,6}}/:file{[0-9]{1,6}\\.svg}", (c) => {
    const z = Number(c.req.param("z"));
    const x = Number(c.req.param("x"));
    const y = Number.parseInt(c.req.param("file"), 10);
    if (z > DEEPEST_ZOOM || x >= 2 ** z || y >= 2 ** z) return c.notFound();
    return c.body(tileAt(z, x, y), 200, { ...HEADERS, "Content-Type": "image/svg+xml; charset=utf-8" });
  });
  return app;
}

/** Decodes the rest: the router leaves commas, colons and question marks encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
