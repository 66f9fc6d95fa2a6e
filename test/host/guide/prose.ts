/** The guide's French texts as HTML: `code`, [links](/address), and the spaces that French asks for. */
import { frenchSpaces } from "../../../src/shared/text/french-spaces.ts";

const CHARACTERS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => CHARACTERS[one] ?? one);

/** Escapes everything but the two marks. The space inside of code stays as it is. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith("`") && part.length > 1
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : escaped(frenchSpaces(part)).replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>'),
    )
    .join("");
