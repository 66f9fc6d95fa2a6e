/** The line at the beginning of the page's content that says how old the page is. */
import { ageText, createAgeLine } from "../shared/stored/age-line.ts";
import { ageMessages } from "../shared/stored/messages-age.ts";
import type { StoredAnswer } from "./protocol.ts";

export interface PageLine {
  /** Shows the age of the oldest of these answers; without any, hides the line. */
  show(answers: readonly StoredAnswer[]): void;
  /** Adds a button that reloads the page, if the line is shown. */
  offerReload(): void;
}

/** 'Programme du 26 novembre, 10 h 12' */
function textOf(answers: readonly StoredAnswer[]): string {
  const isPage = answers.some(({ kind }) => kind === "page");
  const isProgramme =
    (isPage && document.querySelector('[data-island="programme"]') !== null) ||
    answers.some(({ kind, url }) => kind === "data" && new URL(url).pathname.endsWith("/events"));
  const what = isProgramme ? "programme" : isPage ? "page" : "data";
  return ageText(what, Math.min(...answers.map(({ at }) => at)));
}

/** Inserts the empty line. */
export function createPageLine(): PageLine {
  const line = createAgeLine();
  (document.querySelector("main") ?? document.body).prepend(line.element);
  return {
    show: (answers) => line.show(answers.length === 0 ? "" : textOf(answers)),
    offerReload: () => line.offer(ageMessages.reload, () => location.reload()),
  };
}
