/**
 * Runs inside the page: finds elements as Playwright's locators do, as far as the journeys use them. The functions
 * travel as text, so each holds all it needs.
 */
export interface Step {
  readonly css?: string;
  readonly role?: string;
  /** Accessible name: a part of it in any case, the whole of it when `exact`, or a regular expression's source. */
  readonly name?: string;
  readonly exact?: boolean;
  readonly pattern?: string;
  /** Keeps those whose text contains this in any case, or matches `textPattern`. */
  readonly text?: string;
  readonly textPattern?: string;
  /** Keeps one, counted from the end when negative. */
  readonly nth?: number;
}

/** All elements that a chain of steps finds, in document order. */
export function findAll(steps: readonly Step[]): Element[] {
  const ROLES: Readonly<Record<string, string>> = {
    button: "button, summary, [role=button], input[type=submit], input[type=button]",
    link: "a[href], [role=link]",
    dialog: "dialog, [role=dialog]",
    region: "section[aria-label], section[aria-labelledby], [role=region]",
    heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
  };
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const spoken = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    if (!node.checkVisibility({ visibilityProperty: true })) return "";
    const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
    return label ?? [...node.childNodes].map(spoken).join(" ");
  };
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    // Spaces between inline elements are the page's, not ours: one that joins words must not part them.
    const joined = tidy(element.textContent);
    return [tidy(labelled || element.getAttribute("aria-label") || spoken(element)), joined];
  };
  const inTree = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
  const isNamed = (element: Element, { name, exact, pattern }: Step) => {
    if (name === undefined && pattern === undefined) return true;
    const names = nameOf(element);
    if (pattern !== undefined) return names.some((one) => new RegExp(pattern).test(one));
    if (exact) return names.includes(tidy(name));
    return names.some((one) => one.toLowerCase().includes(tidy(name).toLowerCase()));
  };
  const hasText = (element: Element, { text, textPattern }: Step) => {
    const own = tidy(element.textContent);
    if (textPattern !== undefined) return new RegExp(textPattern).test(own);
    return text === undefined || own.toLowerCase().includes(tidy(text).toLowerCase());
  };
  let found: ParentNode[] = [document];
  for (const step of steps) {
    let next: Element[];
    if (step.css === undefined && step.role === undefined) {
      next = found.filter((one): one is Element => one instanceof Element);
    } else {
      const css = step.css ?? ROLES[step.role ?? ""];
      if (css === undefined) throw new Error(`test/engines/find.ts does not know the role ${step.role}.`);
      const below = new Set(found.flatMap((one) => [...one.querySelectorAll(css)]));
      next = [...below].filter((one) => step.role === undefined || (inTree(one) && isNamed(one, step)));
    }
    next = next.filter((one) => hasText(one, step));
    if (step.nth !== undefined) next = next.slice(step.nth, step.nth + 1 || undefined);
    found = next;
  }
  return found as Element[];
}

/** Brings an element into sight, and says where to press; or why that is impossible. */
export function placeToPress(element: Element): { x: number; y: number } | string {
  const look = () => {
    const boxes = [...element.getClientRects()];
    const box = boxes.find(({ width, height }) => width > 0 && height > 0) ?? new DOMRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
    return { x, y, hit, isHit, isWhole: box.top >= 0 && box.bottom <= innerHeight };
  };
  if (!element.checkVisibility({ visibilityProperty: true })) return "it is not visible";
  if (element.matches(":disabled")) return "it is disabled";
  let { x, y, hit, isHit, isWhole } = look();
  if (!isHit || !isWhole) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    ({ x, y, hit, isHit } = look());
  }
  return isHit ? { x, y } : `${hit?.outerHTML.slice(0, 80) ?? "nothing"} lies at its middle`;
}
