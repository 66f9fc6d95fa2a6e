import type { Part } from "../../../shared/ui/part.ts";

/** What a search needs, loaded when the visitor goes to the field. */
export const FIND_PART: Part<typeof import("./find.ts")> = {
  load: () => import("./find.ts"),
};
