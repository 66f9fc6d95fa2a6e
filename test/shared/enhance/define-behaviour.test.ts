import { expect, test } from "vitest";
import type { Declaration } from "../../../src/shared/enhance/declaration.ts";
import { defineBehaviour } from "../../../src/shared/enhance/define-behaviour.ts";
import { markerError } from "../../../src/shared/enhance/errors.ts";
import { declare, element, runtimeOn, stateOf, whenState } from "./page.ts";

/** An example behaviour: a button that opens the element after it. */
const disclosure = declare("disclosure", {
  kind: "behaviour",
  load: async () => ({
    mount: defineBehaviour({
      find(marker) {
        const button = marker.querySelector("button");
        if (!button) throw markerError("no-menu-button", { expected: "<button>Plus</button>" });
        return { button };
      },
      enhance({ button }, { signal, marker }) {
        const open = (): void => {
          marker.dataset.open = "";
        };
        button.addEventListener("click", open, { signal });
      },
    }),
  }),
});

const page = '<div id="d" data-behaviour="disclosure"><button>Plus</button><p>more</p></div>';

test("a behaviour enhances the elements that it finds, and is then ready", async () => {
  const { enhance } = runtimeOn(page, [disclosure]);
  enhance();
  await whenState("#d", "ready");
  element("button").click();
  expect(element("#d").hasAttribute("data-open")).toBe(true);
});

test("after release its listeners do nothing", async () => {
  const { enhance, release } = runtimeOn(page, [disclosure]);
  enhance();
  await whenState("#d", "ready");
  release(document);
  element("button").click();
  expect(element("#d").hasAttribute("data-open")).toBe(false);
});

test("missing elements make it fail with a message that quotes the expected markup", async () => {
  const { enhance, told } = runtimeOn('<div id="d" data-behaviour="disclosure"></div>', [disclosure]);
  let expected: unknown;
  document.body.addEventListener("signet:error", (event) => {
    expected = (event as CustomEvent).detail.error.expected;
  });
  enhance();
  await whenState("#d", "failed");
  expect(told).toEqual([{ type: "signet:error", name: "disclosure", message: "no-menu-button" }]);
  expect(expected).toBe("<button>Plus</button>");
});

test("an island cannot be used as a behaviour, nor the other way round", async () => {
  const { enhance, told } = runtimeOn('<div id="d" data-island="disclosure"></div>', [disclosure]);
  enhance();
  await whenState("#d", "failed");
  expect(told[0]?.message).toBe("unknown-marker island disclosure");
  expect(stateOf("#d")).toBe("failed");
});

test("the compiler refuses an enhance that expects what find does not return", () => {
  const find = () => ({ button: document.body });
  // Using fewer parts than are found is allowed.
  defineBehaviour({ find, enhance: () => {} });
  // @ts-expect-error: find returns no `field`
  defineBehaviour({ find, enhance: (_parts: { readonly field: HTMLElement }) => {} });
  // @ts-expect-error: `button` is an HTMLElement, not a string
  defineBehaviour({ find, enhance: (_parts: { readonly button: string }) => {} });
  // @ts-expect-error: what find returns may be null
  defineBehaviour({ find: () => document.querySelector("a"), enhance: (_link: HTMLElement) => {} });
});

test("the compiler refuses a chunk that expects other attributes than its declaration reads", () => {
  const mount = defineBehaviour<null, { readonly url: string }>({ find: () => null, enhance: () => {} });
  const declaration = { kind: "behaviour", name: "a", when: "now" } as const;
  const right: Declaration<{ readonly url: string }> = { ...declaration, load: async () => ({ mount }) };
  // @ts-expect-error: the declaration reads no `url`
  const wrong: Declaration<{ readonly api: string }> = { ...declaration, load: async () => ({ mount }) };
  expect([right, wrong]).toHaveLength(2);
});
