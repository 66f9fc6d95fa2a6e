/** Name of a selection's code in the address's fragment, which no server receives. */
export const KEY = "choix";

/** Whether the fragment of an address names a selection, be it one that cannot be read. */
export const namesSelection = (fragment: string): boolean =>
  new URLSearchParams(fragment.replace(/^#/, "")).has(KEY);
