import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Shows what is on at this minute and what comes next, by place. It reads `data-api` and the rest by itself. */
export const nowIsland: Declaration = {
  kind: "island",
  name: "now",
  // The server's HTML says already what is on; the list below is what the visitor came for.
  when: "quiet",
  load: () => {
    // Starts loading React now; the API request does not wait for it. Errors are ignored: the real load reports them.
    import("./mount.tsx").catch(() => {});
    return import("./start.ts");
  },
};
