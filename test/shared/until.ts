import { vi } from "vitest";

/** Vitest's own second is soon over on a machine that does something else besides. */
const PATIENCE = 15_000;

/** Waits until this throws no more. */
export const until = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, PATIENCE);
