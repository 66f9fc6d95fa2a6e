import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Option } from "../../../../shared/activity/fair-dates.ts";
import type { OptionCounts } from "../../state/state.ts";
import type { SearchSelect } from "./search-select.ts";

/** Makes a select searchable; null when it must stay native. */
export type Enhance = (select: HTMLSelectElement) => SearchSelect | null;

interface Shown {
  readonly options: readonly Option[];
  readonly value: number | null;
  /** Numbers beside the options. */
  readonly counts: OptionCounts | undefined;
}

/**
 * Keeps a searchable select in step with a native one. It is created again when the options change, and removed
 * before React removes the select.
 *
 * @param enhance null while selects are native
 */
export function useSearchSelect(
  enhance: Enhance | null,
  { options, value, counts }: Shown,
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const search = useRef<SearchSelect>(null);

  useLayoutEffect(() => {
    if (!enhance || !select.current || options.length === 0) return;
    search.current = enhance(select.current);
    return () => {
      search.current?.destroy();
      search.current = null;
    };
  }, [enhance, options]);

  useLayoutEffect(() => search.current?.show(value === null ? "" : String(value)), [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is created again has no numbers
  useLayoutEffect(() => search.current?.count(counts), [counts, enhance, options]);

  return select;
}
