/** Unit test files share one process and one page (vitest.config.ts): empties the page before each file. */
import { beforeAll, vi } from "vitest";

/**
 * happy-dom's forms are proxies, which the prototypes' own methods refuse: called as the form's, they get what is behind
 * it. The script calls this one by the prototype, because a field may hide the form's.
 */
function letFormsDispatch(): void {
  // All files share one page.
  if (Object.hasOwn(Element.prototype, "dispatchEvent")) return;
  const { dispatchEvent } = Element.prototype;
  const known = new WeakSet<Element>();
  Element.prototype.dispatchEvent = function dispatch(this: Element, event: Event): boolean {
    if (!(this instanceof HTMLFormElement) || known.has(this)) return dispatchEvent.call(this, event);
    known.add(this);
    try {
      return this.dispatchEvent(event);
    } finally {
      known.delete(this);
    }
  };
}

beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Files without a page have `@vitest-environment node`.
  if (typeof document === "undefined") return;
  letFormsDispatch();
  const { documentElement: root, head, body } = document;
  for (const element of [root, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  head.replaceChildren();
  // A new body: the old one may still have listeners of an earlier file.
  body.replaceWith(document.createElement("body"));
  history.replaceState(null, "");
  // What an earlier file has kept would be kept here, too.
  localStorage.clear();
  sessionStorage.clear();
});
