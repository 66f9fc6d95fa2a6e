import { words } from "../../../../shared/text/words.ts";

/** The visitor's own time beside the fair's; all ours. */
export const ownTimeMessages = words("own-time", {
  ours: {
    /** Before the visitor's own day and hour: 'chez vous : jeudi 26 novembre, 16 h'. */
    own: "chez vous\u00a0:",
  },
} as const);
