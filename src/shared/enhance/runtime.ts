import { report } from "../trouble/report.ts";
import type { AnyDeclaration } from "./declaration.ts";
import { bringToLife, end, isTaken, type LifeOptions } from "./life.ts";
import { holderOf, identityOf, markersIn } from "./scan.ts";

export interface Runtime {
  /**
   * Enhances the markers in `root` (by default the whole page), `root` included. Skips markers that are enhanced
   * already or have failed, so it may be called twice.
   */
  enhance(root?: ParentNode): void;
  /**
   * Restores the server HTML of the markers in `root`, `root` included, and ends everything they started. For pages
   * that remove or replace HTML. `enhance` starts them again, failed ones included.
   */
  release(root: ParentNode): void;
}

/**
 * Creates a runtime for the markers in `registry`. It does nothing until `enhance` is called; without a registry, it
 * never does anything.
 */
export function createRuntime(
  registry: readonly AnyDeclaration[] | null,
  options: LifeOptions = {},
): Runtime {
  const release = (root: ParentNode): void => markersIn(root).forEach(end);

  function enhance(root?: ParentNode): void {
    if (!registry) return;
    for (const marker of markersIn(root ?? document)) {
      // What one element does to the scan does not stop the others.
      try {
        if (isTaken(marker) || holderOf(marker)) continue;
        // Nested markers that were enhanced earlier would be removed with the server's HTML.
        if ("island" in marker.dataset) for (const child of marker.children) release(child);
        // After a failure the server's HTML stays, so the markers nested in it are enhanced.
        bringToLife(marker, registry, options, () => enhance(marker));
      } catch (error) {
        report("signet:error", marker, { ...identityOf(marker), error }, registry);
      }
    }
  }

  return { enhance, release };
}
