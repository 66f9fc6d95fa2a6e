/** How many entries the browser skips together while they are off screen: they fill the rows of 1, 2, 3, 4, 6 or 8 columns. */
export const ENTRIES_PER_GROUP = 24;
