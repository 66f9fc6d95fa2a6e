import type { AnyDeclaration } from "./declaration.ts";
import { bringToLife, end, isTaken, type LifeOptions } from "./life.ts";
import { isHeld, markersIn } from "./scan.ts";

export interface Runtime {
  /**
   * Enhances the markers in `root` (the whole page by default), itself included. Markers that are enhanced
   * already, or have failed, are left alone: calling it twice is harmless.
   */
  enhance(root?: ParentNode): void;
  /**
   * Gives the markers in `root`, itself included, back to their server HTML, and ends all that they had started.
   * For pages that remove HTML, or replace it. `enhance` brings them to life again, failed ones included.
   */
  release(root: ParentNode): void;
}

/** Builds a runtime for the markers that `registry` lists. It does nothing until `enhance` is called. */
export function createRuntime(registry: readonly AnyDeclaration[], options: LifeOptions = {}): Runtime {
  const release = (root: ParentNode): void => markersIn(root).forEach(end);

  function enhance(root: ParentNode = document): void {
    for (const marker of markersIn(root)) {
      if (isTaken(marker) || isHeld(marker)) continue;
      // Inner markers that came to life first, inserted on their own, would be put away with the server's nodes.
      if (marker.hasAttribute("data-island")) for (const child of marker.children) release(child);
      // After a failure the server's HTML is back for good: what is nested in it may live now.
      bringToLife(marker, registry, options, () => enhance(marker));
    }
  }

  return { enhance, release };
}
