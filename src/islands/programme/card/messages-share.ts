/** The words of an open share panel, all of them this project's own. */
export const shareMessages = {
  copyLink: "Copier le lien",
  copied: "Le lien a été copié dans votre presse-papiers.",
  copyFailed: "La copie a échoué. Voici le lien à copier\u00a0:",
} as const;
