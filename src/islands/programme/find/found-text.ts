import type { ProgrammeData } from "../state/state.ts";
import { findMessages } from "./messages-find.ts";

/** How many a search has found, and among how many; of an unfinished search also what it has not searched yet. */
export const foundText = (found: number, { items, count }: Pick<ProgrammeData, "items" | "count">): string =>
  items.length < count
    ? findMessages.foundSoFar(found, items.length, count)
    : findMessages.found(found, count);
