import { expect, test, vi } from "vitest";
import { followHistory } from "../../../src/shared/dom/follow-history.ts";

const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

test("reads the address again with Back, Forward and the back/forward cache, on its page only", () => {
  const leave = new AbortController();
  const readAddress = vi.fn();
  let here = true;
  followHistory({ signal: leave.signal, guard: (callback) => callback }, () => here, readAddress);
  shown(false);
  expect(readAddress).not.toHaveBeenCalled();
  shown(true);
  expect(readAddress).toHaveBeenCalledOnce();
  dispatchEvent(new PopStateEvent("popstate"));
  expect(readAddress).toHaveBeenCalledTimes(2);
  here = false;
  dispatchEvent(new PopStateEvent("popstate"));
  shown(true);
  expect(readAddress).toHaveBeenCalledTimes(2);
  here = true;
  leave.abort();
  shown(true);
  dispatchEvent(new PopStateEvent("popstate"));
  expect(readAddress).toHaveBeenCalledTimes(2);
});
