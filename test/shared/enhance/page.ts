/** A page in happy-dom, a runtime on it, and a record of its events: shared by the runtime's tests. */
import type { AnyDeclaration, MarkerContext } from "../../../src/shared/enhance/declaration.ts";
import type { LifeOptions } from "../../../src/shared/enhance/life.ts";
import { createRuntime, type Runtime } from "../../../src/shared/enhance/runtime.ts";
import { until } from "../until.ts";

export interface Told {
  readonly type: string;
  readonly name: string;
  readonly message: string;
}

/** A declaration that starts at once and reads nothing, unless `more` changes that. */
export function declare(name: string, more: Partial<AnyDeclaration>): AnyDeclaration {
  return { kind: "island", name, when: "now", read: () => ({}), load: async () => ({ mount() {} }), ...more };
}

/** An island that replaces the server's HTML by one paragraph, and removes it again. */
export function paragraph(name: string, seen: MarkerContext<unknown>[] = []): AnyDeclaration {
  return declare(name, {
    load: async () => ({
      mount(context) {
        seen.push(context);
        const server = [...context.marker.childNodes];
        const island = document.createElement("p");
        island.textContent = `island ${name}`;
        context.marker.replaceChildren(island);
        context.signal.addEventListener("abort", () => context.marker.replaceChildren(...server));
        context.ready();
      },
    }),
  });
}

export function runtimeOn(
  html: string,
  registry: readonly AnyDeclaration[],
  options: LifeOptions = {},
): Runtime & { readonly told: Told[] } {
  document.body.innerHTML = html;
  const told: Told[] = [];
  for (const type of ["signet:error", "signet:report", "signet:ready"]) {
    document.body.addEventListener(type, (event) => {
      const { name, error } = (event as CustomEvent).detail;
      told.push({ type, name, message: error instanceof Error ? error.message : String(error ?? "") });
      event.preventDefault();
    });
  }
  return { ...createRuntime(registry, { pause: 0, ...options }), told };
}

/** The first element that matches; the test fails without it. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}

export const stateOf = (selector: string): string | undefined => element(selector).dataset.enhanced;

/** Waits until a marker has come to this state. */
export const whenState = (selector: string, state: string): Promise<void> =>
  until(() => {
    if (stateOf(selector) !== state) throw new Error(`${selector} is ${stateOf(selector)}, not ${state}`);
  });
