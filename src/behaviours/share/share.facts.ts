import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const shareFacts: MarkerFacts = {
  kind: "behaviour",
  name: "share",
  title: "Partage",
  purpose: "« Copier le lien », les réseaux, et la feuille de partage du système.",
  attributes: [
    {
      name: "data-url",
      value: "link",
      example: "/activites/bal",
      without: "l’adresse canonique de la page, ou la sienne",
      about: "L’adresse à partager.",
      english:
        "the address to share; without it, the page's `<link rel=\"canonical\">`, or else the page's address without `#…`",
    },
    {
      name: "data-title",
      value: "text",
      example: "Le grand bal des poètes",
      without: "le titre de la page",
      about: "Son titre, pour les réseaux et la feuille de partage.",
      english: "its title, for the networks and the share sheet; without it, the page's title",
    },
  ],
  inside: [{ name: "details", required: true, about: "Un details avec un summary." }],
  snippet: `<div data-behaviour="share">
  <details>
    <summary>Partager</summary>
    <p>Copiez l’adresse de cette page.</p>
  </details>
</div>`,
  keys: [
    { keys: "Enter, Space", where: "'Partager'", does: "opens or closes the block" },
    {
      keys: "Tab",
      where: "an open share block",
      does: "moves to the address, 'Copier le lien', the networks, the system's share sheet",
    },
    { keys: "Escape", where: "an open share block", does: "closes it and returns focus to 'Partager'" },
    {
      keys: "Enter",
      where: "'Copier le lien'",
      does: "copies the address, confirms it and keeps focus; without a clipboard, selects the address and moves focus to it",
    },
  ],
  guide: {
    see: "À voir sur la page d’[une activité](/activites/petit-dejeuner-des-editrices).",
    without:
      "Un bouton qui se déplie sur la consigne. Un gabarit y écrit l’adresse et les liens des réseaux.",
    mistakes: [
      {
        wrong: '<div data-behaviour="share"><p>Partager</p></div>',
        happens: "Le marqueur échoue : il n’y a pas de `details` à déplier.",
        right: "<details><summary>Partager</summary><p>…</p></details>",
        state: "failed",
      },
      {
        wrong:
          '<div data-behaviour="share" data-url="salon.example.com"><details><summary>Partager</summary></details></div>',
        happens: "Rien ne le signale : sans `https://`, c’est une page de ce site qui est partagée.",
        right: 'data-url="https://salon.example.com/"',
        state: "ready",
      },
    ],
    room: "middle",
  },
};
