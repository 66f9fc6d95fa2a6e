/** The islands, for `src/markers.ts`. */
import type { AttributeFacts, InsideFacts, MarkerFacts } from "./marker-facts.ts";

const api: AttributeFacts = {
  name: "data-api",
  value: "api",
  example: "/api",
  required: true,
  about: "L’adresse de l’API, sans « ? » ni « # ».",
};

const errors: AttributeFacts = {
  name: "data-errors",
  value: "word",
  example: "visible",
  without: "un chargement qui échoue ne se voit que dans la console",
  about: "Dit au public qu’un chargement a échoué, avec un bouton « Réessayer ».",
};

const initial: InsideFacts = {
  name: "data-initial",
  about:
    "Sur un script de type application/json : les données déjà connues, qui évitent la première requête.",
};

/** An address of a provider, with the place `{id}`. */
const template = (name: string, example: string, about: string): AttributeFacts => ({
  name,
  value: "template",
  example,
  places: ["{id}"],
  without: example,
  about,
});

const consent = (name: string, about: string): AttributeFacts => ({
  name,
  value: "word",
  example: "ask",
  without: "rien n’est demandé",
  about,
});

const directory = (
  name: string,
  title: string,
  purpose: string,
  href: string,
  label: string,
): MarkerFacts => ({
  kind: "island",
  name,
  title,
  purpose,
  attributes: [
    api,
    errors,
    {
      name: "data-letters",
      value: "text",
      example: "abcdefg139",
      without: "toutes les lettres sont des liens",
      about: "Les lettres et les chiffres qui mènent à quelqu’un ; les autres ne sont pas des liens.",
    },
  ],
  inside: [initial],
  snippet: `<div data-island="${name}" data-api="/api" data-errors="visible">
  <p><a href="${href}">${label}</a></p>
</div>`,
});

export const islandFacts: readonly MarkerFacts[] = [
  {
    kind: "island",
    name: "programme",
    title: "Programmation",
    purpose:
      "La liste des activités : filtres, horaire, carte, « Afficher plus » ; l’adresse suit les choix.",
    attributes: [
      api,
      errors,
      {
        name: "data-before-event",
        value: "flag",
        example: "",
        about:
          "La programmation n’est pas dévoilée : le HTML à l’intérieur est l’annonce, rien n’est demandé à l’API.",
      },
      {
        name: "data-newsletter",
        value: "link",
        example: "/infolettre",
        about: "Avec data-before-event et rien à l’intérieur : la page d’abonnement à l’infolettre.",
      },
      {
        name: "data-map-tiles",
        value: "template",
        example: "https://tuiles.example.com/{z}/{x}/{y}.png",
        places: ["{z}", "{x}", "{y}"],
        without: "la liste des lieux, sans carte",
        about: "L’adresse d’une tuile de la carte.",
      },
      {
        name: "data-map-token",
        value: "text",
        example: "pk.abc123",
        about: "Le jeton public du service de tuiles, à la place de {token} dans data-map-tiles.",
      },
      {
        name: "data-map-attribution",
        value: "text",
        example: "© OpenStreetMap https://www.openstreetmap.org/copyright",
        about: "La mention que le service de tuiles demande ; une adresse à la fin en fait un lien.",
      },
      consent("data-map-consent", "Demande l’accord de la personne avant de charger la carte."),
    ],
    inside: [initial],
    snippet: `<div data-island="programme" data-api="/api" data-errors="visible">
  <p><a href="/programmation">Voir la programmation</a></p>
</div>`,
  },
  directory(
    "authors",
    "Auteur·rice·s",
    "Le répertoire des auteur·rice·s : lettres, pages, recherche d’un nom parmi ceux qui sont chargés.",
    "/auteurs",
    "Les auteur·rice·s, de A à Z",
  ),
  directory(
    "exhibitors",
    "Exposant·e·s",
    "Le répertoire des exposant·e·s : le même, avec le logo et le kiosque.",
    "/exposants.pdf",
    "Les exposant·e·s en PDF",
  ),
  {
    kind: "island",
    name: "webcast",
    title: "Webdiffusion",
    purpose: "Le lecteur des webdiffusions, leur clavardage, les livres liés, et les autres flux en cartes.",
    attributes: [
      api,
      {
        name: "data-query",
        value: "text",
        example: '{ entry(section: "pageHome") { … } }',
        without: "la requête de src/islands/webcast/api/query.ts",
        about: "Le texte de la requête GraphQL, pour un autre CMS que Craft.",
      },
      template(
        "data-player-stream",
        "https://www.youtube-nocookie.com/embed/{id}",
        "L’adresse du lecteur d’une diffusion en direct.",
      ),
      template(
        "data-player-playlist",
        "https://www.youtube-nocookie.com/embed/videoseries?list={id}",
        "L’adresse du lecteur d’une liste de lecture.",
      ),
      template(
        "data-chat",
        "https://www.youtube.com/live_chat?v={id}&embed_domain={host}",
        "L’adresse du clavardage d’un direct ; vide : il n’y en a pas. {host} est le nom d’hôte de la page.",
      ),
      template(
        "data-thumbnail-stream",
        "https://i.ytimg.com/vi/{id}/hqdefault.jpg",
        "L’adresse de l’image d’un direct ; vide : le titre en tient lieu.",
      ),
      {
        ...template(
          "data-thumbnail-playlist",
          "https://images.example.com/{id}.jpg",
          "La même, pour une liste de lecture.",
        ),
        without: "le titre en tient lieu",
      },
      consent(
        "data-consent",
        "Ne demande rien au diffuseur, images comprises, avant un clic sur « Regarder ».",
      ),
      {
        name: "data-cards",
        value: "word",
        example: "all",
        without: "les autres flux seulement",
        about: "Le flux qui joue est aussi parmi les cartes.",
      },
    ],
    inside: [initial],
    snippet: `<div data-island="webcast" data-api="/api">
  <p><a href="https://example.com/direct">Voir le direct</a></p>
</div>`,
  },
  {
    kind: "island",
    name: "selection",
    title: "Ma sélection",
    purpose:
      "Le plan des activités gardées avec leur ruban : par jour et par heure, ce qui se chevauche, ce qui a changé, un lien et un code QR pour l’emporter.",
    attributes: [api],
    inside: [],
    snippet: `<div data-island="selection" data-api="/api">
  <p><a href="/programmation">Parcourir la programmation</a></p>
</div>`,
  },
  {
    kind: "island",
    name: "now",
    title: "En ce moment",
    purpose:
      "Ce qui a lieu à cette minute et ce qui suit, lieu par lieu ; ou un tableau pour un écran du hall.",
    attributes: [
      api,
      {
        name: "data-programme",
        value: "link",
        example: "/programmation",
        without: "il n’y a pas de lien vers le programme du jour",
        about: "L’adresse de la programmation.",
      },
      {
        name: "data-board",
        value: "flag",
        example: "",
        about: "Un tableau pour un écran du hall : en grand, sans liens.",
      },
      {
        name: "data-room",
        value: "text",
        example: "6562",
        without: "tous les lieux",
        about: "Le numéro d’une salle, comme dans l’adresse de la programmation : ses activités seulement.",
      },
    ],
    inside: [],
    snippet: `<div data-island="now" data-api="/api" data-programme="/programmation">
  <p><a href="/programmation">Voir la programmation</a></p>
</div>`,
  },
];
