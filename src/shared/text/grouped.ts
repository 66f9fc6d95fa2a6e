/**
 * A whole number with a no-break space between thousands, as in Canadian French: '1 569'. Not by Intl, whose space
 * depends on the engine.
 */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
