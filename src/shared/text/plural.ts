/**
 * Chooses by the French rule: 0 and 1 are singular, other numbers plural. Intl.PluralRules has a third category
 * ('many', for 1 000 000), for which a pair of words has no form.
 */
export function plural(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}
