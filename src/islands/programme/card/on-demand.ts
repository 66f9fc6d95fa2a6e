/** Actions of cards in one file of the build: small files of their own would add more bytes to the first list. */

export { saveActivities } from "../../../shared/activity/save-activities.ts";
export { tellKept } from "../../../shared/selection/tell-kept.ts";
export { saveCalendarFile } from "./calendar/save-calendar-file.ts";
export { turnPhotos } from "./photos/turn-photos.ts";
export { SharePanel } from "./share/SharePanel.tsx";
