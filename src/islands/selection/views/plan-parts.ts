import type { Part } from "../../../shared/ui/part.ts";

/** Overlaps and changes of place: luxon is in this file only. */
export const SPANS_PART: Part<typeof import("../domain/spans.ts")> = {
  load: () => import("../domain/spans.ts"),
};

/** What carries the plan elsewhere, with the QR code. */
export const CARRY_PART: Part<typeof import("../share/Carry.tsx")> = {
  load: () => import("../share/Carry.tsx"),
};

/** A selection that somebody has sent: only for an address that holds one. */
export const SENT_PART: Part<typeof import("../sent/Sent.tsx")> = { load: () => import("../sent/Sent.tsx") };
