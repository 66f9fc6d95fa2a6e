/** When Signet's worker is in charge: the page then stores and shows no answers itself (decision 0066). */
import { afterEach, describe, expect, test, vi } from "vitest";
import { isWorkerInCharge } from "../../../src/shared/stored/worker-in-charge.ts";

/** @param controller address of the worker that controls the page; null without one */
function openPage(tag: string, controller: string | null): void {
  document.head.innerHTML = tag;
  const scriptURL = controller && new URL(controller, document.baseURI).href;
  vi.stubGlobal("navigator", { serviceWorker: { controller: scriptURL ? { scriptURL } : null } });
}

const TAG = '<script data-worker="/signet-sw.js" data-api="/api"></script>';

afterEach(() => {
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("Signet's worker is in charge", () => {
  test.each([
    ["with the API in its address", TAG, "/signet-sw.js?api=https%3A%2F%2Fexample.com%2Fapi"],
    ["under another name", TAG.replace("/signet-sw", "/own-sw"), "/own-sw.js"],
  ])("when it controls the page, %s", (_, tag, controller) => {
    openPage(tag, controller);
    expect(isWorkerInCharge()).toBe(true);
  });
});

describe("the page is in charge", () => {
  test.each([
    ["without a worker", TAG, null],
    ["without the tag", "", "/signet-sw.js"],
    ["when another plugin's worker controls it", TAG, "/plugin-sw.js"],
    ["when an empty data-worker removes the worker", '<script data-worker=""></script>', "/signet-sw.js"],
    ["when data-worker cannot be read", '<script data-worker="http://"></script>', "/signet-sw.js"],
  ])("%s", (_, tag, controller) => {
    openPage(tag, controller);
    expect(isWorkerInCharge()).toBe(false);
  });

  test("when the browser refuses service workers", () => {
    openPage(TAG, null);
    vi.stubGlobal("navigator", {
      get serviceWorker(): never {
        throw new DOMException("refused", "SecurityError");
      },
    });
    expect(isWorkerInCharge()).toBe(false);
  });
});
