import { value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { DirectoryAttributes } from "./attributes.ts";

/** Lists the authors by initial, adds pages, finds a name among them, and keeps address, Back and reload in step. */
export const authorsIsland: Declaration<DirectoryAttributes> = {
  kind: "island",
  name: "authors",
  when: "now",
  read: (marker) => ({
    api: value(marker, "api"),
    errors: value(marker, "errors"),
  }),
  load: () => {
    // As for the programme: React's chunk sets out at once, but the API is asked without waiting for it.
    import("./mount.tsx").catch(() => {});
    return import("./start.ts");
  },
};
