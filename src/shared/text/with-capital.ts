/**
 * The text with a capital at its beginning. Not by `::first-letter`, which makes two texts of one: Orca with Firefox
 * reads 'S.' and 'amedi'.
 */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
