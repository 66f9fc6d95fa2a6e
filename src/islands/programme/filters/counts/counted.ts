import { SELECTOR_NAMES, type SelectorName, selectorOf } from "../../domain/selectors.ts";

/** The groups of options that have counts. */
export type Counted = SelectorName | "date" | "areas";

/** Whether a field has this name; the selects of the hours have others. */
export const isCounted = (name: string): name is Counted =>
  name === "date" || name === "areas" || selectorOf(name) !== undefined;

/** The groups by the API's names of their filters. */
export const COUNTED_PARAMETERS: Readonly<Record<string, Counted>> = {
  dateStart: "date",
  aspects: "areas",
  ...Object.fromEntries(SELECTOR_NAMES.map((name) => [name, name])),
};
