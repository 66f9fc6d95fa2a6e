import type { Part } from "../../../shared/ui/part.ts";

/** Actions of cards: rotating photos, the share panel, the calendar file, what a pressed bookmark says. */
export const CARD_PART: Part<typeof import("./on-demand.ts")> = {
  load: () => import("./on-demand.ts"),
};
