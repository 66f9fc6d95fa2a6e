import { noteUndo } from "./note-undo.ts";

/** Removes what the script has made when `signal` aborts; the caller inserts it. */
export function removeUntil(signal: AbortSignal, ...elements: readonly Element[]): void {
  for (const element of elements) {
    noteUndo(element, "remove");
    signal.addEventListener("abort", () => element.remove());
  }
}
