/** Number of entries in a group that the browser skips off screen: fills the rows of 1, 2, 3, 4, 6 or 8 columns. */
export const ENTRIES_PER_GROUP = 24;
