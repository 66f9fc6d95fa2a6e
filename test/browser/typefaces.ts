/** The theme's typefaces, which come after a page's scripts. */

/** Shows the page in its own typefaces now, and waits until they have come. Runs in the page. */
export async function showTypefaces(): Promise<void> {
  document.documentElement.removeAttribute("data-typefaces");
  // Asks for the fonts that the page uses.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}
