/** French texts of what carries a selection elsewhere, all ours (ruling D51). */
import { grouped } from "../../../shared/text/grouped.ts";
import { plural } from "../../../shared/text/plural.ts";
import { words } from "../../../shared/text/words.ts";

export const shareMessages = words("selection-share", {
  title: "Emporter ce plan",
  copy: "Copier le lien",
  copied: "Le lien de votre sélection est copié.",
  copyFailed: "Copiez cette adresse\u00a0:",
  system: "Partager…",
  shareTitle: "Ma sélection",
  calendar: "Ajouter à l’agenda (.ics)",
  calendarFile: "ma-selection.ics",
  nothingDated: "Aucune activité gardée n’a encore de date.",
  saved: (count: number) =>
    `Fichier d’agenda téléchargé\u00a0: ${grouped(count)}\u00a0${plural(count, "activité", "activités")}`,
  /** Those that are not in it. */
  savedBut: (left: number) =>
    `, sans ${grouped(left)} dont la date n’est pas connue ou qui ${plural(left, "a quitté", "ont quitté")} la programmation`,
  /** What becomes of it in a calendar that has some of it already (docs/decisions/0015). */
  savedAgain:
    "Importé une autre fois, un fichier ne corrige pas toujours ce que votre agenda a déjà, et peut le doubler.",
  print: "Imprimer",
  qr: "Code QR de votre sélection",
  qrHelp:
    "Visez ce code avec un téléphone\u00a0: le plan s’y ouvre. Le lien contient vos choix\u00a0; personne d’autre ne les reçoit.",
  qrTooLong: "Cette sélection est trop longue pour un code QR\u00a0: copiez son lien.",
} as const);
