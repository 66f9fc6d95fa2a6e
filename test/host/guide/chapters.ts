/** The guide's chapters: each marker's facts, and how a theme prints it. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GuideFacts, MarkerFacts } from "../../../src/markers/marker-facts.ts";
import { markerFacts } from "../../../src/markers.ts";
import { frenchSpaces } from "../../../src/shared/text/french-spaces.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");

/** The snippet that a chapter shows alive. */
export const liveOf = ({ snippet, guide }: MarkerFacts): string => frenchSpaces(guide.live ?? snippet);

/** How a theme imports the macro and prints the marker: the last Nunjucks of the section in docs/markers.md. */
function macroOf({ kind, name }: MarkerFacts): string {
  const sections = readFileSync(join(ROOT, "docs/markers.md"), "utf8").split(/^### /m);
  const section = sections.find((text) => text.startsWith(`\`data-${kind}="${name}"\``)) ?? "";
  return [...section.matchAll(/```njk\n([\s\S]*?)```/g)].at(-1)?.[1]?.trim() ?? "";
}

export interface ChapterView extends MarkerFacts, Omit<GuideFacts, "live"> {
  readonly live: string;
  readonly macro: string;
  /** Whether templates-fixtures/partials/guide/NAME.njk has more. */
  readonly more: boolean;
}

export const chapterViews = (): readonly ChapterView[] =>
  markerFacts.map((facts) => {
    const more = join(ROOT, `templates-fixtures/partials/guide/${facts.name}.njk`);
    return { ...facts, ...facts.guide, live: liveOf(facts), macro: macroOf(facts), more: existsSync(more) };
  });
