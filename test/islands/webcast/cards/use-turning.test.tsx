import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTurning } from "../../../../src/islands/webcast/cards/use-turning.ts";
import { pageMotion } from "../../../../src/shared/dom/motion.ts";

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  // All unit tests share one page, and another file may have stopped its motion.
  pageMotion().setStopped(false);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The page's switch is shown while somebody listens to it.
  document.body.innerHTML = '<button data-motion-switch hidden></button><div id="r"></div>';
  place = document.querySelector("#r") as HTMLElement;
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  pageMotion().setStopped(false);
  vi.unstubAllGlobals();
});

function Turning() {
  return String(useTurning());
}

test("follows the page's switch", async () => {
  await act(async () => root.render(<Turning />));
  expect(place.textContent).toBe("true");
  await act(async () => pageMotion().setStopped(true));
  expect(place.textContent).toBe("false");
});

test("hears of a change between its first rendering and its effects", async () => {
  function StopsAll() {
    // Runs before the effects of what follows.
    return <span ref={() => pageMotion().setStopped(true)} />;
  }
  await act(async () =>
    root.render(
      <>
        <StopsAll />
        <Turning />
      </>,
    ),
  );
  expect(place.textContent).toBe("false");
});

test("stops listening when it goes: the page's switch is hidden again", async () => {
  const button = document.querySelector("button") as HTMLElement;
  await act(async () => root.render(<Turning />));
  expect(button.hidden).toBe(false);
  await act(async () => root.render(null));
  expect(button.hidden).toBe(true);
});
