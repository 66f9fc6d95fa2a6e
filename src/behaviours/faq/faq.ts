import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { withPart } from "../../shared/enhance/with-part.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import type { Question } from "./question.ts";

/**
 * Finds disclosures with a summary of their own.
 *
 * @throws MarkerError when the marker contains no question
 */
function find(marker: HTMLElement): readonly HTMLDetailsElement[] {
  const details = [...marker.querySelectorAll("details")].filter(summaryOf);
  if (!details[0] && !marker.querySelector("h2, h3, h4, h5, h6"))
    throw markerError("no-question", {
      expected: '<div data-behaviour="faq"><details><summary>…</summary>…</details></div>',
    });
  return details;
}

const summaryOf = (details: HTMLElement) => details.querySelector<HTMLElement>(":scope > summary");

async function enhance(found: readonly HTMLDetailsElement[], context: MarkerContext<unknown>): Promise<void> {
  const { marker, signal, guard, part } = context;
  let questions: readonly Question[] = found.map((details) => ({
    named: details,
    control: summaryOf(details) ?? details,
    answer: details,
    fold: details,
  }));
  // A theme prints ids; editors' markup needs more code.
  if (!found[0] || found.some(({ id }) => !id)) {
    const { completed } = await part(() => import("./editors-questions.ts"));
    if (signal.aborted) return;
    questions = completed(questions, context);
  }
  setUntil(signal, marker, "class", `${marker.className} signet-faq`);
  // Otherwise the browser keeps only one disclosure of a `name` open, also for printing.
  for (const details of found) setUntil(signal, details, "name", null);

  // Opens every answer for printing, and closes them again afterwards.
  let closed = questions;
  const show = (open: boolean) => {
    if (open) closed = questions.filter(({ fold }) => !fold.open);
    for (const { fold } of closed) fold.open = open;
  };
  addEventListener(
    "beforeprint",
    guard(() => show(true)),
    { signal },
  );
  addEventListener(
    "afterprint",
    guard(() => show(false)),
    { signal },
  );

  // The code for links to questions is loaded when the address names one, or when the visitor reaches the questions.
  let asked: Promise<void> | undefined;
  const serve = guard((event?: Event) => {
    const open = questions.filter(({ fold }) => fold.open);
    asked ??= withPart(
      context,
      () => import("./serve-questions.ts"),
      ({ serveQuestions }) => serveQuestions(questions, open, event?.type === "hashchange", context),
    );
    return asked;
  });
  addEventListener("hashchange", serve, { signal });
  for (const kind of ["pointerover", "focusin", "click"]) marker.addEventListener(kind, serve, { signal });
  if (location.hash) await serve();
}

export const mount = defineBehaviour({ find, enhance });
