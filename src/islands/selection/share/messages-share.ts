/** French texts of what carries a selection elsewhere, all ours (ruling D51). */
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
  print: "Imprimer",
  qr: "Code QR de votre sélection",
  qrHelp:
    "Visez ce code avec un téléphone\u00a0: le plan s’y ouvre. Le lien contient vos choix\u00a0; personne d’autre ne les reçoit.",
  qrTooLong: "Cette sélection est trop longue pour un code QR\u00a0: copiez son lien.",
} as const);
