/**
 * Cards in one `<ol>`: a group is what the browser skips while it is off screen (`content-visibility`), what is whole
 * only near the window, and whose rows are shared by the cards' columns. 12 fills the rows of one to four columns.
 */
export const CARDS_PER_GROUP = 12;

/** Selector of what gets focus in a card. */
export const CARD_TARGET = ".signet-programme-title > *";
