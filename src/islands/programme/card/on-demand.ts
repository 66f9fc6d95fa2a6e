/** Actions of cards in one file of the build: three small files would add more bytes to the first list. */

export { saveCalendarFile } from "./calendar/save-calendar-file.ts";
export { turnPhotos } from "./photos/turn-photos.ts";
export { SharePanel } from "./share/SharePanel.tsx";
