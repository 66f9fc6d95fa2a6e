// @ts-check

/** How long 'Copié' is shown, in milliseconds. */
const SHOWN = 5000;

/** Shows the copy buttons, and makes each copy the text of its snippet. @param {Document} page */
export function startCopying(page) {
  const status = page.getElementById("guide-statut");
  for (const button of page.querySelectorAll(".guide-copy")) {
    const code = button.parentElement?.querySelector("code");
    const word = button.querySelector("[data-copy-word]");
    if (!(button instanceof HTMLElement) || !code || !word) continue;
    button.hidden = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let later;
    const say = (/** @type {string} */ text, /** @type {boolean} */ done) => {
      clearTimeout(later);
      word.textContent = text;
      button.toggleAttribute("data-copied", done);
      if (status) status.textContent = done || text !== "Copier" ? text : "";
    };
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent ?? "");
        say("Copié", true);
      } catch {
        // No clipboard on a page without https: the visitor copies what is selected.
        getSelection()?.selectAllChildren(code);
        say("Sélectionné : à copier", false);
      }
      later = setTimeout(say, SHOWN, "Copier", false);
    });
  }
}
