// Stimulus: a controller for each question.
import { Application, Controller } from "@hotwired/stimulus";
import { sayReady } from "./ready.js";

class Question extends Controller {
  static targets = ["answer", "button"];

  toggle() {
    this.answerTarget.hidden = !this.answerTarget.hidden;
    this.buttonTarget.setAttribute("aria-expanded", String(!this.answerTarget.hidden));
  }
}

const application = new Application();
application.register("question", Question);
application.start().then(() => requestAnimationFrame(sayReady));
