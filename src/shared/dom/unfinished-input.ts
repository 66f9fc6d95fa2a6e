/** Letters as a French keyboard writes them. */
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]*$/u;

/**
 * Whether what was typed is not final, because an input method or a dead key still composes it. A phone's keyboard composes
 * every word (Android): its Latin letters are final.
 */
export const isUnfinished = ({ isComposing, data }: InputEvent): boolean =>
  isComposing && !(matchMedia("(pointer: coarse)").matches && LATIN.test(data ?? ""));
