import { value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { WebcastAttributes } from "./attributes.ts";

/** Plays the home page's streams, with chat, books and the other streams, and keeps the list up to date. */
export const webcastIsland: Declaration<WebcastAttributes> = {
  kind: "island",
  name: "webcast",
  when: "visible",
  read: (marker) => ({ api: value(marker, "api") }),
  load: () => {
    // Starts loading React now; the API request does not wait for it. Errors are ignored: the real load reports them.
    import("./mount.tsx").catch(() => {});
    return import("./start.ts");
  },
};
