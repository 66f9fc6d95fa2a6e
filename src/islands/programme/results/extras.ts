/** Loaded when the page is idle, as one part; before the first list when the address names a card. */
export { BackToTop } from "./BackToTop.tsx";
export { FiltersAddress } from "./FiltersAddress.tsx";
export { KeptPlace } from "./KeptPlace.tsx";
export { ShareResults } from "./ShareResults.tsx";
