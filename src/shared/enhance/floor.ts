/**
 * Truthy when the browser has everything that the scripts use without a fallback. docs/embedding.md lists it with the
 * versions of the browsers; test/contract/floor.test.ts compares the two.
 */
export const meetsFloor = (): unknown =>
  (Intl.Segmenter as unknown) &&
  (URL.canParse as unknown) &&
  (CSS.registerProperty as unknown) &&
  document.documentElement.showPopover;
