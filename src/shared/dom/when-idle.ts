/** Calls back when the page has nothing else to do. Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
export const whenIdle = (callback: () => void): void =>
  void (globalThis.requestIdleCallback ?? setTimeout)(callback);
