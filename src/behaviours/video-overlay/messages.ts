/** French texts of the video overlay, all of them this project's own. */
import { words } from "../../shared/text/words.ts";

export const videoOverlayMessages = words("video-overlay", {
  close: "Fermer",
  /** What is closed, for screen readers, which read the button alone. */
  closeWhat: " la vidéo",
  loading: "Chargement de la vidéo…",
  page: "Ouvrir la page de la vidéo",
  /** Name of a video whose card has no text. */
  untitled: "Vidéo",
  ask: (host: string) =>
    `Cette vidéo est jouée par ${host}, un autre site. Il apprend alors votre adresse et peut déposer des témoins dans votre navigateur.`,
  play: "Lire la vidéo",
});
