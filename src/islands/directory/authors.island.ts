import { value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { DirectoryAttributes } from "./attributes.ts";

/**
 * Lists the authors by initial, adds pages, finds a name among the loaded ones, and keeps address, Back and reload in
 * step.
 */
export const authorsIsland: Declaration<DirectoryAttributes> = {
  kind: "island",
  name: "authors",
  when: "now",
  read: (marker) => ({
    api: value(marker, "api"),
  }),
  load: () => {
    // Starts loading React now; the API request does not wait for it. Errors are ignored: the real load reports them.
    import("./mount.tsx").catch(() => {});
    return import("./start.ts");
  },
};
