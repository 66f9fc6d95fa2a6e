import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const videoOverlayFacts: MarkerFacts = {
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
      english:
        "address of the player, with `{id}` in its path, query or hash; https, or on the page's own site. By default: `https://www.youtube-nocookie.com/embed/{id}?autoplay=1`",
    },
    {
      name: "data-consent",
      value: "word",
      example: "ask",
      without: "le clic sur la carte vaut accord",
      about: "Dit d’abord quel site joue la vidéo, et demande l’accord de la personne.",
      english:
        "`ask`: the dialog first says which site plays the video, and asks; the answer is remembered. Without it, the click on the card counts as consent",
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
  inWordPress: `<ul>
  <li><a href="https://www.youtube.com/watch?v=a1B2c3D4e5F">La Grande Dictée</a></li>
  <li><a href="https://youtu.be/g5H6i7J8k9L">Le train du roman</a></li>
</ul>`,
  keys: [
    {
      keys: "Enter",
      where: "a video's card",
      does: "plays the video over the page and moves focus to 'Fermer'",
    },
    {
      keys: "Tab, Shift+Tab",
      where: "the open video",
      does: "moves through 'Fermer', the player's own controls and the link to the video's page, and wraps at both ends",
    },
    {
      keys: "Escape",
      where: "the open video, but for the player itself",
      does: "closes it, stops it and returns focus to the card",
    },
    {
      keys: "Enter, Space",
      where: "'Fermer'",
      does: "closes the video, stops it and returns focus to the card",
    },
    {
      keys: "Enter, Space",
      where: "'Lire la vidéo', where the page asks first",
      does: "plays the video and moves focus to 'Fermer'",
    },
  ],
  guide: {
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
};
