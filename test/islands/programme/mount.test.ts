/** What the first paint waits for, and for how long. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderProgramme } from "../../../src/islands/programme/mount.tsx";
import { aMount } from "./a-mount.ts";
import { openProgramme } from "./a-programme.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The schedule's marker with its list in the page, and its code replaced by the test. */
async function mounted(load: () => Promise<never>) {
  const opened = await openProgramme({ query: "mode=horaire" });
  const { marker, context, leave, ready } = aMount("<p>La programmation du serveur</p>");
  await act(async () => renderProgramme({ ...context, part: load }, opened.store, opened.api, () => true));
  const end = async () => {
    await act(async () => leave.abort());
    opened.leave.abort();
  };
  return { marker, ready, end };
}

test("the server's HTML stays while a view loads, but not when it hangs", async () => {
  const { marker, ready, end } = await mounted(() => new Promise(() => {}));
  await act(async () => vi.advanceTimersByTimeAsync(2999));
  expect(marker.textContent).toBe("La programmation du serveur");
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(ready).toHaveBeenCalledOnce();
  expect(marker.querySelector(".signet-programme .signet-skeleton")).not.toBeNull();
  await end();
});

test("nothing waits for a view that cannot be loaded", async () => {
  const { marker, ready, end } = await mounted(() => Promise.reject(new Error("offline")));
  expect(ready).toHaveBeenCalledOnce();
  expect(marker.querySelectorAll(".signet-programme article")).toHaveLength(2);
  await end();
});

test("no timer is left when the marker is released meanwhile", async () => {
  const { ready, end } = await mounted(() => new Promise(() => {}));
  await end();
  expect(vi.getTimerCount()).toBe(0);
  expect(ready).not.toHaveBeenCalled();
});
