/**
 * French texts of the selection, all of them this project's own (ruling D51). A page may replace any of them
 * (docs/words.md).
 */
import type { RowId } from "../../shared/http/row-id.ts";
import { grouped } from "../../shared/text/grouped.ts";
import { plural } from "../../shared/text/plural.ts";
import { innerQuotes } from "../../shared/text/quoted.ts";
import { words } from "../../shared/text/words.ts";

/** '1 activité', '1 569 activités'. */
const counted = (count: number): string => `${grouped(count)}\u00a0${plural(count, "activité", "activités")}`;

export const messages = words("selection", {
  count: (count: number) => `${counted(count)} ${plural(count, "gardée", "gardées")}`,
  loading: "Chargement de votre sélection…",

  empty: "Rien de gardé pour l’instant",
  emptyHelp:
    "Le ruban de chaque activité la garde ici, dans ce navigateur seulement\u00a0: sans compte, et rien n’est envoyé. Votre plan se fait tout seul, par jour et par heure.",
  toProgramme: "Parcourir la programmation",

  droppedNote: "Retirée de votre sélection. Le ruban la reprend.",

  overlaps: (titles: string) => `Se chevauche avec ${titles}`,
  /** A title in it, and what joins the last two. */
  quoted: (title: string) => `«\u00a0${title}\u00a0»`,
  and: "et",
  others: (count: number) => `${grouped(count)} autres`,
  move: (duration: string) => `Changement de lieu, ${duration}`,
  moveUntimed: "Changement de lieu",
  moveWithoutPause: "Changement de lieu, sans pause",

  several: "Sur plusieurs jours",
  undated: "Date à venir",
  /** In place of `count` on paper, where what is past is not printed. */
  onPaper: (ahead: number, past: number) =>
    `${counted(ahead)} à venir, ${grouped(past)}\u00a0${plural(past, "passée", "passées")}`,
  past: (count: number) => `${counted(count)} ${plural(count, "passée", "passées")}`,
  allDay: "toute la journée",
  kiosk: "kiosque",
  cancelled: "Activité annulée",
  postponed: "Nouvelle date",
  gone: "N’est plus dans la programmation",
  unknown: (id: RowId) => `Activité nº\u00a0${id}`,
  unknownWhy: "Ses renseignements viendront avec le réseau.",
  unreadable:
    "Ce que ce navigateur en avait gardé est illisible\u00a0; ses renseignements viendront avec le réseau.",

  changes: (count: number) =>
    plural(
      count,
      "1 activité a changé depuis que vous l’avez gardée.",
      `${grouped(count)} activités ont changé depuis que vous les avez gardées.`,
    ),
  changedTo: {
    cancelled: "Annulée depuis que vous l’avez gardée.",
    restored: "Elle a lieu, finalement.",
    date: (now: string, was: string) =>
      `Nouvelle date\u00a0: ${now}${was === "" ? "" : ` (avant\u00a0: ${was})`}.`,
    noDate: (was: string) => `La date n’est plus fixée (avant\u00a0: ${was}).`,
    place: (now: string, was: string) =>
      `Nouvel endroit\u00a0: ${now}${was === "" ? "" : ` (avant\u00a0: ${was})`}.`,
    noPlace: (was: string) => `L’endroit n’est plus fixé (avant\u00a0: ${was}).`,
  },
  seen: "Vu",
  seenName: (title: string) => `Vu\u00a0: ${title}`,
  seenAll: "Tout est vu",

  offline: (date: string) => `Sans réponse du programme\u00a0: voici ce qu’on en savait ${date}.`,
  offlineNothing: "Sans réponse du programme\u00a0: les renseignements viendront avec le réseau.",
  retry: "Réessayer",
  notStored:
    "Ce navigateur refuse d’enregistrer\u00a0: la sélection dure le temps de cette visite. Copiez son lien pour la retrouver.",

  clear: "Tout effacer",
  clearAsk: (count: number) =>
    `Effacer ${plural(count, "l’activité gardée", `les ${counted(count)} gardées`)}\u00a0?`,
  clearHelp: "Vous pourrez encore l’annuler tant que cette page est ouverte.",
  clearYes: "Effacer",
  clearNo: "Garder",
  cleared: (count: number) => `${counted(count)} ${plural(count, "effacée", "effacées")}.`,
  keptAll: (count: number) => `${counted(count)} de plus ${plural(count, "gardée", "gardées")}.`,
  undo: "Annuler",
  undone: "C’est annulé.",
} as const);

/** A title in quotation marks; those within it become the inner ones. */
const quote = (title: string): string => messages.quoted(innerQuotes(title));

/** More titles than this and one are counted. */
const MOST_NAMED = 3;

/** 'Se chevauche avec « A »', '… avec « A », « B » et « C »', '… avec « A », « B », « C » et 12 autres'. */
export function overlapText(titles: readonly string[]): string {
  const isLong = titles.length > MOST_NAMED + 1;
  const named = (isLong ? titles.slice(0, MOST_NAMED) : titles).map(quote);
  const all = isLong ? [...named, messages.others(titles.length - MOST_NAMED)] : named;
  const before = all.slice(0, -1).join(", ");
  return messages.overlaps(before === "" ? (all[0] ?? "") : `${before} ${messages.and} ${all.at(-1)}`);
}
