import { afterEach, expect, test, vi } from "vitest";
import { ahead } from "../../../src/shared/ui/ahead.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a part is prefetched for pointer or keyboard, and a failure is ignored", async () => {
  const load = vi.fn(() => Promise.reject(new Error("no network")));
  const { onPointerEnter, onFocus } = ahead({ load });
  expect(load).not.toHaveBeenCalled();
  onPointerEnter();
  onFocus();
  expect(load).toHaveBeenCalledTimes(2);
});

test("nothing is prefetched for a visitor who saves data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const load = vi.fn(() => Promise.resolve());
  ahead({ load }).onPointerEnter();
  ahead({ load }).onFocus();
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { connection: { saveData: false } });
  ahead({ load }).onFocus();
  expect(load).toHaveBeenCalledTimes(1);
});
