import { savesData } from "../../../shared/dom/save-data.ts";

/** Whether the map may be fetched without a word: not when the page asks first, nor when the visitor saves data. */

const KEY = "signet-map";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "shown";
  } catch {
    // A browser that keeps nothing throws here; then the question is put each time.
    return false;
  }
}

export const mayFetchMap = (ask: boolean): boolean => (!ask && !savesData()) || remembered();

export function rememberMap(): void {
  try {
    localStorage.setItem(KEY, "shown");
  } catch {
    // As above: the map is shown all the same.
  }
}
