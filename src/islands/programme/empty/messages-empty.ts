/** Texts of what helps when nothing was found, loaded with it. All of them are ours (ruling D51). */
import { grouped } from "../../../shared/text/grouped.ts";
import { quoted } from "../../../shared/text/quoted.ts";
import { words } from "../../../shared/text/words.ts";

export const emptyMessages = words("programme-empty", {
  /** Name of the list of buttons. */
  instead: "Retirer un filtre",
  without: (filter: string) => `Sans ${quoted(filter)}`,
  /** Drops every filter but the search; how many it finds is not known. */
  everywhere: "Chercher dans toute la programmation",
  withSigning: "Avec les séances de dédicaces",
  /** Followed by the word for activities, for screen readers. */
  count: (without: string, count: number) => `${without}\u00a0: ${grouped(count)}`,
} as const);
