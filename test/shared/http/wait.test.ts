import { expect, test, vi } from "vitest";
import { wait } from "../../../src/shared/http/wait.ts";
import { holdTime } from "../hold-time.ts";

holdTime();

test("an abort ends the wait with its reason, and leaves no timer", async () => {
  const leave = new AbortController();
  const waited = wait(500, leave.signal);
  expect(vi.getTimerCount()).toBe(1);
  leave.abort(new Error("gone"));
  await expect(waited).rejects.toThrow("gone");
  expect(vi.getTimerCount()).toBe(0);
  await expect(wait(500, leave.signal)).rejects.toThrow("gone");
  expect(vi.getTimerCount()).toBe(0);
});
