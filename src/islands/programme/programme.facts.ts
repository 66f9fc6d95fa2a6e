import { API, ERRORS, INITIAL } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const programmeFacts: MarkerFacts = {
  kind: "island",
  name: "programme",
  title: "Programmation",
  purpose: "La liste des activités : filtres, horaire, carte, « Afficher plus » ; l’adresse suit les choix.",
  attributes: [
    API,
    ERRORS,
    {
      name: "data-before-event",
      value: "flag",
      example: "",
      about:
        "La programmation n’est pas dévoilée : le HTML à l’intérieur est l’annonce, rien n’est demandé à l’API.",
      english:
        "present: the programme is not published yet. Nothing is requested from the API, the address does not change, the HTML inside is the announcement",
    },
    {
      name: "data-newsletter",
      value: "link",
      example: "/infolettre",
      about: "Avec data-before-event et rien à l’intérieur : la page d’abonnement à l’infolettre.",
      english:
        "address of the newsletter's subscription page, for the widget's own announcement (`data-before-event` and nothing inside)",
    },
    {
      name: "data-map-tiles",
      value: "template",
      example: "https://tuiles.example.com/{z}/{x}/{y}.png",
      places: ["{z}", "{x}", "{y}"],
      without: "la liste des lieux, sans carte",
      about: "L’adresse d’une tuile de la carte.",
      english:
        "address of a tile, with `{z}`, `{x}` and `{y}` (or `{-y}`), and if the service needs them `{s}` (a, b or c), `{r}` (`@2x` on high-density screens) and `{token}`",
    },
    {
      name: "data-map-token",
      value: "text",
      example: "pk.abc123",
      about: "Le jeton public du service de tuiles, à la place de {token} dans data-map-tiles.",
      english: "the service's public token, for `{token}`",
    },
    {
      name: "data-map-attribution",
      value: "text",
      example: "© OpenStreetMap https://www.openstreetmap.org/copyright",
      about: "La mention que le service de tuiles demande ; une adresse à la fin en fait un lien.",
      english:
        "the map's attribution, as text: `© OpenStreetMap`. An address at its end makes it a link: `© OpenStreetMap https://www.openstreetmap.org/copyright`",
    },
    {
      name: "data-map-consent",
      value: "word",
      example: "ask",
      without: "rien n’est demandé",
      about: "Demande l’accord de la personne avant de charger la carte.",
      english:
        "`ask`: nothing is requested from the service before the visitor presses 'Afficher la carte', which is remembered. When the browser saves data, the visitor is asked in any case",
    },
  ],
  inside: [INITIAL],
  snippet: `<div data-island="programme" data-api="/api" data-errors="visible">
  <p><a href="/programmation">Voir la programmation</a></p>
</div>`,
  keys: [
    {
      keys: "Enter, Space",
      where: "the bar 'Filtres', on a phone",
      does: "opens the filters and moves focus to their heading; closes them",
    },
    {
      keys: "Escape",
      where: "the open filters, on a phone",
      does: "closes them and returns focus to the bar 'Filtres'",
    },
    { keys: "Enter, Space", where: "a filter's button", does: "turns it on or off and keeps focus" },
    {
      keys: "ArrowRight, PageDown",
      where: "a handle of the hours",
      does: "moves it by one hour, or by several; the list is loaded one second after the last move",
    },
    { keys: "Enter", where: "a handle of the hours", does: "the list is loaded at once" },
    { keys: "Enter", where: "'Plus de filtres'", does: "opens the other filters, or closes them" },
    {
      keys: "Enter, Space, ArrowDown",
      where: "a searchable list",
      does: "opens it; a letter opens it, too, and starts the search",
    },
    { keys: "Escape", where: "an open searchable list", does: "closes it, chooses nothing, keeps focus" },
    { keys: "Tab", where: "an open searchable list", does: "closes it and moves focus to the next field" },
    {
      keys: "Escape",
      where: "the search field of the programme",
      does: "empties it, shows all activities again and keeps focus",
    },
    {
      keys: "Enter",
      where: "a filter that is offered to be dropped",
      does: "drops it and moves focus to the results' heading",
    },
    {
      keys: "Enter",
      where: "a chip",
      does: "removes the filter and moves focus to the next chip, or to the previous one, or to the results' heading",
    },
    {
      keys: "Enter",
      where: "'Réinitialiser'",
      does: "removes all filters and moves focus to the filters' heading",
    },
    { keys: "Enter", where: "a view", does: "shows it and keeps focus" },
    {
      keys: "Enter",
      where: "'Partager les résultats'",
      does: "copies their address, confirms it and keeps focus",
    },
    {
      keys: "Escape",
      where: "the address to be copied by hand",
      does: "removes the field and returns focus to 'Partager les résultats'",
    },
    {
      keys: "Enter, Space",
      where: "'Arrêter les animations'",
      does: "stops or resumes everything that moves by itself on this site",
    },
    {
      keys: "Enter",
      where: "'Voir plus d'activités'",
      does: "adds a page and moves focus to its first card",
    },
    {
      keys: "Enter",
      where: "'Ajouter ces activités'",
      does: "saves all shown activities for a calendar, says how many, and keeps focus",
    },
    { keys: "Enter", where: "'Retour aux filtres'", does: "moves focus to the filters" },
    {
      keys: "Enter",
      where: "a card's title",
      does: "opens the activity's page; Back returns to the same list, with focus on that card",
    },
    { keys: "Enter, Space", where: "a card's tag", does: "applies it as a filter; focus is never lost" },
    {
      keys: "Enter, Space",
      where: "a card's bookmark",
      does: "keeps the activity in the selection, or drops it, and keeps focus",
    },
    { keys: "Enter", where: "a card's '.ics'", does: "saves the activity for a calendar and keeps focus" },
    { keys: "Enter", where: "a card's 'Partager'", does: "opens the panel; Tab then reaches its links" },
    { keys: "Escape", where: "an open share panel", does: "closes it and returns focus to 'Partager'" },
    {
      keys: "Tab, Shift+Tab",
      where: "past an open share panel",
      does: "closes it, so that it does not cover the focused element",
    },
    {
      keys: "Tab",
      where: "the schedule",
      does: "moves from title to title in the order of time; the day's label covers none of them",
    },
    { keys: "Enter", where: "'Passer la carte'", does: "skips the map: moves focus to the list of places" },
    { keys: "Tab", where: "the map", does: "moves from pin to pin; the map moves to show each of them" },
    {
      keys: "Enter, Space",
      where: "a pin of the map",
      does: "opens its popup, moves focus into it, and shows its activities",
    },
    { keys: "Enter, Space", where: "a place of the list", does: "opens its popup and shows its activities" },
    {
      keys: "Escape",
      where: "a place's popup",
      does: "closes it, shows all activities again and returns focus to the pin or the list",
    },
  ],
  guide: {
    see: "À voir sur [la page de la programmation](/programmation), et [avant son dévoilement](/programmation-avant).",
    without:
      "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime la liste et les filtres, qui marchent alors sans script.",
    mistakes: [
      {
        wrong: '<div data-island="programme"></div>',
        happens:
          "Le marqueur échoue : il ne sait pas où demander. La console le dit, la page reste comme elle est.",
        right: 'data-api="/api"',
        state: "failed",
      },
      {
        wrong: '<div data-island="programme" data-api="/api?cle=1"></div>',
        happens: "Le marqueur échoue : l’adresse est une racine, à laquelle Signet ajoute la suite.",
        right: 'data-api="/api"',
        state: "failed",
      },
      {
        wrong: '<div data-island="programme" data-api="/api" data-error="visible"></div>',
        happens:
          "Rien ne le signale. Quand un chargement échoue, le public n’en sait rien : il manque un « s ».",
        right: 'data-errors="visible"',
        state: "ready",
      },
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
};
