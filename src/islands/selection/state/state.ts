import type { Activity } from "../../../shared/activity/activity.ts";
import type { MarkerContext } from "../../../shared/enhance/declaration.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import type { StoredActivity } from "../../../shared/selection/stored-activity.ts";
import type { Selection } from "../../../shared/selection/whole-selection.ts";
import type { Clock } from "../../../shared/time/clock.ts";
import type { SelectionApi } from "../api/api.ts";

/** What `undo` takes back. */
interface Undo {
  readonly kind: "cleared" | "keptAll";
  /** How many activities it was about. */
  readonly count: number;
  readonly before: readonly RowId[];
}

export interface SelectionData {
  /** `loading` until every activity is known, or the API has answered or failed: the server's HTML stays. */
  readonly phase: "loading" | "ready";
  readonly ids: readonly RowId[];
  /** Dropped on this page: they stay in the plan, so that their ribbon can take them back. */
  readonly dropped: readonly RowId[];
  /** The selection in the page's address: its ids, or `broken` when they cannot be read. */
  readonly shared: readonly RowId[] | "broken" | null;
  /** What was known of an activity when it was kept, or last seen. */
  readonly stored: ReadonlyMap<RowId, StoredActivity>;
  /** Ids beside which something is stored that cannot be read. */
  readonly unread: ReadonlySet<RowId>;
  /** What the API says now. */
  readonly rows: ReadonlyMap<RowId, Activity>;
  /** Ids that the API does not have. */
  readonly gone: ReadonlySet<RowId>;
  readonly busy: boolean;
  /** Why the last request failed; null as soon as another one starts. */
  readonly failure: unknown;
  readonly lasts: boolean;
  readonly undo: Undo | null;
  /** The page's time, to the minute. */
  readonly now: Date;
}

export interface SelectionActions {
  start(): void;
  keep(id: RowId): void;
  drop(id: RowId): void;
  /** Takes the API's row as known: its changes are no longer shown. */
  seen(ids: readonly RowId[]): void;
  clear(): void;
  undo(): void;
  /** Keeps all shared activities, after the visitor's own. */
  keepShared(): void;
  closeShared(): void;
  retry(): void;
}

export interface SelectionState extends SelectionData {
  /** One object for the life of the store. */
  readonly actions: SelectionActions;
}

export interface SelectionOptions {
  readonly selection: Selection;
  readonly api: SelectionApi;
  /** The selection in a fragment; rejects when the code that reads it does not load. */
  readonly readFragment: (fragment: string) => Promise<SelectionData["shared"]>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  readonly report: (error: unknown) => void;
  readonly whenBack: MarkerContext<unknown>["whenBack"];
}
