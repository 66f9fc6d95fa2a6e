/**
 * What the guide adds to a marker's facts (src/markers.ts). The texts are French; `prose` (prose.ts) prints their code,
 * links and spaces.
 */

export interface Mistake {
  /** HTML as somebody has written it. */
  readonly wrong: string;
  /** What is seen then. */
  readonly happens: string;
  /** What to write instead: HTML, or its part that differs. */
  readonly right: string;
  /** Value of `data-enhanced` then; null: the marker is not found. Absent: what is wrong cannot be seen there. */
  readonly state?: "failed" | "ready" | "waiting" | null;
}

export interface Chapter {
  /** Where the marker is on the site. */
  readonly see: string;
  /** What a visitor without script sees. */
  readonly without: string;
  readonly mistakes: readonly Mistake[];
  /** In place of the facts' snippet, where that one names a provider: the same, with this site's own player. */
  readonly live?: string;
  /** How high the preview is. */
  readonly room: "low" | "middle" | "high";
}
