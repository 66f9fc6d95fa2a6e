import type { Question } from "./question.ts";

const LEVELS = ["h2", "h3", "h4", "h5", "h6"];

/**
 * Makes a button of each question's words and a panel of its answer, which finding in the page still reaches; aborting
 * `signal` puts the same nodes back. Answers that begin above the window's lower edge stay open: nobody's reading
 * jumps when the script arrives.
 */
export function foldHeadings(marker: HTMLElement, signal: AbortSignal): readonly Question[] {
  const questions = headingsIn(marker).map((heading) => foldOne(heading, signal));
  const below = questions.filter(({ answer }) => answer.getBoundingClientRect().top >= innerHeight);
  for (const { fold } of below) fold.open = false;
  return questions;
}

/**
 * The headings that ask: those of the level that comes most often, so that the titles of groups, and subtitles within
 * an answer, are none. One without an answer is no question; one that is a link already has something else to do.
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

/** What follows a heading, up to the next one of its level or above, wherever that one is wrapped. */
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
      // Where it is not known, `until-found` hides all the same.
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
  signal.addEventListener("abort", () => {
    button.replaceWith(...button.childNodes);
    answer.replaceWith(...answer.childNodes);
  });
  return { named: heading, control: button, answer, fold };
}
