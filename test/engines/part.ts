/** A part of a page: Playwright's locator, as far as the journeys use it. */
import { findAll, placeToPress, type Step } from "./find.ts";
import { until } from "./until.ts";

export interface Hands {
  /** Evaluates an expression in the page or frame. */
  ask(expression: string): Promise<unknown>;
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
}

type State = "visible" | "hidden" | "attached" | "detached";
type Text = string | RegExp;

export interface Part {
  locator(css: string, options?: { hasText?: Text }): Part;
  getByRole(role: string, options?: { name?: Text; exact?: boolean }): Part;
  filter(options: { hasText: Text }): Part;
  first(): Part;
  last(): Part;
  nth(index: number): Part;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  inputValue(): Promise<string>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  evaluate<T, A>(work: (element: Element, argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  evaluateAll<T>(work: (elements: Element[]) => T | Promise<T>): Promise<T>;
  scrollIntoViewIfNeeded(): Promise<void>;
  waitFor(options?: { state?: State }): Promise<void>;
  click(): Promise<void>;
  focus(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(option: { index: number }): Promise<void>;
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

export function part(hands: Hands, steps: readonly Step[]): Part {
  const what = JSON.stringify(steps);
  const all = (work: string) => hands.ask(`(${work})((${findAll})(${what}))`);
  const narrowed = (step: Step) => part(hands, [...steps, step]);

  /** Waits for the one element, then asks it. */
  const one = <T>(work: string): Promise<T> =>
    until(what, async () => {
      const [count, got] = (await all(
        `async (found) => [found.length, found.length === 1 ? await (${work})(found[0]) : null]`,
      )) as [number, T];
      if (count > 1) throw new Error(`${what} finds ${count} elements.`);
      return count === 1 ? { got } : "it is not there";
    });
  const shown = () => all(`(found) => found.map(${isShown})`) as Promise<boolean[]>;

  return {
    locator: (css, options) => narrowed({ css, ...withText(options?.hasText) }),
    getByRole: (role, { name, exact = false } = {}) =>
      narrowed({
        role,
        ...(name instanceof RegExp ? { pattern: name.source } : {}),
        ...(typeof name === "string" ? { name, exact } : {}),
      }),
    filter: ({ hasText }) => narrowed(withText(hasText)),
    first: () => narrowed({ nth: 0 }),
    last: () => narrowed({ nth: -1 }),
    nth: (nth) => narrowed({ nth }),
    count: () => all("(found) => found.length") as Promise<number>,
    isVisible: async () => (await shown())[0] ?? false,
    textContent: () => one("(element) => element.textContent"),
    allTextContents: () => all('(found) => found.map((one) => one.textContent ?? "")') as Promise<string[]>,
    getAttribute: (name) => one(`(element) => element.getAttribute(${JSON.stringify(name)})`),
    inputValue: () => one("(element) => element.value"),
    boundingBox: () =>
      one(
        "(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; }",
      ),
    evaluate: (work, argument) => one(`(element) => (${work})(element, ${JSON.stringify(argument) ?? ""})`),
    evaluateAll: (work) => all(`${work}`) as Promise<never>,
    scrollIntoViewIfNeeded: () =>
      one(`(element) => {
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
      }`),
    async waitFor({ state = "visible" } = {}) {
      await until(`${what} ${state}`, async () => {
        const seen = await shown();
        const isSo = {
          attached: seen.length > 0,
          detached: seen.length === 0,
          visible: seen[0] === true,
          hidden: !seen.some(Boolean),
        }[state];
        return isSo ? { got: true } : `of ${seen.length} there, ${seen.filter(Boolean).length} are visible`;
      });
    },
    async click() {
      // Asked twice: an element that moves is not pressed. A page without script has no callback for its frames.
      let before = { x: Number.NaN, y: Number.NaN };
      const { x, y } = await until(`Pressing ${what}`, async () => {
        const place = await one<typeof before | string>(`${placeToPress}`);
        if (typeof place === "string") return place;
        const isAtRest = Math.abs(place.x - before.x) < 0.5 && Math.abs(place.y - before.y) < 0.5;
        before = place;
        return isAtRest ? { got: place } : "it moves";
      });
      await hands.press(x, y);
    },
    focus: () => one("(element) => element.focus()"),
    async fill(text) {
      await one("(element) => { element.focus(); element.select(); }");
      await hands.type(text);
    },
    selectOption: ({ index }) =>
      one(`(element) => {
        element.selectedIndex = ${index};
        for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }));
      }`),
  };
}

function withText(text: Text | undefined): Step {
  if (text === undefined) return {};
  return text instanceof RegExp ? { textPattern: text.source } : { text };
}
