import type { Option } from "../../../../shared/activity/fair-dates.ts";
import type { Categories, CategoryKind } from "../../domain/categories.ts";
import type { SelectorName } from "../../domain/filters.ts";

/** The selectors of the advanced block in order, each with its list of options. */
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
 * The options of a selector. A chosen value that is not among them is added.
 *
 * @param label text of the chip for a value
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
