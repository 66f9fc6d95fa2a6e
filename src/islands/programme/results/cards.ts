/**
 * Cards in one `<ol>`. The browser skips a group off screen (`content-visibility`), its cards are complete only near
 * the window, and they share the rows of a subgrid. 12 fills the rows of one to four columns.
 */
export const CARDS_PER_GROUP = 12;

/** Selector of what gets focus in a card. */
export const CARD_TARGET = ".signet-programme-title > *";
