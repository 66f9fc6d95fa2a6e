import type { StoreApi } from "zustand/vanilla";

/** Resolves when a store's first list has loaded; never after `signal` has aborted. */
export function untilReady<State extends { readonly phase: string }>(
  store: Pick<StoreApi<State>, "getState" | "subscribe">,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    if (store.getState().phase === "ready") return resolve();
    const unsubscribe = store.subscribe(({ phase }) => {
      if (phase !== "ready") return;
      unsubscribe();
      resolve();
    });
    signal.addEventListener("abort", unsubscribe);
  });
}
