/**
 * In a separate file: the build counts imports of the declaration's file as loaded by every page with the programme,
 * and the theme preloads them. A page before the event loads only this.
 */
export const loadAnnouncement = () => import("./announcement.ts");
