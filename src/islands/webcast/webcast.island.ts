import { value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { WebcastAttributes } from "./attributes.ts";

/** Plays the home streams in the page, with chat, books and the other streams, and keeps them up to date. */
export const webcastIsland: Declaration<WebcastAttributes> = {
  kind: "island",
  name: "webcast",
  when: "visible",
  read: (marker) => ({ api: value(marker, "api") }),
  load: () => {
    // React's chunk sets out at once, but the API is asked without waiting for it.
    import("./mount.tsx").catch(() => {});
    return import("./start.ts");
  },
};
