/**
 * The map's texts, in a file of their own, because every programme loads messages.ts. Entries are the
 * specification's, letter for letter; those under `ours` are this project's own.
 */

import { grouped } from "../../../shared/text/grouped.ts";
import { plural } from "../../../shared/text/plural.ts";
import { words } from "../../../shared/text/words.ts";
import { messages } from "../messages.ts";

const { counted } = messages.ours;
const places = (count: number) => `${grouped(count)}\u00a0${plural(count, "lieu", "lieux")}`;

export const mapMessages = words("programme-map", {
  title: "Le Salon dans la ville",
  here: (place: string) => `Activité(s) à cet endroit: ${place}`,
  none: "Aucune activitée de prévue à cet endroit.",
  see: "Voir les activités dans ce lieu",

  ours: {
    blurb:
      "Librairies, bibliothèques, scènes et musées\u00a0: les livres sortent du Palais. Choisissez un lieu, " +
      "sur la carte ou dans la liste, pour voir ce qui s’y passe.",
    /** While pages follow, and when one could not be loaded. */
    progress: (shown: number, count: number) => `${counted(shown)} sur ${grouped(count)}`,
    summary: (count: number, of: number) => `${counted(count)} dans ${places(of)}`,
    counted,
    places: "Lieux",
    place: (title: string, count: number) => `${title}, ${counted(count)}`,
    offMap: "Pas situé sur la carte",
    skipMap: "Passer la carte, aller à la liste des lieux",
    skipPlaces: "Passer les lieux, aller aux activités",
    mapName: "Carte des lieux\u00a0: les flèches la déplacent, + et − changent l’échelle",
    missing: "La carte n’est pas disponible.",
    inList: "Tous les lieux sont dans la liste, avec leur adresse.",
    ask: "La carte vient d’un autre service, qui verra l’adresse de votre appareil.",
    /** When the question comes from the browser's data saving and not from the page. */
    askSaving: "Votre appareil économise les données\u00a0: la carte ne vient que si vous la demandez.",
    show: "Afficher la carte",
    /** Button of a place's popup. */
    close: (place: string) => `Fermer\u00a0: ${place}`,
    zoomIn: "Zoom avant",
    zoomOut: "Zoom arrière",
    west: "Vers l’ouest",
    north: "Vers le nord",
    south: "Vers le sud",
    east: "Vers l’est",
    whole: "Recentrer la carte",
    controls: "Commandes de la carte",
    searching: "Les activités de ce lieu arrivent…",
    all: "Revoir toutes les activités",
    allBack: "Toutes les activités sont de nouveau affichées.",
  },
} as const);
