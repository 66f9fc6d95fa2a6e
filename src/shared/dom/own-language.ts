import { pageScript } from "../enhance/json.ts";

/**
 * Names the language and the direction of an element of ours where those of the page around it differ: a screen reader would
 * read French words in the page's voice. Not where the page gives words of its own.
 */
export function ownLanguage(element: HTMLElement, around: Element): void {
  const lang = around.closest("[lang]")?.getAttribute("lang");
  if (lang && !/^fr\b/i.test(lang) && !pageScript("signet-words")) element.lang = "fr-CA";
  if (getComputedStyle(around).direction === "rtl") element.dir = "ltr";
}
