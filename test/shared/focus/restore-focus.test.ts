import { beforeEach, expect, test } from "vitest";
import { restoreFocus } from "../../../src/shared/focus/restore-focus.ts";
import { element } from "../enhance/page.ts";

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML =
    '<div id="m"><h2>Questions</h2><a id="server" href="#x">x</a><button id="ours">y</button></div><input id="else">';
});

/** Ends the life of the marker with focus on `selector`, and says what has focus afterwards. */
async function endWith(selector: string, atEnd: () => void): Promise<Element | null> {
  element(selector).focus();
  life.signal.addEventListener("abort", atEnd);
  life.abort();
  await Promise.resolve();
  return document.activeElement;
}
const removeOurs = () => element("#ours").remove();

test("focus on a removed element goes to its successor", async () => {
  restoreFocus({ marker: element("#m"), signal: life.signal }, () => element("#server"));
  expect((await endWith("#ours", removeOurs))?.id).toBe("server");
});

test("without a successor it goes to the marker's heading", async () => {
  restoreFocus({ marker: element("#m"), signal: life.signal });
  expect((await endWith("#ours", removeOurs))?.localName).toBe("h2");
});

test("an element of the server's that is moved has focus again", async () => {
  restoreFocus({ marker: element("#m"), signal: life.signal });
  const move = () => {
    const server = element("#server");
    server.remove();
    element("#m").prepend(server);
  };
  expect((await endWith("#server", move))?.id).toBe("server");
});

test("focus that is elsewhere by then stays there", async () => {
  restoreFocus({ marker: element("#m"), signal: life.signal });
  const leave = () => {
    removeOurs();
    element("#else").focus();
  };
  expect((await endWith("#ours", leave))?.id).toBe("else");
  expect((await endWith("#else", () => {}))?.id).toBe("else");
});
