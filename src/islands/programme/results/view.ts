import type { ComponentType } from "react";
import type { Activity } from "../domain/activity.ts";

export interface ViewProps {
  /** All that are loaded, at least one. */
  readonly activities: readonly Activity[];
  /** Slug of the card to mark as kept. */
  readonly card: string | null;
}

/** One way of showing activities. */
type View = ComponentType<ViewProps>;

/** What the part of a view brings. */
export interface ViewModule {
  readonly View: View;
  /** What the view sets above the results, their count included. */
  readonly Panel?: View;
  /** How many of the activities the view draws; all of them without it. */
  readonly drawn?: CountDrawn;
}

export type CountDrawn = (activities: readonly Activity[]) => number;
