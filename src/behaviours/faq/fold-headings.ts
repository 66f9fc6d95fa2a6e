import { noteUndo } from "../../shared/undo/note-undo.ts";
import type { Question } from "./question.ts";

const LEVELS = ["h2", "h3", "h4", "h5", "h6"];

/**
 * Turns the questions' headings into buttons and their answers into panels, which the browser's search still finds;
 * aborting `signal` restores the same nodes. Answers that begin above the window's lower edge stay open, so that
 * nothing moves while it is read.
 */
export function foldHeadings(marker: HTMLElement, signal: AbortSignal): readonly Question[] {
  const questions = headingsIn(marker).map((heading) => foldOne(heading, signal));
  const below = questions.filter(({ answer }) => answer.getBoundingClientRect().top >= innerHeight);
  for (const { fold } of below) fold.open = false;
  return questions;
}

/**
 * The headings that are questions: those of the most frequent level, so that titles of groups and subtitles of
 * answers are excluded. A heading without an answer, or one that is a link, is excluded, too.
 */
function headingsIn(marker: HTMLElement): readonly HTMLElement[] {
  const [most = []] = LEVELS.map((level) => [...marker.querySelectorAll<HTMLElement>(level)]).sort(
    (one, other) => other.length - one.length,
  );
  return most.filter(
    (heading) =>
      !heading.querySelector("a, button") &&
      answerTo(heading).some((node) => node.textContent?.trim() || node.nodeName === "IMG"),
  );
}

/** The content after a heading, up to the next heading of its level or above, in any wrapper. */
function answerTo(heading: HTMLElement): readonly Node[] {
  const ends = LEVELS.filter((level) => level <= heading.localName).join();
  const nodes: Node[] = [];
  for (let node = heading.nextSibling; node; node = node.nextSibling) {
    if (node instanceof Element && (node.matches(ends) || node.querySelector(ends))) break;
    nodes.push(node);
  }
  return nodes;
}

function foldOne(heading: HTMLElement, signal: AbortSignal): Question {
  const nodes = answerTo(heading);
  const button = document.createElement("button");
  const answer = document.createElement("div");
  button.type = "button";
  button.className = "signet-faq-question";
  button.setAttribute("aria-expanded", "true");
  answer.className = "signet-faq-answer";
  button.append(...heading.childNodes);
  heading.append(button);
  heading.after(answer);
  answer.append(...nodes);

  const fold = {
    get open() {
      return !answer.hasAttribute("hidden");
    },
    set open(open) {
      // In browsers without `until-found` the attribute hides the answer, too.
      if (open) answer.removeAttribute("hidden");
      else answer.setAttribute("hidden", "until-found");
      button.setAttribute("aria-expanded", String(open));
    },
  };
  const toggle = () => {
    fold.open = !fold.open;
  };
  button.addEventListener("click", toggle, { signal });
  answer.addEventListener("beforematch", toggle, { signal });
  for (const added of [button, answer]) {
    noteUndo(added, "unwrap");
    signal.addEventListener("abort", () => added.replaceWith(...added.childNodes));
  }
  return { named: heading, control: button, answer, fold };
}
