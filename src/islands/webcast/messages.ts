/**
 * French texts of the webcast. Entries are the specification's, letter for letter; those under `ours` are this
 * project's (ruling D51). A no-break space is written as `\u00a0`. A page may replace any of them (docs/words.md).
 */
import { quoted } from "../../shared/text/quoted.ts";
import { words } from "../../shared/text/words.ts";
import type { StreamType } from "./domain/stream.ts";

export const messages = words("webcast", {
  types: { stream: "Diffusion en direct", playlist: "Liste de lecture" } satisfies Record<StreamType, string>,
  live: "EN DIRECT",
  others: "Autres webdiffusions",
  publisher: "Maison d'édition",

  ours: {
    chosen: (title: string) => `Diffusion choisie\u00a0: ${title}`,
    loading: "Chargement des webdiffusions…",
    nothing: "Aucune webdiffusion n’est en cours pour le moment.",
    nothingHelp: "Cette page se met à jour d’elle-même.",
    player: (title: string) => `Lecteur vidéo\u00a0: ${title}`,
    chatFrame: (title: string) => `Clavardage\u00a0: ${title}`,
    watch: "Regarder",
    watchName: (title: string) => `Regarder ${quoted(title)}`,
    ask: "La vidéo vient d’un autre service, qui verra l’adresse de votre appareil.",
    /** When the question comes from the browser's data saving and not from the page. */
    askSaving: "Votre appareil économise les données\u00a0: la vidéo ne vient que si vous la demandez.",
    missing: "La vidéo n’est pas disponible.",
    chat: "Clavardage",
    chatLater: "Le clavardage s’ouvre avec la vidéo.",
    chatOut: "Ouvrir le clavardage",
    skipChat: "Passer le clavardage",
    backToPlayer: "Revenir au lecteur",
    presentedBy: "Présenté par",
    activity: "Voir l’activité",
    books: (count: number) => `Livres (${count})`,
    booksHeading: "Livres",
    closeBooks: "Fermer les livres",
    buy: "Acheter le livre",
    share: "Partager",
    shareName: (title: string) => `Partager ${quoted(title)}`,
    linkField: "Lien de l’activité",
    newTab: "(nouvel onglet)",
    copyLink: "Copier le lien",
    copied: "Le lien a été copié dans votre presse-papiers.",
    copyFailed: "La copie a échoué. Voici le lien à copier\u00a0:",
  },
} as const);
