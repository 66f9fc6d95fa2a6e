/** Reloads open pages in watch mode: a stream of events, and the script that listens to it. */
import { Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";

/** Also reloads when the host has restarted, which its mark tells. */
const SCRIPT = `let mark;
const events = new EventSource("/__reload");
events.addEventListener("mark", ({ data }) => {
  if (mark && mark !== data) location.reload();
  mark = data;
});
events.addEventListener("reload", () => location.reload());
`;

const TAG = '<script type="module" src="/__reload.js"></script>';

export interface Reloading {
  readonly routes: Hono;
  /** Adds the script to a page. */
  inject(html: string): string;
  reload(): void;
}

export function createReloading(): Reloading {
  const open = new Set<SSEStreamingApi>();
  const mark = `${process.pid}-${Date.now()}`;
  const routes = new Hono();
  routes.get("/__reload.js", (c) =>
    c.body(SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" }),
  );
  routes.get("/__reload", (c) =>
    streamSSE(c, async (stream) => {
      open.add(stream);
      await stream.writeSSE({ event: "mark", data: mark });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      open.delete(stream);
    }),
  );
  return {
    routes,
    inject: (html) => html.replace(/<\/body>(?![\s\S]*<\/body>)/i, `${TAG}</body>`),
    reload: () => {
      for (const stream of open) void stream.writeSSE({ event: "reload", data: "" });
    },
  };
}
