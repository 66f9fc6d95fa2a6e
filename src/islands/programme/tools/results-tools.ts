/**
 * What a visitor does with the results: finds, counts, keeps, shares, saves and prints them, and returns to them. Loaded
 * when the page is idle, as one part; before the first list when the address names a card.
 */

export { AddShown } from "../calendar/AddShown.tsx";
export { CardKeep } from "../card/keep/CardKeep.tsx";
export { CardOwnTime } from "../card/own-time/CardOwnTime.tsx";
export { OptionCount } from "../filters/counts/OptionCount.tsx";
export { optionLabel } from "../filters/counts/option-label.ts";
export { FindOpener } from "../find/FindOpener.tsx";
export { fieldProps } from "../find/field-props.ts";
export { PaperHeading } from "../sentence/PaperHeading.tsx";
export { spokenText } from "../sentence/spoken-text.ts";
export { KeptPlace } from "./KeptPlace.tsx";
export { ResultsTools } from "./ResultsTools.tsx";
export { ShareResults } from "./ShareResults.tsx";
