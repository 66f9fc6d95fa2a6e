import { createAnnouncer } from "../../shared/announce/announcer.ts";
import { addressCopier } from "../../shared/dom/copy-address.ts";
import { permitted } from "../../shared/dom/permitted.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { isPlainClick } from "../../shared/focus/plain-click.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { faqMessages } from "./messages.ts";
import type { Question } from "./question.ts";

/**
 * Adds a link to its question at the end of each answer. A click copies the link and writes it into the address bar,
 * where it can be copied without a clipboard.
 */
export function linkQuestions(questions: readonly Question[], context: MarkerContext<unknown>): void {
  const { signal } = context;
  const announce = createAnnouncer(signal);
  for (const question of questions) {
    const link = linkTo(question, announce, context);
    question.answer.append(link);
    removeUntil(signal, link);
  }
}

function linkTo(
  { named, control }: Question,
  announce: (text: string) => void,
  { signal, guard }: MarkerContext<unknown>,
): HTMLAnchorElement {
  const link = document.createElement("a");
  const label = document.createElement("span");
  const which = document.createElement("span");
  link.className = "signet-link signet-icon signet-icon-link signet-faq-link";
  const hash = `#${encodeURIComponent(named.id)}`;
  // Resolved against the page's current address, because a <base> may name another one.
  const address = () => new URL(hash, location.href).href;
  link.href = hash;
  if (link.href !== address()) link.href = address();
  which.className = "signet-visually-hidden";
  which.textContent = `\u00a0: ${control.textContent?.trim()}`;
  link.append(label, which);
  label.textContent = faqMessages.link;

  const copy = addressCopier((copied) => {
    // Not written earlier: this way the browser writes it and scrolls there.
    if (copied === false && location.href !== address()) location.hash = hash;
    label.textContent =
      copied === null ? faqMessages.link : copied ? faqMessages.copied : faqMessages.copyFailed;
    if (copied !== null) announce(label.textContent);
  }, signal);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari limits changes to a hundred in thirty seconds, some frames allow none: the link is copied anyway.
    permitted(() => history.replaceState(history.state, "", address()));
    return copy(address());
  };
  link.addEventListener("click", guard(onClick), { signal });
  return link;
}
