import { type Finding, openingTag } from "../finding.ts";
import { messages } from "../messages.ts";
import { make, makeButton } from "./make.ts";

/** One finding: what is wrong, what to write, and where. */
export function findingItem(finding: Finding, show: (element: Element) => void): HTMLElement {
  const { level, what, write, todo, element, more } = finding;
  const item = make("li", `signet-doctor-finding signet-doctor-${level}`);
  item.append(
    make("p", "signet-doctor-what", make("strong", "signet-doctor-level", messages.levels[level]), " ", what),
  );
  if (write) {
    const code = make("code", "");
    code.textContent = write;
    const block = make("pre", "signet-doctor-code", code);
    // A long line scrolls, by keyboard too.
    block.tabIndex = 0;
    item.append(make("p", "signet-doctor-label", messages.write), block);
  }
  if (todo) item.append(make("p", "signet-doctor-todo", todo));
  const foot = make("p", "signet-doctor-foot");
  if (element) {
    const tag = openingTag(element, 80);
    const button = makeButton("signet-link", messages.show, () => show(element));
    button.setAttribute("aria-label", messages.showWhat(tag));
    const place = make("code", "signet-doctor-place");
    place.textContent = tag;
    foot.append(button, " ", place);
  }
  if (more) {
    const link = make("a", "signet-link", messages.more);
    link.href = more;
    link.target = "_blank";
    link.rel = "noopener";
    link.append(" ", make("span", "signet-visually-hidden", messages.moreAbout));
    foot.append(" ", link);
  }
  if (foot.hasChildNodes()) item.append(foot);
  return item;
}
