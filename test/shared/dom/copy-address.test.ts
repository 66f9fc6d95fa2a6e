import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressCopier } from "../../../src/shared/dom/copy-address.ts";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a copy is confirmed for five seconds from the last one", async () => {
  const shown: (boolean | null)[] = [];
  const copy = addressCopier((copied) => shown.push(copied), new AbortController().signal);
  await copy("un");
  await vi.advanceTimersByTimeAsync(4000);
  await copy("deux");
  await vi.advanceTimersByTimeAsync(4999);
  expect(shown).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([true, true, null]);
  expect(writeText.mock.calls).toEqual([["un"], ["deux"]]);
});

test("a failed copy is shown permanently and replaces an earlier confirmation", async () => {
  const shown: (boolean | null)[] = [];
  const copy = addressCopier((copied) => shown.push(copied), new AbortController().signal);
  await copy("un");
  writeText.mockRejectedValue(new Error("denied"));
  await copy("deux");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([true, false]);
});

test("after the end nothing is shown, neither the outcome nor the end of a confirmation", async () => {
  const shown: (boolean | null)[] = [];
  const life = new AbortController();
  const copy = addressCopier((copied) => shown.push(copied), life.signal);
  await copy("un");
  const late = copy("deux");
  life.abort();
  await late;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});
