import { API, INITIAL } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const webcastFacts: MarkerFacts = {
  kind: "island",
  name: "webcast",
  title: "Webdiffusion",
  purpose: "Le lecteur des webdiffusions, leur clavardage, les livres liés, et les autres flux en cartes.",
  attributes: [
    {
      ...API,
      english: "address of the API's root, e.g. `/api`, to which the query is posted; see [api.md](api.md)",
    },
    {
      name: "data-query",
      value: "text",
      example: '{ entry(section: "pageHome") { … } }',
      without: "la requête de src/islands/webcast/api/query.ts",
      about: "Le texte de la requête GraphQL, pour un autre CMS que Craft.",
      english: "the text of the query, in place of the one in `src/islands/webcast/api/query.ts`",
    },
    {
      name: "data-player-stream",
      value: "template",
      example: "https://www.youtube-nocookie.com/embed/{id}",
      places: ["{id}"],
      without: "https://www.youtube-nocookie.com/embed/{id}",
      about: "L’adresse du lecteur d’une diffusion en direct.",
      english: "address of the player of a live stream, with `{id}`",
      englishDefault: "YouTube's, on `www.youtube-nocookie.com`",
    },
    {
      name: "data-player-playlist",
      value: "template",
      example: "https://www.youtube-nocookie.com/embed/videoseries?list={id}",
      places: ["{id}"],
      without: "https://www.youtube-nocookie.com/embed/videoseries?list={id}",
      about: "L’adresse du lecteur d’une liste de lecture.",
      english: "address of the player of a playlist, with `{id}`",
      englishDefault: "YouTube's, on `www.youtube-nocookie.com`",
    },
    {
      name: "data-chat",
      value: "template",
      example: "https://www.youtube.com/live_chat?v={id}&embed_domain={host}",
      places: ["{id}"],
      without: "https://www.youtube.com/live_chat?v={id}&embed_domain={host}",
      about:
        "L’adresse du clavardage d’un direct ; vide : il n’y en a pas. {host} est le nom d’hôte de la page.",
      english:
        "address of a live stream's chat, with `{id}`, and `{host}` for the host name of the page; empty: there is none",
      englishDefault: "YouTube's",
    },
    {
      name: "data-thumbnail-stream",
      value: "template",
      example: "https://i.ytimg.com/vi/{id}/hqdefault.jpg",
      places: ["{id}"],
      without: "https://i.ytimg.com/vi/{id}/hqdefault.jpg",
      about: "L’adresse de l’image d’un direct ; vide : le titre en tient lieu.",
      english: "address of a live stream's picture, with `{id}`; empty: the title stands for it",
      englishDefault: "YouTube's",
    },
    {
      name: "data-thumbnail-playlist",
      value: "template",
      example: "https://images.example.com/{id}.jpg",
      places: ["{id}"],
      without: "le titre en tient lieu",
      about: "La même, pour une liste de lecture.",
      english: "address of a playlist's picture, with `{id}`; empty: the title stands for it",
      englishDefault: "none, as YouTube has none",
    },
    {
      name: "data-consent",
      value: "word",
      example: "ask",
      without: "rien n’est demandé",
      about: "Ne demande rien au diffuseur, images comprises, avant un clic sur « Regarder ».",
      english:
        "`ask`: nothing of the provider's, pictures included, is requested before the visitor presses 'Regarder', which is remembered. When the browser saves data, the visitor is asked in any case",
    },
    {
      name: "data-cards",
      value: "word",
      example: "all",
      without: "les autres flux seulement",
      about: "Le flux qui joue est aussi parmi les cartes.",
      english: "`all`: the stream that plays is among the cards, too",
      englishDefault: "the others only",
    },
  ],
  inside: [INITIAL],
  snippet: `<div data-island="webcast" data-api="/api">
  <p><a href="https://example.com/direct">Voir le direct</a></p>
</div>`,
  keys: [
    {
      keys: "Enter, Space",
      where: "a card",
      does: "plays its stream at once and keeps focus; the stream that played becomes a card in its place",
    },
    { keys: "Escape", where: "a card that shows its back", does: "turns it back" },
    { keys: "Enter", where: "'Livres'", does: "opens the books; Tab then reaches them" },
    { keys: "Escape", where: "the open books", does: "closes them and returns focus to 'Livres'" },
    { keys: "Enter", where: "the stream's 'Partager'", does: "opens the panel; Tab then reaches its links" },
    {
      keys: "Escape",
      where: "the stream's open share panel",
      does: "closes it and returns focus to 'Partager'",
    },
    {
      keys: "Tab, Shift+Tab",
      where: "past the stream's open share panel",
      does: "closes it, so that it does not cover the focused element",
    },
    {
      keys: "Enter",
      where: "'Passer le clavardage'",
      does: "skips the chat: moves focus to the stream's title",
    },
    { keys: "Enter", where: "'Regarder'", does: "loads the player and moves focus into it" },
    { keys: "Enter", where: "'Revenir au lecteur'", does: "moves focus to the stream's title" },
  ],
  guide: {
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
      {
        wrong: '<div data-island="webcast"></div>',
        happens:
          "Le marqueur échoue : il ne sait pas où demander. La console le dit, la page reste comme elle est.",
        right: 'data-api="/api"',
        state: "failed",
      },
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
};
