import type { Part } from "../../../shared/ui/part.ts";

/** What only a pressed button needs: the calendar file, and the question before everything is erased. */
export const ACTS_PART: Part<typeof import("./acts.ts")> = { load: () => import("./acts.ts") };
