/** Actions of cards in one file of the build: small files of their own would add more bytes to the first list. */

export { calendarFileName, saveActivities } from "../../../shared/calendar/save.ts";
export { tellKept } from "../../../shared/selection/tell-kept.ts";
export { turnPhotos } from "./photos/turn-photos.ts";
export { SharePanel } from "./share/SharePanel.tsx";
