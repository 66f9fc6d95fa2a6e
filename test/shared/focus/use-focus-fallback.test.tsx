import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFocusFallback } from "../../../src/shared/focus/use-focus-fallback.ts";
import { element } from "../enhance/page.ts";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = '<div id="r"></div>';
  root = createRoot(element("#r"));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const show = (node: ReactNode) => act(async () => root.render(node));

function Fleeting() {
  return (
    <div ref={useFocusFallback("title")}>
      <button type="button">x</button>
    </div>
  );
}

test("focus in an element that goes moves to the fallback", async () => {
  await show([
    <h2 key="h" id="title">
      y
    </h2>,
    <Fleeting key="f" />,
  ]);
  element("button").focus();
  await show([
    <h2 key="h" id="title">
      y
    </h2>,
  ]);
  expect(document.activeElement?.id).toBe("title");
});

test("also when the same update replaces the fallback", async () => {
  await show([
    <h2 key="h" id="title">
      old
    </h2>,
    <Fleeting key="f" />,
  ]);
  element("button").focus();
  await show(<h3 id="title">new</h3>);
  expect(document.activeElement?.textContent).toBe("new");
});

test("focus that is elsewhere stays there", async () => {
  await show([
    <input key="i" />,
    <h2 key="h" id="title">
      y
    </h2>,
    <Fleeting key="f" />,
  ]);
  element("input").focus();
  await show([
    <input key="i" />,
    <h2 key="h" id="title">
      y
    </h2>,
  ]);
  expect(document.activeElement?.localName).toBe("input");
});

test("an update that moves focus itself has the last word", async () => {
  await show([
    <input key="i" />,
    <h2 key="h" id="title">
      y
    </h2>,
    <Fleeting key="f" />,
  ]);
  element("button").focus();
  await show([
    <input key="i" ref={(field) => field?.focus()} />,
    <h2 key="h" id="title">
      y
    </h2>,
  ]);
  expect(document.activeElement?.localName).toBe("input");
});
