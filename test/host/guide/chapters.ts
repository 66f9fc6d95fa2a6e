/** The guide's chapters: each marker's facts, its texts, and its parts of docs/markers.md. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MarkerFacts } from "../../../src/markers/marker-facts.ts";
import { markerFacts } from "../../../src/markers.ts";
import { frenchSpaces } from "../../../src/shared/text/french-spaces.ts";
import { behaviourChapters } from "./behaviours.ts";
import type { Chapter } from "./chapter.ts";
import { islandChapters } from "./islands.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");

export const CHAPTERS: Readonly<Record<string, Chapter>> = { ...islandChapters, ...behaviourChapters };

/** The snippet that a chapter shows alive. */
export const liveOf = ({ name, snippet }: MarkerFacts): string =>
  frenchSpaces(CHAPTERS[name]?.live ?? snippet);

/** How a theme imports the macro and prints the marker: the last Nunjucks of the section in docs/markers.md. */
function macroOf({ kind, name }: MarkerFacts): string {
  const sections = readFileSync(join(ROOT, "docs/markers.md"), "utf8").split(/^### /m);
  const section = sections.find((text) => text.startsWith(`\`data-${kind}="${name}"\``)) ?? "";
  return [...section.matchAll(/```njk\n([\s\S]*?)```/g)].at(-1)?.[1]?.trim() ?? "";
}

export interface ChapterView extends MarkerFacts, Chapter {
  readonly live: string;
  readonly macro: string;
  /** Whether templates-fixtures/partials/guide/NAME.njk has more. */
  readonly more: boolean;
}

export const chapterViews = (): readonly ChapterView[] =>
  markerFacts.map((facts) => {
    const chapter = CHAPTERS[facts.name];
    if (!chapter) throw new Error(`test/host/guide has no texts for ${facts.name}.`);
    const more = join(ROOT, `templates-fixtures/partials/guide/${facts.name}.njk`);
    return { ...facts, ...chapter, live: liveOf(facts), macro: macroOf(facts), more: existsSync(more) };
  });
