import type { RowId } from "../http/row-id.ts";

/** Order of two different ids: numbers first, then texts by their characters, the same in every browser. */
export const byId = (one: RowId, other: RowId): number =>
  (typeof one === typeof other ? one > other : typeof one > typeof other) ? 1 : -1;
