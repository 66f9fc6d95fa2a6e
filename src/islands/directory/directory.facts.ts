/** What both directories have in common. */
import type { AttributeFacts, KeyFacts } from "../../markers/marker-facts.ts";

export const LETTERS: AttributeFacts = {
  name: "data-letters",
  value: "text",
  example: "abcdefg139",
  without: "toutes les lettres sont des liens",
  about: "Les lettres et les chiffres qui mènent à quelqu’un ; les autres ne sont pas des liens.",
  english:
    "the letters and digits that have entries: `abcdefg139`. The others are then text, not links. Without the attribute, all are links",
};

export const DIRECTORY_KEYS: readonly KeyFacts[] = [
  {
    keys: "Enter",
    where: "'Passer l’alphabet'",
    does: "skips the letters: moves focus to the results' heading",
  },
  { keys: "Enter", where: "a letter", does: "shows its list and keeps focus" },
  { keys: "Enter", where: "'Voir plus'", does: "adds a page and moves focus to its first card" },
  { keys: "Escape", where: "the field that finds a name", does: "empties it and keeps focus" },
];
