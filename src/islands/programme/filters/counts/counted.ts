import { type SelectorName, selectorOf } from "../../domain/selectors.ts";

/** The groups of options that have counts. */
export type Counted = SelectorName | "date" | "areas";

/** Whether a field has this name; the selects of the hours have others. */
export const isCounted = (name: string): name is Counted =>
  name === "date" || name === "areas" || selectorOf(name) !== undefined;
