/** Actions of cards in one file of the build: three small files would add more bytes to the first list. */
export { SharePanel } from "./SharePanel.tsx";
export { saveCalendarFile } from "./save-calendar-file.ts";
export { turnPhotos } from "./turn-photos.ts";
