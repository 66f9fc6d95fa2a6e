/** Calls back when the page is idle. Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
export const whenIdle = (callback: () => void): void =>
  void (globalThis.requestIdleCallback ?? setTimeout)(callback);
