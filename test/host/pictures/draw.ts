import { drawCover } from "./covers/choose.ts";
import { drawEvent, drawStage } from "./events/event.ts";
import type { PictureFacts } from "./facts.ts";
import { inventedFacts } from "./invented.ts";
import { drawLogo } from "./logos/logo.ts";
import { drawComposition, drawPlaceholder } from "./placeholder.ts";
import { drawPortrait } from "./portraits/portrait.ts";

export type { PictureFacts } from "./facts.ts";
export { drawTile } from "./tiles/tile.ts";

/**
 * An SVG document for `/media/PATH.svg`: `author/32544`, `book/7001`, `logo/50353`, `event/oa55`, `person/slug`,
 * `room/…`, `placeholder/1` to `3`; any other path is an abstract composition. The same path and facts always give the
 * same text. Titles may be anything: they are drawn as outlines, never written. Without facts the path invents them.
 */
export function drawPicture(path: string, facts: PictureFacts | null): string {
  const [folder, name = ""] = path.split("/");
  if (folder === "placeholder") return drawPlaceholder(name);
  const known = facts ?? inventedFacts(path);
  switch (known?.kind) {
    case "portrait":
      return drawPortrait(path, known.title);
    case "cover":
      return drawCover(path, known);
    case "logo":
      return drawLogo(path, known.title);
    case "event":
      return drawEvent(path, known.title);
    case "stage":
      return drawStage(path, known.title);
    default:
      return drawComposition(path);
  }
}
