import type { Overlap } from "../domain/spans.ts";

/** The activity on the hours of all that overlap with it; what they share is struck. */
export function OverlapBar({ own, shared }: Pick<Overlap, "own" | "shared">) {
  return (
    <svg className="signet-selection-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="signet-selection-bar-ground" width="100" height="4" />
      <rect className="signet-selection-bar-own" x={own.from} width={own.length} height="4" />
      {shared.map(({ from, length }) => (
        <rect key={from} className="signet-selection-bar-shared" x={from} width={length} height="4" />
      ))}
    </svg>
  );
}
