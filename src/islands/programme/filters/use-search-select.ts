import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Option } from "../domain/categories.ts";
import type { SearchSelect } from "./search-select.ts";

/** Makes a select searchable; null when that is not to be. */
export type Enhance = (select: HTMLSelectElement) => SearchSelect | null;

/**
 * Keeps a searchable select on a native one, in step with its value. It is made anew when the options change, and is gone
 * before React takes the select away.
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
