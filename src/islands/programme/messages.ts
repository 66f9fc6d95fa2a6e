/**
 * French texts of the programme's start; parts have theirs beside them (`messages-….ts`). Entries are the
 * specification's, letter for letter; those under `ours` are this project's own (ruling D51). A no-break space is
 * written as `\u00a0`. A page may replace any of them (docs/words.md). Names of
 * areas and venue are facts (src/shared/facts).
 */
import { grouped } from "../../shared/text/grouped.ts";
import { plural } from "../../shared/text/plural.ts";
import { quoted } from "../../shared/text/quoted.ts";
import { words } from "../../shared/text/words.ts";
import type { Mode } from "./domain/filters.ts";
import type { SelectorName } from "./domain/selectors.ts";

/** 0 and 1 are singular. The word only, without the number. */
export function activityWord(count: number): string {
  return plural(count, messages.activity, messages.activities);
}

export const messages = words("programme", {
  filters: "Filtres",
  reset: "Réinitialiser",
  datePlaceholder: "Sélectionner une date",
  areas: "Volets",
  signing: "Séances de dédicaces",
  activity: "Activité",
  activities: "Activités",
  loadMore: "Voir plus d'activités",
  empty: "Aucun résultat ne correspond à votre recherche",
  cancelled: "Activité annulée",
  noDate: "Date à venir",
  presentedBy: "Présenté par",
  moreAuthors: "Et d'autres...",
  activeFilters: "Filtres actifs",
  retry: "Réessayer",
  views: {
    horaire: "Vue horaire",
    liste: "Vue liste",
    carte: "Vue carte",
  } satisfies Record<Mode, string>,
  shareResults: "Partager les résultats",

  ours: {
    views: "Affichage",
    /** The beginning of `loadMore`, for narrow columns. */
    loadMoreBrief: "Voir plus",
    date: "Date",
    /** A chip names its filter in the singular: 'Genre : Poésie'. */
    chipGroups: {
      date: "Date",
      hours: "Plage horaire",
      type: "Activité",
      audience: "Public",
      age: "Groupe d’âge",
      theme: "Thème",
      subject: "Sujet",
      project: "Projet spécial",
      genre: "Genre",
      room: "Scène",
      location: "Lieu",
      recherche: "Recherche",
    } satisfies Record<SelectorName | "date" | "hours" | "location" | "recherche", string>,
    hourEnds: ["Heure de début", "Heure de fin"],
    moreFilters: (count: number) => `Plus de filtres${count > 0 ? ` (${active(count)})` : ""}`,
    withoutSigning: "Sans séances de dédicaces",
    showResults: "Afficher les résultats",
    backToResults: (count: number) => `Voir ${counted(count)}`,
    resultsNote: "Les résultats changent dès que vous choisissez.",
    stopMotion: "Arrêter les animations",
    activeFilters: (count: number) => `Filtres, ${active(count)}`,
    signingForced: "Toujours affichées quand ce type d’activité est choisi.",
    removeFilter: (label: string) => `Retirer le filtre ${label}`,
    resetDone: "Tous les filtres sont retirés.",
    find: "Chercher",
    loading: "Chargement des activités…",
    /** Shown in place of the count. */
    loadingBrief: "Chargement…",
    /** After a count, and in the note, when a change has failed. */
    stale: "(avant ce choix)",
    staleList: "Liste d’avant ce choix",
    counted,
    added: (added: number, shown: number, count: number) =>
      `${counted(added)} ${plural(added, "ajoutée", "ajoutées")}, ${grouped(shown)} sur ${grouped(count)}`,
    shown: (shown: number, count: number) =>
      `${counted(shown)} ${plural(shown, "affichée", "affichées")} sur ${grouped(count)}`,
    emptyHelp:
      "Essayez une autre date ou un autre volet, retirez un filtre, ou revenez à toute la programmation.",
    filterBy: { type: "Filtrer par activité\u00a0:", audience: "Filtrer par public\u00a0:" },
    newDate: "Nouvelle date",
    oldDate: "Ancienne date\u00a0:",
    allDay: "toute la journée",
    duration: "Durée\u00a0:",
    guests: "Invité·e·s",
    kiosk: "Kiosque",
    calendar: "Agenda",
    calendarName: (title: string) => `Agenda\u00a0: ajouter ${quoted(title)} (nouvel onglet)`,
    calendarFile: ".ics",
    calendarFileName: (title: string) => `Télécharger le fichier .ics de ${quoted(title)} pour l’agenda`,
    share: "Partager",
    shareName: (title: string) => `Partager ${quoted(title)}`,
  },
} as const);

/** '1 actif', '2 actifs'. */
const active = (count: number): string => `${count} ${plural(count, "actif", "actifs")}`;

/** '1 activité', '1 569 activités'. */
function counted(count: number): string {
  return `${grouped(count)}\u00a0${plural(count, "activité", "activités")}`;
}
