// is-land: an island for each question, whose script is a few lines by hand.
import "@11ty/is-land/is-land.js";
import { sayReady } from "./ready.js";

for (const button of document.querySelectorAll("is-land button")) {
  button.addEventListener("click", () => {
    const answer = button.parentElement.nextElementSibling;
    answer.hidden = !answer.hidden;
    button.setAttribute("aria-expanded", String(!answer.hidden));
  });
}
customElements.whenDefined("is-land").then(() => requestAnimationFrame(sayReady));
