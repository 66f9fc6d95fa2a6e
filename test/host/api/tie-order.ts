/**
 * Sort key of `id` among activities that begin together, for one seed: the same seed gives the same order, so pages
 * never overlap. Seed 0 (none given) keeps the order of ids. The mixing function is murmur3's finalizer.
 */
export function tieOrder(id: number, seed: number): number {
  if (seed === 0) return id;
  let hash = Math.imul(id, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
