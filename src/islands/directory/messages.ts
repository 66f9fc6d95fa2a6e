/**
 * French texts of both directories. Entries are the specification's, letter for letter; those under `ours` are this
 * project's own (ruling D51). A page may replace any of them (docs/words.md).
 */
import { grouped } from "../../shared/text/grouped.ts";
import { plural } from "../../shared/text/plural.ts";
import { words } from "../../shared/text/words.ts";

export const messages = words("directory", {
  all: {
    authors: "Liste complète des auteur·rice·s",
    exhibitors: "Liste complète des exposant·e·s",
  },
  result: "Résultat de recherche",
  results: "Résultats de recherche",
  empty: "Aucun résultat ne correspond à votre recherche",
  loadMore: "Voir plus",
  kiosk: "Kiosque",
  retry: "Réessayer",

  ours: {
    alphabet: { authors: "Auteur·rice·s par initiale", exhibitors: "Exposant·e·s par initiale" },
    letter: (letter: string) => `Lettre ${letter}`,
    digit: (letter: string) => `Chiffre ${letter}`,
    skip: "Passer l’alphabet",
    find: "Chercher dans cette liste",
    /** When all entries are loaded. */
    found: (found: number, count: number) => `${names(found)} sur ${grouped(count)}`,
    /** When more entries are not loaded yet. */
    foundSoFar: (found: number, loaded: number, count: number) =>
      `${names(found)} parmi les ${grouped(loaded)} premiers\u00a0; la liste en compte ${grouped(count)}`,
    underLetter: (letter: string) => `Chercher sous «\u00a0${letter}\u00a0»`,
    clear: "Effacer la recherche",
    shown: (shown: number, count: number) => `${grouped(shown)} sur ${grouped(count)}`,
    added: (added: number, shown: number, count: number) =>
      `${grouped(added)} ${plural(added, "résultat ajouté", "résultats ajoutés")}, ${grouped(shown)} sur ${grouped(count)}`,
    cut: "La liste s’arrête ici\u00a0: choisissez une lettre.",
    emptyHelp: "Choisissez une autre lettre, ou revenez à la liste complète.",
    loading: "Chargement de la liste…",
    /** Shown in place of the count. */
    loadingBrief: "Chargement…",
    /** After a count, and in the note, when a change has failed. */
    stale: "(avant ce choix)",
    staleList: "Liste d’avant ce choix",
  },
} as const);

/** 'Aucun nom', '1 nom', '62 noms'. */
const names = (found: number): string =>
  `${found === 0 ? "Aucun" : grouped(found)} ${plural(found, "nom", "noms")}`;

/** 'Résultat de recherche' for 0 and 1, else the plural (ruling D41). */
export const resultWord = (count: number): string => plural(count, messages.result, messages.results);

/** 'Lettre B', 'Chiffre 3'. */
export const letterName = (letter: string): string =>
  (/\d/.test(letter) ? messages.ours.digit : messages.ours.letter)(letter.toUpperCase());
