// By hand: one listener for all questions.
import { sayReady } from "./ready.js";

document.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button) return;
  const answer = button.parentElement.nextElementSibling;
  answer.hidden = !answer.hidden;
  button.setAttribute("aria-expanded", String(!answer.hidden));
});
sayReady();
