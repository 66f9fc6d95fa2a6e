import type { Categories, CategoryKind, Option } from "../categories.ts";
import type { SelectorName } from "../filters.ts";

/** The selectors of the advanced block in their order, each with the list of its options. */
export const ADVANCED = [
  ["type", "types"],
  ["audience", "audiences"],
  ["age", "ages"],
  ["subject", "subjects"],
  ["project", "projects"],
  ["genre", "genres"],
  ["room", "rooms"],
] as const satisfies readonly (readonly [SelectorName, CategoryKind])[];

/** The options of a selector; a value that is not among them is offered by its number, for it is chosen all the same. */
export function optionsOf(
  categories: Categories | null,
  kind: CategoryKind,
  value: number | null,
): readonly Option[] {
  const options = categories?.[kind] ?? [];
  return value === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: String(value), slug: "" }];
}
