import type { Finding } from "../finding.ts";
import { messages } from "../messages.ts";
import { shortTag } from "../tag.ts";
import { make, makeButton } from "./make.ts";

/** An element's tag as code. */
export function placeOf(element: Element): HTMLElement {
  const code = make("code", "");
  code.textContent = shortTag(element);
  return make("p", "signet-doctor-place", code);
}

/** 'Montrer', whose name for a screen reader says what. */
export function showButton(element: Element, show: (element: Element) => void): HTMLButtonElement {
  const button = makeButton("signet-link", messages.show, () => show(element));
  button.setAttribute("aria-label", messages.showWhat(shortTag(element)));
  return button;
}

/** 'Documentation, en anglais : docs/markers.md'. */
function moreText(path: string): HTMLElement {
  const code = make("code", "");
  code.textContent = path;
  return make("span", "signet-doctor-more", messages.more, " ", code);
}

/** One finding: what is wrong, what to write, and where. */
export function findingItem(finding: Finding, show: (element: Element) => void): HTMLElement {
  const { level, what, write, todo, element, more } = finding;
  const item = make("li", `signet-doctor-finding signet-doctor-${level}`);
  item.append(make("p", "", make("strong", "signet-doctor-level", messages.levels[level]), " ", what));
  if (element) item.append(placeOf(element));
  if (write) {
    const code = make("code", "");
    code.textContent = write;
    item.append(make("p", "signet-doctor-label", messages.write), make("pre", "signet-doctor-code", code));
  }
  if (todo) item.append(make("p", "signet-doctor-todo", todo));
  const foot = [element && showButton(element, show), more && moreText(more)].filter(
    (one) => one instanceof Node,
  );
  if (foot.length > 0) item.append(make("p", "signet-doctor-foot", ...foot));
  return item;
}
