import { expect, test } from "vitest";
import { markerError } from "../../../src/shared/enhance/errors.ts";
import { declare, element, runtimeOn, stateOf, whenState } from "./page.ts";

/** A behaviour as an integrator meets it: one button that opens what follows it. */
const disclosure = declare("disclosure", {
  kind: "behaviour",
  load: async () => ({
    find(marker) {
      const button = marker.querySelector("button");
      if (!button) throw markerError("it has no button", { expected: "<button>Plus</button>" });
      return { button };
    },
    enhance({ button }: { button: HTMLElement }, { signal, marker }) {
      const open = (): void => {
        marker.dataset.open = "";
      };
      button.addEventListener("click", open, { signal });
    },
  }),
});

const page = '<div id="d" data-behaviour="disclosure"><button>Plus</button><p>more</p></div>';

test("a behaviour acts on the parts that it finds, and is ready when it has done so", async () => {
  const { enhance } = runtimeOn(page, [disclosure]);
  enhance();
  await whenState("#d", "ready");
  element("button").click();
  expect(element("#d").hasAttribute("data-open")).toBe(true);
});

test("once released, its listeners are silent", async () => {
  const { enhance, release } = runtimeOn(page, [disclosure]);
  enhance();
  await whenState("#d", "ready");
  release(document);
  element("button").click();
  expect(element("#d").hasAttribute("data-open")).toBe(false);
});

test("parts that are missing fail it with a message that quotes the markup expected", async () => {
  const { enhance, told } = runtimeOn('<div id="d" data-behaviour="disclosure"></div>', [disclosure]);
  let expected: unknown;
  document.body.addEventListener("signet:error", (event) => {
    expected = (event as CustomEvent).detail.error.expected;
  });
  enhance();
  await whenState("#d", "failed");
  expect(told).toEqual([{ type: "signet:error", name: "disclosure", message: "it has no button" }]);
  expect(expected).toBe("<button>Plus</button>");
});

test("an island cannot be asked for as a behaviour, nor the other way round", async () => {
  const { enhance, told } = runtimeOn('<div id="d" data-island="disclosure"></div>', [disclosure]);
  enhance();
  await whenState("#d", "failed");
  expect(told[0]?.message).toBe('there is no island "disclosure"');
  expect(stateOf("#d")).toBe("failed");
});
