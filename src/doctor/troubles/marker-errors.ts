/** The codes of MarkerErrors in French; `{0}` and `{1}` are their values. */
import type { MarkerError, MarkerErrorCode } from "../../shared/enhance/errors.ts";
import { filled } from "../../shared/trouble/sentences.ts";

const SENTENCES: Readonly<Record<MarkerErrorCode, string>> = {
  "unknown-marker": "Signet ne connaît pas ce nom.",
  "not-loaded":
    "Un fichier de Signet ne se charge pas : tous ceux du dossier dist/ doivent être à côté de signet.js ; avec un bundler, tous les fichiers de la dernière construction au même endroit. Après une mise à jour, videz les caches.",
  "broken-json": "Le JSON du script {0} ne se lit pas ({1}).",
  "bad-facts": "Le script data-signet-facts a des valeurs qui ne conviennent pas : {0}.",
  "no-api": "Il manque data-api : l’adresse de l’API.",
  "bad-api": 'data-api="{0}" n’est pas l’adresse d’une API : il faut une adresse web, sans « ? » ni « # ».',
  "unknown-place": "{0} contient {1}, que Signet ne connaît pas : seuls {id} et {host} sont remplacés.",
  "no-id-place": "{0} ne contient pas {id}, à la place de l’identifiant.",
  "no-web-address": '{0}="{1}" n’est pas une adresse web.',
  "not-https": '{0}="{1}" n’est pas une adresse https.',
  "no-fixed-host": 'L’adresse {0}="{1}" ne nomme pas son site.',
  "no-token": "data-map-tiles contient {token}, et il manque data-map-token.",
  "bad-tiles": "data-map-tiles n’est pas l’adresse d’une tuile : il y faut {z}, {x} et {y}.",
  "no-tile":
    "Aucune tuile de la carte n’est venue de l’adresse data-map-tiles : ouvrez-la dans un onglet, et vérifiez le jeton.",
  "bad-video-id":
    'data-video-id="{0}" n’est pas un identifiant de vidéo : le lien mène à la page de la vidéo.',
  "no-activity": "Il manque data-activity : l’identifiant de l’activité.",
  "bad-activity":
    'data-activity="{0}" n’est pas l’identifiant d’une activité : un nombre, ou un code sans espaces ni accents.',
  "no-list": "Il n’y a pas de liste avec un élément dans ce marqueur.",
  "no-cover": "Un livre de la liste n’a pas d’image à côté de son texte.",
  "no-question": "Il n’y a aucune question dans ce marqueur.",
  "no-answer": "Aucun titre de ce marqueur n’est suivi d’une réponse.",
  "no-details": "Il manque un details avec son summary dans ce marqueur.",
  "no-link": "Il n’y a pas de lien dans ce marqueur.",
  "no-form": "Il n’y a ni formulaire ni lien dans ce marqueur.",
  "no-form-field": "Le formulaire n’a pas de champ nommé q.",
  "no-video": "Il n’y a aucun lien vers une vidéo dans ce marqueur.",
  "no-dialog": "Il n’y a ni dialog ni lien dans ce marqueur.",
  "no-dialog-id": "Le dialog n’a pas d’id : ses boutons ne peuvent pas le nommer.",
  "no-dialog-field": "La fenêtre de recherche n’a pas de champ nommé q.",
  "no-opener": "Aucun bouton de la page n’ouvre la fenêtre de recherche.",
  "no-closer": "Aucun bouton ne ferme la fenêtre de recherche.",
  "no-nav": "Il n’y a pas de nav dans le menu.",
  "no-nav-link": "Le nav du menu n’a pas de lien.",
  "no-menu-button": "Il manque un bouton avant le nav du menu.",
  "no-submenu-heading": "Un sous-menu n’a pas de titre, qui nomme son bouton.",
  "no-entry-summary": "Une entrée du menu (details) n’a pas de summary.",
};

/** What is wrong, in French; the code itself when it is another copy's. */
export const markerErrorSentence = ({ code, values = [], message }: MarkerError): string =>
  code in SENTENCES ? filled(SENTENCES[code], values) : `Signet dit : ${message}.`;
