import { createAnnouncer } from "../../shared/dom/announcer.ts";
import { confirmedCopy } from "../../shared/dom/confirmed-copy.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { isPlainClick } from "../../shared/focus/plain-click.ts";
import { faqMessages } from "./messages.ts";
import type { Question } from "./question.ts";

/**
 * Ends each answer with a link to its question: to be followed, copied by hand, or clicked, which copies it and writes it
 * into the address bar, so that it can be passed on also where there is no clipboard.
 */
export function linkQuestions(questions: readonly Question[], context: MountContext<unknown>): void {
  const { signal } = context;
  const announce = createAnnouncer(signal);
  for (const question of questions) {
    const link = linkTo(question, announce, context);
    question.answer.append(link);
    signal.addEventListener("abort", () => link.remove());
  }
}

function linkTo(
  { named, control }: Question,
  announce: (text: string) => void,
  { signal, guard }: MountContext<unknown>,
): HTMLAnchorElement {
  const link = document.createElement("a");
  const label = document.createElement("span");
  const which = document.createElement("span");
  link.className = "signet-link signet-icon signet-icon-link signet-faq-link";
  const hash = `#${encodeURIComponent(named.id)}`;
  // This page's address as it is now, whatever a <base> says.
  const address = () => new URL(hash, location.href).href;
  link.href = hash;
  if (link.href !== address()) link.href = address();
  which.className = "signet-visually-hidden";
  which.textContent = `\u00a0: ${control.textContent?.trim()}`;
  link.append(label, which);
  label.textContent = faqMessages.link;

  const copy = confirmedCopy((copied) => {
    // Not written before: then the browser writes it, and goes there.
    if (copied === false && location.href !== address()) location.hash = hash;
    label.textContent =
      copied === null ? faqMessages.link : copied ? faqMessages.copied : faqMessages.copyFailed;
    if (copied !== null) announce(label.textContent);
  }, signal);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      history.replaceState(history.state, "", address());
    } catch {
      // Safari refuses more than a hundred changes in thirty seconds, and some frames any: it is copied all the same.
    }
    return copy(address());
  };
  link.addEventListener("click", guard(onClick), { signal });
  return link;
}
