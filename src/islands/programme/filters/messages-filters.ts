/** Texts of filters that load later. Labels are the specification's; those under `ours` are this project's own. */
import { words } from "../../../shared/text/words.ts";
import type { AdvancedName } from "../domain/selectors.ts";

export const filterMessages = words("programme-filters", {
  labels: {
    type: "Activités",
    audience: "Publics",
    age: "Groupes d'âge",
    subject: "Sujets",
    project: "Projets spéciaux",
    genre: "Genres",
    room: "Scènes",
  } satisfies Record<AdvancedName, string>,
  ours: {
    themes: "Thèmes",
    noThemes: "Pas encore offert",
    all: {
      type: "Toutes les activités",
      audience: "Tous les publics",
      age: "Tous les âges",
      subject: "Tous les sujets",
      project: "Tous les projets",
      genre: "Tous les genres",
      room: "Toutes les scènes",
    } satisfies Record<AdvancedName, string>,
    search: (label: string) => `Rechercher\u00a0: ${label}`,
    searchHint: "Chercher dans la liste",
    noResult: "Rien de tel dans la liste",
  },
} as const);
