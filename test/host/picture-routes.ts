/** Pictures and map tiles, drawn on request. */
import { type Context, Hono } from "hono";
import type { FairData } from "./data/fair.ts";
import { EXAMPLE_PICTURES } from "./guide/examples.ts";
import { pictureFacts } from "./picture-facts.ts";
import { drawPicture, drawTile } from "./pictures/draw.ts";

const HEADERS = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=86400",
  // Opened directly, an SVG is a document: it must not run scripts or load anything.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:",
};

const DEEPEST_ZOOM = 19;

export function pictureRoutes(data: FairData): Hono {
  const app = new Hono();
  const factsOf = pictureFacts(data);
  app.get("/media/*", (c) => {
    const path = c.req.path;
    const example = EXAMPLE_PICTURES[path];
    if (example) return svg(c, drawPicture(path, example));
    return path.endsWith(".svg") ? svg(c, drawPicture(path, factsOf(path))) : c.notFound();
  });
  app.get("/tiles/:z{[0-9]{1,2}}/:x{[0-9]{1,6}}/:file{[0-9]{1,6}\\.svg}", (c) => {
    const z = Number(c.req.param("z"));
    const x = Number(c.req.param("x"));
    const y = Number.parseInt(c.req.param("file"), 10);
    const exists = z <= DEEPEST_ZOOM && x < 2 ** z && y < 2 ** z;
    return exists ? svg(c, drawTile(z, x, y)) : c.notFound();
  });
  return app;
}

function svg(c: Context, drawing: string): Response {
  return c.body(drawing, 200, HEADERS);
}
