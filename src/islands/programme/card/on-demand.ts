/** What cards do beyond being read, in one file of the build: three small ones would cost the first list more. */
export { SharePanel } from "./SharePanel.tsx";
export { saveCalendarFile } from "./save-calendar-file.ts";
export { turnPhotos } from "./turn-photos.ts";
