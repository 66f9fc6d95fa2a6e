/** Static files: the build, and the theme's fonts, css and pictures. */
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { themeCss } from "./theme-css.ts";

/** `programme-AB12CD34.css`: the name changes with the content. */
const HASHED = /-[A-Z0-9]{8}\.[a-z0-9.]+$/;

const FOREVER = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=60";

export interface StaticSetting {
  readonly distDir: string;
  readonly themeDir: string;
  /** Whether files change under the same name, so that browsers must revalidate. */
  readonly fresh: boolean;
}

export function staticRoutes({ distDir, themeDir, fresh }: StaticSetting): Hono {
  const app = new Hono();
  const read = fresh ? themeCss : memoised();
  app.get("/theme/:name{[\\w-]+\\.css}", (c, next) => {
    const css = read(themeDir, c.req.param("name"));
    if (css === null) return next();
    c.header("Cache-Control", fresh ? "no-cache" : SHORT);
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(css);
  });
  const serve = (prefix: string, root: string) =>
    app.get(
      `${prefix}/*`,
      serveStatic({
        root,
        rewriteRequestPath: (path) => path.slice(prefix.length),
        onFound: (path, c) => {
          const lasting = HASHED.test(path) ? FOREVER : SHORT;
          c.header("Cache-Control", fresh ? "no-cache" : lasting);
        },
      }),
    );
  serve("/dist", distDir);
  serve("/theme", themeDir);
  return app;
}

/** `themeCss` that reads each file once. */
function memoised(): typeof themeCss {
  const known = new Map<string, string | null>();
  return (dir, name) => {
    const css = known.has(name) ? (known.get(name) ?? null) : themeCss(dir, name);
    known.set(name, css);
    return css;
  };
}
