/** `/guide/couleurs.css?accent=%230b5cad`: the colours that somebody tries in the guide's form. */
import { Hono } from "hono";
import { COLOURS, isColour } from "../../../templates-fixtures/theme/guide/compose.js";

/** The theme's own names for a token: it paints the page with these, and hands them to the widgets. */
const THEME: Readonly<Record<string, readonly string[]>> = {
  "--signet-accent": [
    "--signet-live: var(--signet-accent)",
    "--signet-on-live: var(--signet-on-accent)",
    "--signet-live-text: var(--signet-accent-text)",
  ],
  "--signet-paper": ["--paper: var(--signet-paper)"],
  "--signet-ink": ["--ink: var(--signet-ink)"],
};

export function coloursRoute(): Hono {
  const app = new Hono();
  app.get("/guide/couleurs.css", (c) => {
    const rules = COLOURS.flatMap(([name, token]) => {
      const value = c.req.query(name) ?? "";
      return isColour(value) ? [`${token}: ${value}`, ...(THEME[token] ?? [])] : [];
    });
    return c.body(`:root { ${rules.join("; ")} }\n`, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "no-cache",
    });
  });
  return app;
}
