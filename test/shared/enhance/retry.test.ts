import { expect, test, vi } from "vitest";
import { retried } from "../../../src/shared/enhance/retry.ts";
import { holdTime } from "../hold-time.ts";

holdTime();

const { signal } = new AbortController();

test("a file that loads at the third attempt is used: the second pause is four times the first", async () => {
  const attempt = vi.fn().mockResolvedValue("here");
  for (const _ of "12") attempt.mockRejectedValueOnce(new Error("hiccup"));
  const result = retried(attempt, "its code", 500, signal);
  await vi.advanceTimersByTimeAsync(499);
  expect(attempt).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe("here");
});

test("a file that fails three times gives a MarkerError with its name and the cause", async () => {
  const attempt = vi.fn().mockRejectedValue(new TypeError("404"));
  const result = retried(attempt, "its code", 1000, signal);
  const settled = expect(result).rejects.toMatchObject({
    name: "MarkerError",
    fault: "load",
    message: "not-loaded its code TypeError: 404",
  });
  await vi.runAllTimersAsync();
  await settled;
  expect(attempt).toHaveBeenCalledTimes(3);
});

test("nothing is tried after a release, and no timer is left", async () => {
  const controller = new AbortController();
  const attempt = vi.fn().mockRejectedValue(new Error("offline"));
  void retried(attempt, "its code", 1000, controller.signal);
  await vi.advanceTimersByTimeAsync(10);
  expect(vi.getTimerCount()).toBe(1);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  expect(attempt).toHaveBeenCalledOnce();
});

test("what throws at once fails at once, and does not count as lost on the network", async () => {
  const attempt = vi.fn(() => {
    throw new TypeError("requires 'TrustedScriptURL'");
  });
  const error = await retried(attempt, "its code", 1000, signal).catch((cause: unknown) => cause);
  expect(error).toMatchObject({
    name: "MarkerError",
    message: "not-loaded its code TypeError: requires 'TrustedScriptURL'",
  });
  expect(error).not.toHaveProperty("fault");
  expect(attempt).toHaveBeenCalledOnce();
});
