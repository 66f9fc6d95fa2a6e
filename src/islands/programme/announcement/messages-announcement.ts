/** Our texts before the event, separate from messages.ts, so that the page loads only these. */
export const announcementMessages = {
  ours: {
    announcementTitle: "La programmation arrive",
    announcement: "La programmation sera dévoilée à la fin du mois d’octobre.",
    newsletter: "S’abonner à l’infolettre (autre site)",
  },
} as const;
