import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const megaMenuFacts: MarkerFacts = {
  kind: "behaviour",
  name: "mega-menu",
  title: "Menu complet",
  purpose: "Le menu du site, sous l’en-tête : en colonnes, ou sur tout l’écran quand il est étroit.",
  attributes: [],
  inside: [
    { name: "a[href]", required: true, about: "Des liens, dans un nav qui suit un button, ou seuls." },
    {
      name: "data-submenu",
      about: "Dans le nav : un sous-menu, qui prend la place du reste sur un écran étroit.",
    },
  ],
  snippet: `<div data-behaviour="mega-menu">
  <h2>Votre visite</h2>
  <ul>
    <li><a href="/faq">Billets et entrée</a></li>
    <li><a href="/programmation">Programmation</a></li>
  </ul>
</div>`,
  keys: [
    { keys: "Enter, Space", where: "'Menu'", does: "opens or closes the menu and keeps focus" },
    {
      keys: "Tab",
      where: "the menu in columns",
      does: "moves from 'Menu' through the groups and the years, in their order",
    },
    { keys: "Tab, Shift+Tab", where: "past the menu in columns", does: "closes it and moves focus on" },
    { keys: "Tab, Shift+Tab", where: "the menu on a narrow page", does: "stays in the menu and its button" },
    {
      keys: "Enter, Space",
      where: "'Éditions' on a narrow page",
      does: "shows the editions in place of the menu and moves focus to 'Retour au menu'",
    },
    {
      keys: "Enter, Space",
      where: "'Retour au menu'",
      does: "shows the menu again and returns focus to 'Éditions'",
    },
    {
      keys: "Enter, Space",
      where: "a year",
      does: "opens its links and closes the year that was open; a second press closes it",
    },
    {
      keys: "Escape",
      where: "the open menu",
      does: "closes it, also from a sub-menu, and returns focus to 'Menu'",
    },
  ],
  guide: {
    see: "À voir sous le bouton « Menu », en haut de cette page.",
    without:
      "Les liens, à leur place dans la page. Dans un gabarit, un `nav popover` que le navigateur ouvre et ferme lui-même.",
    mistakes: [
      {
        wrong: '<div data-behaviour="mega-menu"><nav id="menu"><p>Menu</p></nav></div>',
        happens: "Le marqueur échoue : il n’y a aucun lien à montrer.",
        right: '<nav id="menu" popover><a href="/faq">Billets</a></nav>',
        state: "failed",
      },
      {
        wrong: '<nav id="menu" data-behaviour="mega-menu"><a href="/faq">Billets</a></nav>',
        happens: "Le marqueur est autour du menu, non sur le `nav` lui-même : rien n’est à sa place.",
        right: '<div data-behaviour="mega-menu"><nav id="menu">…</nav></div>',
      },
    ],
    room: "middle",
  },
};
