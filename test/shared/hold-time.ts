/** Time moves only when the test moves it, and no timer is left at the end. */
import { afterEach, beforeEach, expect, vi } from "vitest";

export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
}
