import type { RowId } from "../../../src/shared/http/row-id.ts";
import { scatter } from "../../../src/shared/text/placeholder-index.ts";

/**
 * Sort key of `id` among activities that begin together, for one seed: the same seed gives the same order, so pages
 * never overlap. Seed 0 (none given) has no order of its own, and that of the ids stays. The mixing function is murmur3's finalizer.
 */
export function tieOrder(id: RowId, seed: number): number {
  if (seed === 0) return 0;
  let hash = scatter(id) ^ Math.imul(seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
