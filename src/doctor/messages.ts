/**
 * Texts of the doctor's panel, for editors. The sentences of a diagnosis lie beside what finds them. Spaces are plain:
 * `frenchSpaces` makes them typographic. A page cannot replace them: they are not visitors' texts.
 */
import { grouped } from "../shared/text/grouped.ts";

/** « 0,8 s ». */
const seconds = (ms: number): string =>
  ms < 100 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1).replace(".", ",")} s`;

const STATES: Readonly<Record<string, string>> = {
  "": "pas trouvé",
  waiting: "attend d’être près de l’écran",
  loading: "en chargement",
  ready: "prêt",
  failed: "en échec",
};

const plural = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count < 2 ? one : many}`;

export const messages = {
  title: "Diagnostic de Signet",
  close: "Fermer le diagnostic",
  copy: "Copier le rapport",
  copied: "Rapport copié",
  copyFailed: "La copie est refusée : voici le rapport à copier.",
  again: "Vérifier de nouveau",
  reading: "Lecture des données…",
  toCorrect: "À corriger",
  allRight: "Rien à corriger.",
  markers: "Les marqueurs",
  noMarkers: "Aucun.",
  data: "Les données",
  levels: { fault: "Faute", doubt: "À vérifier" },
  write: "Écrivez :",
  show: "Montrer",
  showWhat: (what: string) => `Montrer sur la page : ${what}`,
  more: "Documentation, en anglais :",
  notShown: "Cet élément n’est pas affiché : voici celui qui l’entoure.",
  shown: (what: string) => `${what} est entouré sur la page.`,
  /** « 2 fautes, 1 point à vérifier ». */
  sum: (faults: number, doubts: number) => {
    const parts = [
      faults > 0 && plural(faults, "faute", "fautes"),
      doubts > 0 && plural(doubts, "point à vérifier", "points à vérifier"),
    ].filter(Boolean);
    return parts.join(", ") || "rien à corriger";
  },
  markerCount: (count: number) => plural(count, "marqueur", "marqueurs"),
  /** « prêt après 0,8 s ». */
  state: (state: string, at: number | null) => {
    const word = STATES[state] ?? state;
    return at === null || state === ""
      ? word
      : `${word} ${state === "ready" || state === "failed" ? "après" : "depuis"} ${seconds(at)}`;
  },
} as const;
