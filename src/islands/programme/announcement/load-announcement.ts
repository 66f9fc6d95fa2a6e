/**
 * In a file of its own, since the build counts what the declaration's own file imports as what every page with the
 * programme fetches, and the theme preloads that: a page before the event fetches only this.
 */
export const loadAnnouncement = () => import("./announcement.ts");
