/** The codes of DataErrors in French; `{0}`, `{1}` and `{2}` are their values. */

import type { DataCode, DataError, DataProblem, DataValue } from "../../shared/http/data-error.ts";
import { grouped } from "../../shared/text/grouped.ts";
import { filled } from "../../shared/trouble/sentences.ts";

const SENTENCES: Readonly<Record<DataCode, string>> = {
  activity: "L’activité {0}",
  entry: "La fiche {0}",
  stream: "La diffusion {0}",
  kept: "L’activité {0} de la sélection, gardée dans ce navigateur",
  "last-answer": "Une réponse gardée dans ce navigateur",
  row: "{0} : {1}",
  "row-left-out": "{0} est laissée de côté : {1}",
  categories: "Les listes de choix : {0}",
  field: "{0} {1}",
  "item-left-out": "un élément de {0} est laissé de côté, {1}",
  "list-cut": "{0} a {2} éléments, dont {1} servent",
  "count-left-out": "{0} est laissé de côté : {1}",
  counts: "{0} {1}",
  // What the doctor proposes says that the JSON was not used.
  initial: "{0}",
  "initial-part": "{0} : {1}",
  "not-text": "n’est pas un texte",
  empty: "est vide",
  "not-number": "n’est pas un nombre",
  "not-whole": "n’est pas un nombre entier",
  "too-high": "est trop grand",
  "not-object": "n’est pas un objet",
  "not-id":
    "n’est pas un identifiant : il faut un nombre entier, ou au plus 64 lettres sans accent, chiffres et « . _ - »",
  "not-list": "n’est pas une liste",
  null: "vaut null : il faut une liste, vide au besoin",
  missing: "manque",
  "other-type": "n’a pas la bonne forme",
  "not-instant": "n’est pas une date lisible : {0}",
  "not-date": "n’est pas une date",
  "not-days": "n’est pas une liste de jours",
  "not-time": "n’est pas un moment",
  "same-id": "une autre a le même identifiant",
  "other-activity": "c’est l’activité {0}",
  "no-rows": "Aucune des {0} lignes de la réponse ne se lit",
  "no-meta": "meta manque ou ne se lit pas : les lignes reçues comptent pour toutes",
  "empty-page": "data est vide, mais meta.count n’est pas 0",
  "no-lists": "La réponse n’a aucune des listes attendues",
  "midnight-utc":
    "Les dates sont toutes à minuit UTC, soit la veille au soir à Montréal : exportez minuit à l’heure de Montréal",
  "no-field": "Il manque {0} dans la réponse",
  "no-streams": "homeStreams n’est pas une liste",
  "api-errors": "L’API répond par une erreur : {0}",
  "many-days":
    "L’API compte dans l’horaire des activités de plus de deux jours, que l’horaire ne montre pas : {0}",
};

/** The name of a row, which is JSON: an id, or a slug in quotation marks. */
function rowName(json: string): string {
  try {
    const name: unknown = JSON.parse(json);
    return typeof name === "string" ? `« ${name} »` : json;
  } catch {
    return json;
  }
}

function textOf(value: DataValue): string {
  if (typeof value === "number") return grouped(value);
  if (typeof value === "string") return value;
  const code = value[0];
  if (typeof code !== "string") return value.map(textOf).join(" ; ");
  const values = value.slice(1).map(textOf);
  // Another copy of the script may know codes that this one does not.
  if (!(code in SENTENCES)) return `Signet dit : ${[code, ...values].join(" ")}`;
  const isRow = code === "activity" || code === "entry";
  return filled(SENTENCES[code], isRow ? values.map(rowName) : values);
}

/** One problem as a sentence: « L’activité « lire-la-nuit » est laissée de côté : title est vide. » */
export const problemSentence = (problem: DataProblem): string => `${textOf(problem)}.`;

/** Why an answer has not the shape expected. */
export function causeSentence(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  const { problems } = cause as DataError;
  return problems ? problems.map(problemSentence).join(" ") : `Signet dit : ${cause.message}.`;
}
