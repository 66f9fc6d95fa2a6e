import type { Part } from "../../../shared/ui/part.ts";

/** What cards do beyond being read: photos that turn, the sharing panel, the file for a calendar. */
export const CARD_PART: Part<typeof import("./on-demand.ts")> = {
  load: () => import("./on-demand.ts"),
};
