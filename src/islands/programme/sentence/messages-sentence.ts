/**
 * Words of the sentence that says which activities are shown. It begins with `some`, `all` or a count; each set filter
 * adds one complement, which must be right after any of these and after a comma. All of them are ours (ruling D51).
 */
import { quoted } from "../../../shared/text/quoted.ts";
import { words } from "../../../shared/text/words.ts";
import type { Chip } from "../state/chips.ts";

export const sentenceMessages = words("programme-sentence", {
  some: "Activités",
  all: "Toutes les activités",
  none: "Aucune activité",
  day: (day: string) => `du ${day}`,
  between: (from: string, to: string) => `de ${from} à ${to}`,
  from: (from: string) => `à partir de ${from}`,
  until: (to: string) => `avant ${to}`,
  /** Between the last two areas; commas are between the others. */
  or: "ou",
  /** An age that begins with a number: '5 à 8 ans'. */
  ages: (ages: string) => `pour les ${ages}`,
  withoutSigning: "sans séances de dédicaces",
  /** A filter with the name of its value. The names come from the CMS: quoted, they agree with everything. */
  named: {
    date: (name: string) => `de la date ${quoted(name)}`,
    area: (name: string) => `du volet ${quoted(name)}`,
    type: (name: string) => `de type ${quoted(name)}`,
    audience: (name: string) => `pour le public ${quoted(name)}`,
    age: (name: string) => `pour le groupe d’âge ${quoted(name)}`,
    theme: (name: string) => `sur le thème ${quoted(name)}`,
    subject: (name: string) => `sur le sujet ${quoted(name)}`,
    project: (name: string) => `du projet spécial ${quoted(name)}`,
    genre: (name: string) => `du genre ${quoted(name)}`,
    room: (name: string) => `sur la scène ${quoted(name)}`,
    location: (name: string) => `dans le lieu ${quoted(name)}`,
    recherche: (sought: string) => `contenant ${quoted(sought)}`,
  },
  /** A filter whose value has no known name. */
  unnamed: {
    date: "d’une date choisie",
    type: "d’un type choisi",
    audience: "pour un public choisi",
    age: "pour un groupe d’âge choisi",
    theme: "sur un thème choisi",
    subject: "sur un sujet choisi",
    project: "d’un projet spécial choisi",
    genre: "d’un genre choisi",
    room: "sur une scène choisie",
    location: "dans un lieu choisi",
  },
} as const satisfies SentenceWords);

type Named = Exclude<Chip["kind"], "hours" | "signing">;

interface SentenceWords {
  readonly named: Readonly<Record<Named, (name: string) => string>>;
  readonly unnamed: Readonly<Record<Exclude<Named, "area" | "recherche">, string>>;
  readonly [name: string]: unknown;
}
