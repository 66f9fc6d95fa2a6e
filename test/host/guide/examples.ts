/** The pictures and pages that the snippets of docs/markers.md name, so that they are alive in the guide. */
import type { PictureFacts } from "../pictures/draw.ts";

export const EXAMPLE_PICTURES: Readonly<Record<string, PictureFacts>> = {
  "/media/sel.jpg": { kind: "cover", title: "Le sel des autres", subtitle: "Pascale Jebali" },
  "/media/ogre.jpg": { kind: "cover", title: "L’ogre", subtitle: "Clémence Ouellonde" },
  "/media/dictee.jpg": { kind: "stage", title: "La Grande Dictée" },
  "/media/pouliot.jpg": { kind: "portrait", title: "Zacharie Pouliot" },
  "/media/ouellonde.jpg": { kind: "portrait", title: "Clémence Ouellonde" },
  "/media/jebali.jpg": { kind: "portrait", title: "Pascale Jebali" },
  "/media/aube.jpg": { kind: "portrait", title: "Lison Aubé" },
  "/media/landry.jpg": { kind: "portrait", title: "Ève Landry" },
};
