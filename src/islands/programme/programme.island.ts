import { flag, value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import { earlyAddress } from "../../shared/http/prefetch.ts";
import { loadAnnouncement } from "./announcement/load-announcement.ts";
import type { ProgrammeAttributes } from "./attributes.ts";

/** Filters the programme in place, adds pages, and keeps address, Back and reload in step. */
export const programmeIsland: Declaration<ProgrammeAttributes> = {
  kind: "island",
  name: "programme",
  when: "now",
  read: (marker) => ({
    api: value(marker, "api"),
    beforeEvent: flag(marker, "before-event"),
    hasInitial: !!marker.querySelector("script[data-initial]"),
  }),
  prefetch: ({ api, beforeEvent, hasInitial }) =>
    !beforeEvent && !hasInitial && earlyAddress(api, "/categories"),
  load({ beforeEvent }) {
    if (beforeEvent) return loadAnnouncement();
    // Starts loading React now; start.ts sends its requests without waiting for it, and reports a failure.
    import("./mount.tsx").catch(() => {});
    return import("./start.ts");
  },
};
