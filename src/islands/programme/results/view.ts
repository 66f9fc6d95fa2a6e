import type { ComponentType } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";

export interface ViewProps {
  /** The loaded activities, at least one. */
  readonly activities: readonly Activity[];
  /** Slug of the card to mark as kept. */
  readonly card: string | null;
}

/** One way of showing activities. */
type View = ComponentType<ViewProps>;

/** Exports of a view's part. */
export interface ViewModule {
  readonly View: View;
  /** Shown above the results, including their count. */
  readonly Panel?: View;
  /** Number of the activities that the view shows; by default all of them. */
  readonly drawn?: CountDrawn;
}

export type CountDrawn = (activities: readonly Activity[]) => number;
