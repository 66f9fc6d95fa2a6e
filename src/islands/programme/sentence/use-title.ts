import { useEffect } from "react";

/** Between the parts of a title: 'Programmation | Salon', 'Programmation – Salon'. */
const SEPARATOR = /\s[|–—·•:-]\s/;

/**
 * Puts a text before the page's title, with the separator that the title itself has, and keeps it in step. The page's own
 * title returns at the end, and whenever the text is null; a title that the page changes meanwhile is kept.
 *
 * @param isHere whether the page is the marker's own (see `ownPage`): another page's title stays as it is
 */
export function useTitle(text: string | null, isHere: () => boolean): void {
  useEffect(() => {
    if (text === null || !isHere()) return;
    const own = document.title;
    // The server may have written it.
    if (own.startsWith(text)) return;
    const ours = own === "" ? text : `${text}${SEPARATOR.exec(own)?.[0] ?? " | "}${own}`;
    document.title = ours;
    // The browser collapses spaces when it reads a title.
    const written = document.title;
    return () => {
      if (document.title === written) document.title = own;
    };
  }, [text, isHere]);
}
