import type { Categories, CategoryKind, Option } from "../domain/categories.ts";
import type { SelectorName } from "../domain/filters.ts";

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

/**
 * The options of a selector. A value that is not among them is offered all the same, for it is chosen.
 *
 * @param label what its chip says of the value
 */
export function optionsOf(
  categories: Categories | null,
  kind: CategoryKind,
  value: number | null,
  label = String(value),
): readonly Option[] {
  const options = categories?.[kind] ?? [];
  return value === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label, slug: "", disabled: false }];
}
