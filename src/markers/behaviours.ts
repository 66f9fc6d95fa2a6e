/** The behaviours, for `src/markers.ts`. */
import type { InsideFacts, MarkerFacts } from "./marker-facts.ts";

const list: InsideFacts = {
  name: "ul, ol",
  required: true,
  about: "Une liste : un élément pour chaque carte, affiche ou livre.",
};

const slides: InsideFacts = {
  name: "data-slides",
  about: "Sur la liste qui défile, quand il y en a plusieurs.",
};

const controls: InsideFacts = {
  name: "data-controls",
  about: "Sur un élément vide avant la liste : il garde la place des boutons.",
};

export const behaviourFacts: readonly MarkerFacts[] = [
  {
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
  },
  {
    kind: "behaviour",
    name: "search-form",
    title: "Formulaire de recherche",
    purpose: "Une recherche vide n’est pas envoyée : un message dit ce qui manque.",
    attributes: [],
    inside: [
      { name: '[name="q"]', required: true, about: "Un champ nommé q dans un form ; ou un lien seul." },
    ],
    snippet: `<div data-behaviour="search-form">
  <p><a href="/activites">Chercher dans tout le Salon</a></p>
</div>`,
  },
  {
    kind: "behaviour",
    name: "search-overlay",
    title: "Recherche par-dessus la page",
    purpose: "La recherche du site dans une fenêtre ; la page derrière ne défile pas.",
    attributes: [],
    inside: [
      {
        name: "dialog",
        required: true,
        about: "Un dialog avec un champ nommé q et ses boutons popovertarget ; ou un lien seul.",
      },
    ],
    snippet: `<div data-behaviour="search-overlay">
  <p><a href="/activites">Rechercher</a></p>
</div>`,
  },
  {
    kind: "behaviour",
    name: "faq",
    title: "Foire aux questions",
    purpose: "Une adresse ouvre sa question, chaque question a son lien, toutes les réponses s’impriment.",
    attributes: [],
    inside: [
      {
        name: "details",
        required: true,
        about: "Une question par details, dans son summary ; ou des titres suivis de leur réponse.",
      },
    ],
    snippet: `<div data-behaviour="faq">
  <h3>Combien coûte l’entrée ?</h3>
  <p>Un billet d’un jour coûte 10 $.</p>
  <h3>Où acheter mes billets ?</h3>
  <p>En ligne jusqu’à la veille de votre visite.</p>
</div>`,
  },
  {
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
      },
      {
        name: "data-title",
        value: "text",
        example: "Le grand bal des poètes",
        without: "le titre de la page",
        about: "Son titre, pour les réseaux et la feuille de partage.",
      },
    ],
    inside: [{ name: "details", required: true, about: "Un details avec un summary." }],
    snippet: `<div data-behaviour="share">
  <details>
    <summary>Partager</summary>
    <p>Copiez l’adresse de cette page.</p>
  </details>
</div>`,
  },
  {
    kind: "behaviour",
    name: "video-overlay",
    title: "Vidéos",
    purpose: "Un clic sur une carte joue la vidéo par-dessus la page.",
    attributes: [
      {
        name: "data-player",
        value: "template",
        example: "https://www.youtube-nocookie.com/embed/{id}?autoplay=1",
        places: ["{id}"],
        without: "https://www.youtube-nocookie.com/embed/{id}?autoplay=1",
        about: "L’adresse du lecteur.",
      },
      {
        name: "data-consent",
        value: "word",
        example: "ask",
        without: "le clic sur la carte vaut accord",
        about: "Dit d’abord quel site joue la vidéo, et demande l’accord de la personne.",
      },
    ],
    inside: [
      {
        name: "data-video-id",
        required: true,
        about: "L’identifiant de la vidéo, sur le lien ou sur un élément qui l’entoure.",
      },
      {
        name: "data-video-title",
        about: "Le titre de la vidéo ; sans lui, le premier titre de la carte, ou le texte du lien.",
      },
      {
        name: "data-video-elsewhere",
        about: "Sur des mots comme « (autre site) », masqués tant qu’un clic ouvre la fenêtre.",
      },
    ],
    snippet: `<div data-behaviour="video-overlay">
  <ul>
    <li><a href="https://www.youtube.com/watch?v=a1B2c3D4e5F" data-video-id="a1B2c3D4e5F">
      <img src="/media/dictee.jpg" alt="">
      <h3>La Grande Dictée</h3>
    </a></li>
  </ul>
</div>`,
  },
  {
    kind: "behaviour",
    name: "must-see",
    title: "À ne pas manquer",
    purpose: "Des affiches, une à la fois, la suivante toutes les quatre secondes.",
    attributes: [],
    inside: [list, slides, controls],
    snippet: `<div data-behaviour="must-see">
  <h2>À ne pas manquer</h2>
  <ul>
    <li><h3>Le grand bal des poètes</h3><p><a href="/activites/bal">Voir l’activité</a></p></li>
    <li><h3>Le train du roman</h3><p><a href="/activites/train">Voir l’activité</a></p></li>
  </ul>
</div>`,
  },
  {
    kind: "behaviour",
    name: "books",
    title: "Livres",
    purpose: "Des couvertures que l’on feuillette, et le texte du livre qui est devant.",
    attributes: [],
    inside: [list, slides, controls],
    snippet: `<div data-behaviour="books">
  <ul>
    <li><img src="/media/sel.jpg" alt=""><div><h3>Le sel des autres</h3><p>Pascale Jebali</p></div></li>
    <li><img src="/media/ogre.jpg" alt=""><div><h3>L’ogre</h3><p>Clémence Ouellonde</p></div></li>
  </ul>
</div>`,
  },
  {
    kind: "behaviour",
    name: "card-rotation",
    title: "Cartes qui changent",
    purpose: "Des cartes dans un ordre tiré au sort, quatre à la fois.",
    attributes: [],
    inside: [list, slides],
    snippet: `<div data-behaviour="card-rotation">
  <ul>
    <li><a href="/auteurs/pouliot"><img src="/media/pouliot.jpg" alt=""> Zacharie Pouliot</a></li>
    <li><a href="/auteurs/ouellonde"><img src="/media/ouellonde.jpg" alt=""> Clémence Ouellonde</a></li>
    <li><a href="/auteurs/jebali"><img src="/media/jebali.jpg" alt=""> Pascale Jebali</a></li>
    <li><a href="/auteurs/aube"><img src="/media/aube.jpg" alt=""> Lison Aubé</a></li>
    <li><a href="/auteurs/landry"><img src="/media/landry.jpg" alt=""> Ève Landry</a></li>
  </ul>
</div>`,
  },
];
