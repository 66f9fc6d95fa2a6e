/**
 * The French rule: 0 and 1 are singular, all else is plural. Intl.PluralRules is not used, since it has a
 * third category ('many', for 1 000 000) that a pair of words cannot answer.
 */
export function plural(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}
