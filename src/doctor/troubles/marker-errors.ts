/**
 * The messages of MarkerErrors, in French. test/doctor/marker-errors.test.ts reads the messages from the source and fails
 * when one is missing here.
 */

type Sentence = string | ((...found: readonly string[]) => string);

/** Faults of an address with places: see links/embed.ts. */
const ADDRESS: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^(data-[\w-]+) has a place that is not known: (\S+)/,
    (name, place) =>
      `${name} contient ${place}, que Signet ne connaît pas : seuls {id} et {host} sont remplacés.`,
  ],
  [/^(data-[\w-]+) has no \{id\}/, (name) => `${name} ne contient pas {id}, à la place de l’identifiant.`],
  [
    /^(data-[\w-]+) is not a web address: (.*)/,
    (name, value) => `${name}="${value}" n’est pas une adresse web.`,
  ],
  [/^(data-[\w-]+) is not https: (.*)/, (name, value) => `${name}="${value}" n’est pas une adresse https.`],
  [
    /^(data-[\w-]+) names no fixed host: (.*)/,
    (name, value) => `L’adresse ${name}="${value}" ne nomme pas son site.`,
  ],
  [
    /^data-video-id="(.*)" is no id/,
    (id) => `data-video-id="${id}" n’est pas un identifiant de vidéo : le lien mène à la page de la vidéo.`,
  ],
  [/^data-api is missing/, "Il manque data-api : l’adresse de l’API."],
  [
    /^data-api is no web address without \? and #: (.*)/,
    (value) =>
      `data-api="${value}" n’est pas l’adresse d’une API : il faut une adresse web, sans « ? » ni « # ».`,
  ],
  [/^data-map-tiles asks for a \{token\}/, "data-map-tiles contient {token}, et il manque data-map-token."],
  [
    /^data-map-tiles is no address of tiles/,
    "data-map-tiles n’est pas l’adresse d’une tuile : il y faut {z}, {x} et {y}.",
  ],
  [
    /^no tile came from data-map-tiles/,
    "Aucune tuile de la carte n’est venue de l’adresse data-map-tiles : ouvrez-la dans un onglet, et vérifiez le jeton.",
  ],
];

/** Elements that a marker needs inside. */
const MARKUP: readonly (readonly [RegExp, Sentence])[] = [
  [/^there is no list with an item in it/, "Il n’y a pas de liste avec un élément dans ce marqueur."],
  [/^a book in it has no part for its cover/, "Un livre de la liste n’a pas d’image à côté de son texte."],
  [/^there is no question in it/, "Il n’y a aucune question dans ce marqueur."],
  [/^no heading in it is followed by an answer/, "Aucun titre de ce marqueur n’est suivi d’une réponse."],
  [/^it has no <details> with a <summary>/, "Il manque un details avec son summary dans ce marqueur."],
  [/^data-url is not a web address: (.*)/, (value) => `data-url="${value}" n’est pas une adresse web.`],
  [/^there is no link in it/, "Il n’y a pas de lien dans ce marqueur."],
  [/^data-activity is missing/, "Il manque data-activity : l’identifiant de l’activité."],
  [
    /^data-activity is not an activity's id: (.*)/,
    (id) =>
      `data-activity="${id}" n’est pas l’identifiant d’une activité : un nombre, ou un code sans espaces ni accents.`,
  ],
  [/^there is no form in it, nor a link/, "Il n’y a ni formulaire ni lien dans ce marqueur."],
  [/^its form has no field named "q"/, "Le formulaire n’a pas de champ nommé q."],
  [/^there is no link to a video in it/, "Il n’y a aucun lien vers une vidéo dans ce marqueur."],
  [/^there is no <dialog>/, "Il n’y a ni dialog ni lien dans ce marqueur."],
  [/^there is no id on its <dialog>/, "Le dialog n’a pas d’id : ses boutons ne peuvent pas le nommer."],
  [/^there is no field named q in it/, "La fenêtre de recherche n’a pas de champ nommé q."],
  [/^there is no button that opens it/, "Aucun bouton de la page n’ouvre la fenêtre de recherche."],
  [/^there is no button in it that closes it/, "Aucun bouton ne ferme la fenêtre de recherche."],
  [/^there is no <nav> in it/, "Il n’y a pas de nav dans le menu."],
  [/^the <nav> has no link in it/, "Le nav du menu n’a pas de lien."],
  [/^there is no <button> before the <nav>/, "Il manque un bouton avant le nav du menu."],
  [/^a sub-menu has no heading/, "Un sous-menu n’a pas de titre, qui nomme son bouton."],
  [/^an entry has no <summary>/, "Une entrée du menu (details) n’a pas de summary."],
];

/** Files and JSON. */
const FILES: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^its (code|css|style sheet) did not load/,
    "Un fichier de Signet ne se charge pas : tous ceux du dossier dist/ doivent être à côté de signet.js ; avec un bundler, tous les fichiers de la dernière construction au même endroit. Après une mise à jour, videz les caches.",
  ],
  [
    /^the JSON of <script (data-[\w-]+)> is broken \((.*)\)$/,
    (key, why) => `Le JSON du script ${key} ne se lit pas (${why}).`,
  ],
  [
    /^in <script data-signet-facts>, (.*)/s,
    (list) => `Le script data-signet-facts a des valeurs qui ne conviennent pas : ${list}.`,
  ],
];

const SENTENCES = [...ADDRESS, ...MARKUP, ...FILES];

/** The French of a MarkerError's message; null for one that is not in the table. */
export function markerErrorSentence(message: string): string | null {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (found) return typeof sentence === "string" ? sentence : sentence(...found.slice(1));
  }
  return null;
}
