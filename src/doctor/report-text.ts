/** The report as plain text, for a message to whoever keeps the site. */
import { grouped } from "../shared/text/grouped.ts";
import type { Examination } from "./examine.ts";
import { messages } from "./messages.ts";
import { openingTag } from "./tag.ts";

export interface Surroundings {
  readonly address: string;
  readonly version: string;
  /** Address of the script. */
  readonly script: string;
  readonly browser: string;
  readonly window: string;
  readonly time: string;
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? ["", title, ...lines] : [];

export function reportText({ markers, findings, data }: Examination, about: Surroundings): string {
  const found = findings.flatMap(({ level, what, write, todo, element }, index) =>
    [
      `${index + 1}. [${messages.levels[level]}] ${what}`,
      element && `   Où : ${openingTag(element)}`,
      write && `   ${messages.write} ${write.replaceAll("\n", "\n   ")}`,
      todo && `   À faire : ${todo}`,
    ].filter((line) => typeof line === "string"),
  );
  return [
    messages.title,
    `Page : ${about.address}`,
    `Signet : ${about.version} (${about.script})`,
    `Navigateur : ${about.browser}`,
    `Fenêtre : ${about.window}`,
    `Date : ${about.time}`,
    ...section(
      `${messages.toCorrect} (${grouped(findings.length)})`,
      findings.length > 0 ? found : [messages.allRight],
    ),
    ...section(
      `${messages.markers} (${grouped(markers.length)})`,
      markers.map(({ element, state, at }) => `- ${openingTag(element)} : ${messages.state(state, at)}`),
    ),
    ...section(
      messages.data,
      data.map((line) => `- ${line}`),
    ),
    "",
  ].join("\n");
}
