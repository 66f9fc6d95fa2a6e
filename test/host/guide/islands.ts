/** The guide's texts for the islands. */
import type { Chapter, Mistake } from "./chapter.ts";

const noApi = (name: string): Mistake => ({
  wrong: `<div data-island="${name}"></div>`,
  happens:
    "Le marqueur échoue : il ne sait pas où demander. La console le dit, la page reste comme elle est.",
  right: 'data-api="/api"',
  state: "failed",
});

const silentErrors = (name: string): Mistake => ({
  wrong: `<div data-island="${name}" data-api="/api" data-error="visible"></div>`,
  happens: "Rien ne le signale. Quand un chargement échoue, le public n’en sait rien : il manque un « s ».",
  right: 'data-errors="visible"',
  state: "ready",
});

const letter = (name: string, page: string): Mistake => ({
  wrong: `<div data-island="${name}" data-api="/api" data-letter="b"></div>`,
  happens: "Toute la liste paraît : la lettre se choisit par l’adresse de la page.",
  right: `${page}?letter=b`,
  state: "ready",
});

const french = (name: string, said: string): Mistake => ({
  wrong: `<div data-island="${said}" data-api="/api"></div>`,
  happens: "Le marqueur échoue : les noms sont anglais. La console donne la liste de ceux qui existent.",
  right: `data-island="${name}"`,
  state: "failed",
});

export const islandChapters: Readonly<Record<string, Chapter>> = {
  programme: {
    see: "À voir sur [la page de la programmation](/programmation), et [avant son dévoilement](/programmation-avant).",
    without:
      "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime la liste et les filtres, qui marchent alors sans script.",
    mistakes: [
      noApi("programme"),
      {
        wrong: '<div data-island="programme" data-api="/api?cle=1"></div>',
        happens: "Le marqueur échoue : l’adresse est une racine, à laquelle Signet ajoute la suite.",
        right: 'data-api="/api"',
        state: "failed",
      },
      silentErrors("programme"),
      {
        wrong: '<div data-island="programme" data-api="/api" data-before><p>Bientôt !</p></div>',
        happens: "La liste paraît quand même, à la place de l’annonce.",
        right: "data-before-event",
        state: "ready",
      },
      {
        wrong: '<div data-island="programme" data-api="/api" data-map-tiles="/tuiles/carte.png"></div>',
        happens: "La liste va bien ; la vue « Carte » dit que la carte n’est pas disponible.",
        right: 'data-map-tiles="/tuiles/{z}/{x}/{y}.png"',
        state: "ready",
      },
    ],
    room: "high",
  },
  authors: {
    see: "À voir sur [la page des auteur·rice·s](/auteurs).",
    without: "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime l’alphabet et la liste.",
    mistakes: [
      noApi("authors"),
      french("authors", "auteurs"),
      silentErrors("authors"),
      letter("authors", "/auteurs"),
    ],
    room: "high",
  },
  exhibitors: {
    see: "À voir sur [la page des exposant·e·s](/exposants).",
    without: "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime l’alphabet et la liste.",
    mistakes: [
      noApi("exhibitors"),
      french("exhibitors", "exposants"),
      silentErrors("exhibitors"),
      letter("exhibitors", "/exposants"),
    ],
    room: "high",
  },
  webcast: {
    see: "À voir sur [la page des webdiffusions](/webdiffusion). Ici, avec le lecteur de ce salon ; sans ces adresses, c’est celui de YouTube.",
    without:
      "Le HTML écrit à l’intérieur : ici, un lien vers le direct. Un gabarit y imprime l’image, le titre et les autres flux, en liens vers le diffuseur.",
    live: `<div data-island="webcast" data-api="/api"
     data-player-stream="/lecteur/direct/{id}"
     data-player-playlist="/lecteur/liste/{id}"
     data-chat="/lecteur/clavardage/{id}"
     data-thumbnail-stream="/media/stage/{id}.svg">
  <p><a href="https://example.com/direct">Voir le direct</a></p>
</div>`,
    mistakes: [
      noApi("webcast"),
      {
        wrong:
          '<div data-island="webcast" data-api="/api" data-player-stream="https://video.example.com/direct"></div>',
        happens: "Le marqueur échoue : sans `{id}`, tous les flux auraient la même adresse.",
        right: 'data-player-stream="https://video.example.com/direct/{id}"',
        state: "failed",
      },
      {
        wrong:
          '<div data-island="webcast" data-api="/api" data-player-stream="http://video.example.com/{id}"></div>',
        happens: "Le marqueur échoue : un lecteur d’un autre site doit être en https.",
        right: 'data-player-stream="https://video.example.com/{id}"',
        state: "failed",
      },
      {
        wrong: '<div data-island="webcast" data-api="/api" data-consent="oui"></div>',
        happens: "Rien ne le signale, et rien n’est demandé au public : le seul mot compris est `ask`.",
        right: 'data-consent="ask"',
      },
    ],
    room: "high",
  },
  selection: {
    see: "À voir sur [la page de la sélection](/ma-selection).",
    without:
      "Le HTML écrit à l’intérieur : ici, un lien. Ce que le public garde est dans son navigateur, que le serveur ne connaît pas.",
    mistakes: [
      noApi("selection"),
      french("selection", "ma-selection"),
      {
        wrong: '<div data-island="selection" data-api="/api"></div>',
        happens:
          "Rien ne le signale. Le premier lien à l’intérieur mène à la programmation : sans lui, une sélection vide n’y mène pas.",
        right: '<a href="/programmation">',
        state: "ready",
      },
    ],
    room: "high",
  },
  now: {
    see: "À voir sur [l’accueil](/), et en tableau sur [l’écran du hall](/ecran).",
    without:
      "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime les activités de l’heure, avec leurs heures.",
    mistakes: [
      noApi("now"),
      french("now", "maintenant"),
      {
        wrong: '<div data-island="now" data-api="/api" data-room="La Place publique"></div>',
        happens: "Tous les lieux paraissent : une salle se choisit par son numéro.",
        right: 'data-room="6562"',
        state: "ready",
      },
    ],
    room: "middle",
  },
};
