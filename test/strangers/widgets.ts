/** Every widget in the state that shows most of it, in markup that an editor can paste or a theme without css prints. */
import { markerFacts } from "../../src/markers.ts";
import type { WatchedPage } from "../browser/harness.ts";

export interface Widget {
  readonly name: string;
  /** Value of `data-island` or `data-behaviour`. */
  readonly marker: string;
  readonly html: string;
  /** Query of the page's address. */
  readonly query?: string;
  /** Css files beside base.css that a theme links, by their stable names. */
  readonly css: readonly string[];
  /** Brings the widget into the state to look at. */
  readonly act?: (page: WatchedPage) => Promise<unknown>;
  /** Controls that change their state when they are pressed: the first element of each selector is pressed. */
  readonly presses?: readonly string[];
  /** The widget lies over the page and may be as wide as the window. */
  readonly isOverlay?: boolean;
}

const MAP =
  'data-map-tiles="/tiles/{z}/{x}/{y}.svg" data-map-attribution="Fond de carte dessiné pour ce salon"';
const PROGRAMME = `<div data-island="programme" data-api="/api" data-errors="visible" ${MAP}>
  <p><a href="/programmation">Voir la programmation</a></p></div>`;
const FACES = [30001, 30002, 30003, 30004, 30005, 30006]
  .map((id) => `<li><a href="/auteurs"><img src="/media/author/${id}.svg" alt=""> Zacharie Pouliot</a></li>`)
  .join("");

const programme = (name: string, rest: Partial<Widget>): Widget => ({
  name,
  marker: "programme",
  html: PROGRAMME,
  css: ["programme.css"],
  ...rest,
});

const IN_USE: readonly Widget[] = [
  programme("programme, list", {
    presses: [".signet-programme > .signet-programme-views > .signet-programme-view"],
  }),
  programme("programme, schedule", { query: "?mode=horaire" }),
  programme("programme, map", {
    query: "?mode=carte",
    act: (page) => page.locator(".leaflet-tile-loaded").first().waitFor(),
    presses: [".signet-programme-spot"],
  }),
  programme("programme, filters", {
    act: async (page) => {
      const folded = page.getByRole("button", { name: /^Filtres/ });
      if (await folded.isVisible()) await folded.click();
      await page.locator("#filtres-plus").click();
      await page.locator("#filtres .signet-programme-choices").first().waitFor();
      await page.getByRole("slider").first().waitFor();
    },
    presses: [".signet-programme-area", ".signet-programme-switch"],
  }),
  {
    name: "webcast",
    marker: "webcast",
    html: `<div data-island="webcast" data-api="/api" data-player-stream="/lecteur/direct/{id}" data-player-playlist="/lecteur/liste/{id}"
      data-chat="/lecteur/clavardage/{id}?hote={host}" data-thumbnail-stream="/media/stage/{id}.svg" data-thumbnail-playlist="/media/stage/{id}.svg">
      <p><a href="https://example.com/direct">Voir le direct</a></p></div>`,
    css: ["webcast.css"],
    act: (page) => page.getByRole("button", { name: /^Livres/ }).click(),
  },
  {
    name: "now",
    marker: "now",
    html: `<div data-island="now" data-api="/api" data-programme="/programmation"><p><a href="/programmation">Voir la programmation</a></p></div>`,
    css: ["now.css"],
  },
  {
    name: "authors",
    marker: "authors",
    html: `<div data-island="authors" data-api="/api"><p><a href="/auteurs">Les auteur·rice·s, de A à Z</a></p></div>`,
    css: ["authors.css"],
    presses: ["nav[aria-label] a[href*='letter=b']"],
  },
  {
    name: "exhibitors",
    marker: "exhibitors",
    html: `<div data-island="exhibitors" data-api="/api"><p><a href="/exposants.pdf">Les exposant·e·s en PDF</a></p></div>`,
    css: ["exhibitors.css"],
  },
  {
    name: "mega-menu",
    marker: "mega-menu",
    html: `<div data-behaviour="mega-menu">
      <button type="button" popovertarget="menu">Menu</button>
      <nav id="menu" popover aria-label="Menu complet"><h2>Votre visite</h2>
        <ul><li><a href="/faq#billets">Billets et entrée</a></li></ul>
        <section data-submenu><h2>Éditions</h2>
          <details name="editions"><summary>2025</summary><ul><li><a href="/videos#edition-2025">Les vidéos</a></li></ul></details>
        </section></nav></div>`,
    css: [],
    isOverlay: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.locator("[data-menu=open]").waitFor();
    },
  },
  {
    name: "search-overlay",
    marker: "search-overlay",
    html: `<button type="button" popovertarget="recherche">Rechercher</button>
      <dialog class="signet-root signet-search-overlay" data-behaviour="search-overlay" id="recherche" popover aria-label="Recherche">
      <form class="signet-search" data-behaviour="search-form" action="/activites" method="get" role="search">
        <div class="signet-search-line"><input type="search" name="q" aria-label="Un titre, un nom" placeholder="Un titre, un nom" required>
        <button class="signet-button signet-button-solid">Chercher</button></div></form>
      <button type="button" class="signet-button signet-icon signet-icon-close" popovertarget="recherche" popovertargetaction="hide">Fermer la recherche</button>
      <button type="button" class="signet-link signet-search-overlay-end" popovertarget="recherche" popovertargetaction="hide">Revenir à la page</button></dialog>`,
    css: ["search-form.css", "search-overlay.css"],
    isOverlay: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Rechercher", exact: true }).click();
      await page.locator("dialog[open]").waitFor();
      await page.getByRole("button", { name: "Chercher", exact: true }).click();
    },
  },
  {
    name: "search-form",
    marker: "search-form",
    html: `<div data-behaviour="search-form"><p><a href="/activites">Chercher dans tout le Salon</a></p></div>`,
    css: ["search-form.css"],
    act: (page) => page.locator(".signet-search button").click(),
  },
  {
    name: "faq",
    marker: "faq",
    html: `<div data-behaviour="faq"><details id="q-prix" open><summary>Combien coûte l’entrée ?</summary><p>Un billet d’un jour coûte 10 $.</p></details>
      <details id="q-billets"><summary>Où acheter mes billets ?</summary><p>En ligne jusqu’à la veille de votre visite.</p></details></div>`,
    css: ["faq.css"],
  },
  {
    name: "share",
    marker: "share",
    html: `<div data-behaviour="share"><details><summary>Partager</summary><p>Copiez l’adresse de cette page.</p></details></div>`,
    css: ["share.css"],
    act: async (page) => {
      await page.locator("summary").click();
      await page.getByRole("button", { name: "Copier le lien" }).waitFor();
    },
  },
  {
    name: "must-see",
    marker: "must-see",
    html: `<div data-behaviour="must-see"><h2>À ne pas manquer</h2><ul>
      <li><h3>Le grand bal des poètes</h3><p><a href="/activites/bal">Voir l’activité</a></p></li>
      <li><h3>Le train du roman</h3><p><a href="/activites/train">Voir l’activité</a></p></li></ul></div>`,
    css: ["must-see.css"],
  },
  {
    name: "books",
    marker: "books",
    html: `<div data-behaviour="books"><ul>
      <li><img src="/media/book/60001.webp" alt=""><div><h3>Le sel des autres</h3><p>Pascale Jebali</p></div></li>
      <li><img src="/media/book/60002.webp" alt=""><div><h3>L’ogre</h3><p>Clémence Ouellonde</p></div></li>
      <li><img src="/media/book/60003.webp" alt=""><div><h3>La dictée</h3><p>Zacharie Pouliot</p></div></li></ul></div>`,
    css: ["books.css"],
  },
  {
    name: "card-rotation",
    marker: "card-rotation",
    html: `<div data-behaviour="card-rotation"><ul>${FACES}</ul></div>`,
    css: ["card-rotation.css"],
  },
  {
    name: "keep",
    marker: "keep",
    html: `<div data-behaviour="keep" data-activity="123"><h3><a href="/activites/bal">Le grand bal des poètes</a></h3></div>`,
    css: ["keep.css"],
    act: (page) => page.locator(".signet-keep").click(),
    presses: [".signet-keep"],
  },
  {
    name: "selection-link",
    marker: "selection-link",
    html: `<div data-behaviour="selection-link"><p><a href="/ma-selection">Ma sélection</a></p></div>`,
    css: ["selection-link.css"],
  },
  {
    name: "video-overlay",
    marker: "video-overlay",
    html: `<div data-behaviour="video-overlay" data-player="/lecteur/liste/{id}" data-consent="ask"><ul>
      <li><a href="https://www.youtube.com/watch?v=a1B2c3D4e5F" data-video-id="a1B2c3D4e5F"><h3>La Grande Dictée</h3></a></li></ul></div>`,
    css: ["video-overlay.css"],
    isOverlay: true,
    act: async (page) => {
      await page.locator("[data-video-id]").click();
      await page.locator("dialog.signet-video[open]").waitFor();
    },
  },
];

/** These, and the snippet of each marker that is not among them. */
export const WIDGETS: readonly Widget[] = [
  ...IN_USE,
  ...markerFacts
    .filter(({ name }) => IN_USE.every(({ marker }) => marker !== name))
    .map(({ name, snippet }) => ({ name, marker: name, html: snippet, css: [`${name}.css`] })),
];
