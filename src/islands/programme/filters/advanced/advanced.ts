import type { Option } from "../../../../shared/activity/fair-dates.ts";
import type { Categories } from "../../domain/categories.ts";
import type { SelectorList } from "../../domain/selectors.ts";

/**
 * The options of a selector. A chosen value that is not among them is added.
 *
 * @param label text of the chip for a value
 */
export function optionsOf(
  categories: Categories | null,
  list: SelectorList,
  value: number | null,
  label = String(value),
): readonly Option[] {
  const options = categories?.[list] ?? [];
  return value === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label, slug: "", disabled: false }];
}
