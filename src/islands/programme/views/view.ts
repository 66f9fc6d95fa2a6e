import type { ComponentType } from "react";
import type { Activity } from "../activity.ts";

export interface ViewProps {
  /** All that are loaded, at least one. */
  readonly activities: readonly Activity[];
  /** Slug of the card to mark as kept. */
  readonly card: string | null;
}

/** One way of showing activities. */
export type View = ComponentType<ViewProps>;
