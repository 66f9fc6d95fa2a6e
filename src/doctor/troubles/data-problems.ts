/** The complaints of the schemas about an answer's rows, in French, each with the row's name. */
import { grouped } from "../../shared/text/grouped.ts";

/** Receives what the pattern found: all of it, then its groups. */
type Sentence = string | ((...found: readonly string[]) => string);

const number = (digits = ""): string => grouped(Number(digits));

const ROWS: Readonly<Record<string, string>> = {
  activity: "L’activité",
  entry: "La fiche",
  stream: "La diffusion",
};

const ISSUES: readonly (readonly [RegExp, Sentence])[] = [
  [/^is not a text$/, "n’est pas un texte"],
  [/^is empty$/, "est vide"],
  [/^is not a number$/, "n’est pas un nombre"],
  [/^is not a whole number$/, "n’est pas un nombre entier"],
  [/^is not an object$/, "n’est pas un objet"],
  [
    /^is not an id$/,
    "n’est pas un identifiant : il faut un nombre entier, ou au plus 64 lettres sans accent, chiffres et « . _ - »",
  ],
  [/^is not a list$/, "n’est pas une liste"],
  [/^is null$/, "vaut null : il faut une liste, vide au besoin"],
  [/^Invalid key: Expected .* but received undefined$/, "manque"],
  [/^Invalid type: .*$/, "n’a pas la bonne forme"],
  [/^not a date that can be read: (.*)$/, "n’est pas une date lisible : $1"],
  [
    /^only the first (\d+) of (\d+) items are used$/,
    (_, used, all) => `a ${number(all)} éléments, dont ${number(used)} servent`,
  ],
  [/^another one has its id$/, "une autre a le même identifiant"],
];

const DEFECTS: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^none of (\d+) rows can be read(?:: (.*))?$/s,
    (_, rows) => `Aucune des ${number(rows)} lignes de la réponse ne se lit`,
  ],
  [/^meta cannot be used$/, "meta manque ou ne se lit pas : les lignes reçues comptent pour toutes"],
  [/^data is empty, meta\.count is not 0$/, "data est vide, mais meta.count n’est pas 0"],
  [/^it has no list$/, "La réponse n’a aucune des listes attendues"],
  [
    /^dates: all are midnight in UTC$/,
    "Les dates sont toutes à minuit UTC, soit la veille au soir à Montréal : exportez minuit à l’heure de Montréal",
  ],
  [/^homeStreams is not a list$/, "homeStreams n’est pas une liste"],
  [/^([\w.]+) is missing$/, "Il manque $1 dans la réponse"],
  [
    /^The API counts activities of more than two days in schedule mode, .*: (.*)$/,
    "L’API compte dans l’horaire des activités de plus de deux jours, que l’horaire ne montre pas : $1",
  ],
];

const translated = (text: string, pattern: RegExp, sentence: Sentence): string =>
  typeof sentence === "string" ? text.replace(pattern, sentence) : text.replace(pattern, sentence);

function issueSentence(issue: string): string {
  const path = /^([\w.[\]]+): (.*)$/s.exec(issue);
  const [where, what] = path ? [path[1] ?? "", path[2] ?? ""] : ["", issue];
  const missing = /^Invalid key: Expected "(\w+)" but received undefined$/.exec(what);
  if (missing) return `${where || missing[1]} manque`;
  const inner = /^an item was left out, (.*)$/s.exec(what);
  if (inner) return `un élément de ${where} est laissé de côté, ${issueSentence(inner[1] ?? "")}`;
  const known = ISSUES.find(([pattern]) => pattern.test(what));
  const said = known ? translated(what, ...known) : what;
  return where ? `${where} ${said}` : said;
}

/** One complaint as a sentence: « L’activité « lire-la-nuit » est laissée de côté : title est vide. » */
export function problemSentence(problem: string): string {
  const plain = problem.replace(/^categories\./, "");
  const defect = DEFECTS.find(([pattern]) => pattern.test(plain));
  if (defect) return `${translated(plain, ...defect)}.`;
  const row = /^(activity|entry|stream) (.*?): (.*)$/s.exec(plain);
  if (!row) return `Les listes de choix : ${issueSentence(plain)}.`;
  const [, kind = "", name = "", issue = ""] = row;
  const subject = `${ROWS[kind]} ${name.startsWith('"') ? `« ${unquotedName(name)} »` : name}`;
  const dropped = /^left out of the list, (.*)$/s.exec(issue);
  return dropped
    ? `${subject} est laissée de côté : ${issueSentence(dropped[1] ?? "")}.`
    : `${subject} : ${issueSentence(issue)}.`;
}

function unquotedName(name: string): string {
  try {
    return String(JSON.parse(name));
  } catch {
    return name;
  }
}

/** All complaints of a DataError: of many, its cause has the list. */
export function problemsOf(error: Error): readonly string[] {
  const { cause } = error;
  if (Array.isArray(cause)) return cause.map(String);
  return [error.message];
}
