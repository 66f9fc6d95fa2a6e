import { value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { SelectionAttributes } from "./attributes.ts";

/** Shows what the visitor keeps as a plan: overlaps, what has changed, a link and a QR code that carry it elsewhere. */
export const selectionIsland: Declaration<SelectionAttributes> = {
  kind: "island",
  name: "selection",
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
