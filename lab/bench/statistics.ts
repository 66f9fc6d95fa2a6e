/** Value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [low = Number.NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

/** The median, which a busy machine affects least. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How far the median may be off by chance (its standard error, for values that vary as measures do), as a share of it. */
export const uncertainty = (values: readonly number[]): number =>
  (0.93 * spread(values)) / Math.sqrt(values.length);

/** Distance between the quartiles, as a share of the median; 0 for a single value. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle === 0 ? 0 : (quantile(values, 0.75) - quantile(values, 0.25)) / middle;
}
