import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Option } from "../../../../shared/activity/fair-dates.ts";
import type { SearchSelect } from "./search-select.ts";

/** Makes a select searchable; null when it must stay native. */
export type Enhance = (select: HTMLSelectElement) => SearchSelect | null;

/**
 * Keeps a searchable select in step with a native one. It is created again when the options change, and removed
 * before React removes the select.
 */
export function useSearchSelect(
  enhance: Enhance,
  options: readonly Option[],
  value: number | null,
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const search = useRef<SearchSelect>(null);

  useLayoutEffect(() => {
    if (!select.current || options.length === 0) return;
    search.current = enhance(select.current);
    return () => {
      search.current?.destroy();
      search.current = null;
    };
  }, [enhance, options]);

  useLayoutEffect(() => search.current?.show(value === null ? "" : String(value)), [value]);

  return select;
}
