/** The guide's texts for the behaviours. */
import type { Chapter, Mistake } from "./chapter.ts";

const noList = (name: string, what: string): Mistake => ({
  wrong: `<div data-behaviour="${name}"><p>${what}</p></div>`,
  happens: "Le marqueur échoue : il n’y a pas de liste à l’intérieur. La page reste comme elle est.",
  right: `<div data-behaviour="${name}"><ul><li>…</li></ul></div>`,
  state: "failed",
});

export const behaviourChapters: Readonly<Record<string, Chapter>> = {
  "mega-menu": {
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
  "search-form": {
    see: "À voir sur [la page des résultats](/activites), et dans la recherche de l’en-tête.",
    without:
      "Dans un gabarit, un formulaire qui cherche comme tous les formulaires. Ici, un lien vers la recherche.",
    mistakes: [
      {
        wrong:
          '<form data-behaviour="search-form" action="/activites"><input name="recherche" aria-label="Un titre"></form>',
        happens: "Le marqueur échoue : le champ doit se nommer `q`. Le formulaire, lui, fonctionne encore.",
        right: '<input type="search" name="q" aria-label="Un titre">',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="search-form"><p>Rechercher</p></div>',
        happens: "Le marqueur échoue : il n’y a ni formulaire ni lien à l’intérieur.",
        right: '<p><a href="/activites">Rechercher</a></p>',
        state: "failed",
      },
    ],
    room: "low",
  },
  "search-overlay": {
    see: "À voir sous « Rechercher », en haut de cette page.",
    without:
      "Un lien vers la page de recherche. Dans un gabarit, un `dialog popover` que le navigateur ouvre et ferme lui-même.",
    mistakes: [
      {
        wrong:
          '<dialog data-behaviour="search-overlay" id="sans-bouton" popover aria-label="Recherche"><input name="q" aria-label="Un titre"></dialog>',
        happens: "Le marqueur échoue : aucun bouton n’ouvre la fenêtre, aucun ne la ferme.",
        right: '<button type="button" popovertarget="sans-bouton">Rechercher</button>',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="search-overlay"><p>Rechercher</p></div>',
        happens: "Le marqueur échoue : sans lien, il ne sait pas où chercher.",
        right: '<p><a href="/activites">Rechercher</a></p>',
        state: "failed",
      },
    ],
    room: "middle",
  },
  faq: {
    see: "À voir sur [la foire aux questions](/faq#q-sortie).",
    without:
      "Toutes les réponses, sous leurs titres. Avec des `details`, le navigateur les ouvre et les ferme lui-même.",
    mistakes: [
      {
        wrong: '<div data-behaviour="faq"><p><strong>Combien ?</strong></p><p>10 $.</p></div>',
        happens: "Le marqueur échoue : une question en gras n’est pas une question. Elle doit être un titre.",
        right: "<h3>Combien ?</h3><p>10 $.</p>",
        state: "failed",
      },
      {
        wrong:
          '<div data-behaviour="faq"><details><summary><h3>Combien ?</h3></summary><p>10 $.</p></details></div>',
        happens: "Tout s’ouvre, mais certains lecteurs d’écran taisent un titre dans un `summary`.",
        right: "<summary>Combien ?</summary>",
        state: "ready",
      },
    ],
    room: "low",
  },
  share: {
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
  "video-overlay": {
    see: "À voir sur [la page des vidéos](/videos), et [avec la question d’abord](/videos?consentement=demander). Ici, avec le lecteur de ce salon ; sans `data-player`, c’est celui de YouTube.",
    without: "Des liens vers la page de chaque vidéo, chez son diffuseur.",
    live: `<div data-behaviour="video-overlay" data-player="/lecteur/video/{id}">
  <ul>
    <li><a href="/videos" data-video-id="gf25-dictee-vendredi">
      <img src="/media/dictee.jpg" alt="">
      <h3>La Grande Dictée</h3>
    </a></li>
  </ul>
</div>`,
    mistakes: [
      {
        wrong: '<div data-behaviour="video-overlay"><a href="/videos">La Grande Dictée</a></div>',
        happens: "Le marqueur échoue : aucun lien ne dit quelle vidéo jouer.",
        right: '<a href="/videos" data-video-id="a1B2c3D4e5F">La Grande Dictée</a>',
        state: "failed",
      },
      {
        wrong:
          '<div data-behaviour="video-overlay" data-player="/lecteur/video"><a href="/videos" data-video-id="a1">Dictée</a></div>',
        happens: "Le marqueur échoue : l’adresse du lecteur n’a pas de place pour l’identifiant.",
        right: 'data-player="/lecteur/video/{id}"',
        state: "failed",
      },
      {
        wrong: '<img src="https://i.ytimg.com/vi/a1B2c3D4e5F/hqdefault.jpg" alt="">',
        happens: "Le diffuseur reçoit une requête avant tout clic : prenez des images de votre site.",
        right: '<img src="/media/dictee.jpg" alt="">',
      },
    ],
    room: "middle",
  },
  "must-see": {
    see: "À voir en haut de [la page d’accueil](/).",
    without: "Toutes les affiches, l’une après l’autre. Un gabarit les met en une rangée qui défile.",
    mistakes: [
      noList("must-see", "Le grand bal des poètes"),
      {
        wrong: '<div data-behaviour="must-see"><ul><li><h3>Le grand bal</h3></li></ul></div>',
        happens: "Rien ne bouge, et c’est voulu : une affiche seule n’a besoin ni de flèches ni de pause.",
        right: "<ul><li>…</li><li>…</li></ul>",
        state: "ready",
      },
    ],
    room: "middle",
  },
  books: {
    see: "À voir sur [la page d’accueil](/#livres), et sur les pages des activités.",
    without: "Toutes les couvertures, chacune avec son texte.",
    mistakes: [
      {
        wrong: '<div data-behaviour="books"><ul><li>Le sel des autres</li><li>L’ogre</li></ul></div>',
        happens: "Le marqueur échoue : il ne distingue pas la couverture du texte.",
        right: '<li><img src="/media/sel.jpg" alt=""><div><h3>Le sel des autres</h3></div></li>',
        state: "failed",
      },
      {
        wrong:
          '<li><img src="/media/sel.jpg" alt="Le sel des autres"><div><h3>Le sel des autres</h3></div></li>',
        happens: "Un lecteur d’écran dit le titre deux fois : il est déjà à côté de la couverture.",
        right: '<img src="/media/sel.jpg" alt="">',
      },
    ],
    room: "middle",
  },
  "card-rotation": {
    see: "À voir sur [la page d’accueil](/#voix).",
    without: "Toutes les cartes, l’une après l’autre. Un gabarit les met en une rangée qui défile.",
    mistakes: [
      noList("card-rotation", "Zacharie Pouliot"),
      {
        wrong: '<div data-behaviour="card-rotation"><ul><li>Pouliot</li><li>Ouellonde</li></ul></div>',
        happens: "Rien ne tourne, et c’est voulu : jusqu’à quatre cartes, toutes restent en vue.",
        right: "<ul><li>…</li> (cinq au moins)</ul>",
        state: "ready",
      },
    ],
    room: "middle",
  },
  keep: {
    see: "À voir dans [les résultats d’une recherche](/activites?q=roman), et sur la page d’[une activité](/activites/petit-dejeuner-des-editrices).",
    without: "La carte, sans signet : un bouton qui ne ferait rien n’y est pas.",
    mistakes: [
      {
        wrong: '<div data-behaviour="keep"><h3>Le grand bal</h3></div>',
        happens: "Le marqueur échoue : rien ne dit quelle activité garder.",
        right: 'data-activity="123"',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="keep" data-activity="Le grand bal"><h3>Le grand bal</h3></div>',
        happens: "Le marqueur échoue : c’est le titre de l’activité, pas son identifiant.",
        right: 'data-activity="123"',
        state: "failed",
      },
    ],
    room: "low",
  },
  "selection-link": {
    see: "À voir dans l’en-tête de toutes les pages.",
    without: "Un lien comme un autre, sans nombre.",
    mistakes: [
      {
        wrong: '<div data-behaviour="selection-link">Ma sélection</div>',
        happens: "Le marqueur échoue : il n’y a pas de lien.",
        right: '<a href="/ma-selection">Ma sélection</a>',
        state: "failed",
      },
      {
        wrong: '<p data-behaviour="selection-link"><a href="">Ma sélection</a></p>',
        happens: "Le nombre est là, mais le lien mène à la page où l’on est.",
        right: 'href="/ma-selection"',
        state: "ready",
      },
    ],
    room: "low",
  },
};

/** Mistakes that any marker may have. */
export const commonMistakes: readonly Mistake[] = [
  {
    wrong: '<div data-behavior="faq"><h3>Combien ?</h3><p>10 $.</p></div>',
    happens: "Rien ne se passe et rien ne le signale : le mot s’écrit à la britannique, avec un « u ».",
    right: 'data-behaviour="faq"',
    state: null,
  },
  {
    wrong: '<div data-island="faq"><h3>Combien ?</h3><p>10 $.</p></div>',
    happens: "Le marqueur échoue : `faq` est un comportement. La console propose le bon attribut.",
    right: 'data-behaviour="faq"',
    state: "failed",
  },
  {
    wrong: '<div data-behaviour="faqs"><h3>Combien ?</h3><p>10 $.</p></div>',
    happens: "Le marqueur échoue : ce nom n’existe pas. La console propose le plus proche.",
    right: 'data-behaviour="faq"',
    state: "failed",
  },
  {
    wrong: '<div hidden><div data-behaviour="faq"><h3>Combien ?</h3><p>10 $.</p></div></div>',
    happens: "Le marqueur attend d’être près de l’écran ; caché, il n’y vient jamais.",
    right: '<div><div data-behaviour="faq">…</div></div>',
    state: "waiting",
  },
];
