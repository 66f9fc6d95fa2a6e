/** French texts of what is on now; all are this project's own. A page may replace any of them (docs/words.md). */
import { words } from "../../shared/text/words.ts";

export const messages = words("now", {
  on: "En ce moment",
  next: "À suivre",
  left: (duration: string) => `encore ${duration}`,
  toGo: (duration: string) => `dans ${duration}`,
  until: (hour: string) => `jusqu’à ${hour}`,
  from: (hour: string) => `à ${hour}`,
  since: (hour: string) => `depuis ${hour}`,
  kiosk: (number: string) => `Kiosque\u00a0${number}`,
  today: "Le programme d’aujourd’hui",
  ofDay: (day: string) => `Le programme du ${day}`,
  programme: "Toute la programmation",
  loading: "Chargement…",
  nothing: "Aucune activité en ce moment.",
  later: (hour: string) => `La prochaine activité commence à ${hour}.`,
  before: (day: string) => `Le Salon commence ${day}.`,
  between: (day: string) => `Le Salon reprend ${day}.`,
  after: (day: string) => `Le Salon s’est terminé ${day}.`,
  tomorrow: (day: string) => `demain, ${day}`,
  /** The network is missing for so long that nothing is known of this hour. */
  unknown: "Pas de réseau\u00a0: les activités de cette heure ne sont pas connues.",
  stale: (hour: string) => `Mis à jour à ${hour}`,
} as const);
