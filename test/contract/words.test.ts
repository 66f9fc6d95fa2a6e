/** docs/words.md lists every text that a page can replace, from the catalogues. After a change: vitest --update. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { ROOT } from "./sources.ts";

// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const catalogues = vi.hoisted(() => new Map<string, object>());
vi.mock("../../src/shared/text/words.ts", () => ({
  words: (name: string, ours: object) => {
    catalogues.set(name, ours);
    return ours;
  },
}));

type Row = readonly [key: string, text: string];

const PLACES: readonly unknown[] = ["{0}", "{1}", "{2}"];

/** Texts with numbers or names in them are shown with placeholders. */
function rows(entry: unknown, key: string, given = PLACES): readonly Row[] {
  if (typeof entry === "string") return [[key, entry]];
  if (typeof entry === "function") return [[key, String(entry(...given.slice(0, entry.length)))]];
  return Object.entries(entry as object).flatMap(([name, value]) =>
    rows(value, key ? `${key}.${name}` : name, given),
  );
}

const INTRODUCTION = `# Words

A page can replace every French text of Signet:

\`\`\`html
<script type="application/json" data-signet-words>
  { "programme": { "empty": "Aucune activité ne correspond", "ours": { "added": "{0} de plus, {1} sur {2}" } } }
</script>
\`\`\`

Use one script for the whole page, anywhere in its HTML when Signet's own script starts. It names catalogues (the headings
below), each with the keys to replace; a key with a dot is an object within an object. \`{0}\`, \`{1}\` and \`{2}\` are
replaced by a number or a name. Entries of another shape than ours are ignored. Broken JSON is reported with the browser's
\`reportError\`, because it belongs to no marker, and no text is replaced. The theme's own templates print the server's texts.

The announcement before the event is the page's own HTML; there is nothing to replace. Names of the areas and the venue
are facts of the fair: see [embedding.md](embedding.md).
`;

const escaped = (text: string) => text.replaceAll("\u00a0", "&nbsp;").replaceAll("|", "\\|");

/** Loads all catalogues. */
async function loadCatalogues(): Promise<void> {
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((path) => /messages[\w-]*\.ts$/.test(path)).sort()) {
    // By an address of their own: another file of tests may still be loading the same ones.
    await import(`${join(ROOT, "src", file)}?words`);
  }
}

test("docs/words.md lists every word that a page can replace", async () => {
  await loadCatalogues();
  const byName = [...catalogues].sort(([one], [other]) => one.localeCompare(other));
  const sections = byName.map(([name, ours]) =>
    [
      `## ${name}\n`,
      "| key | ours |",
      "| --- | --- |",
      ...rows(ours, "").map(([key, text]) => `| \`${key}\` | ${escaped(text)} |`),
    ].join("\n"),
  );
  expect(catalogues.size).toBeGreaterThan(0);
  await expect(`${[INTRODUCTION, sections.join("\n\n")].join("\n")}\n`).toMatchFileSnapshot(
    join(ROOT, "docs/words.md"),
  );
});

/** Texts about a name, and counts of at most some dozens: posters, books, filters. */
const NO_THOUSANDS = [
  "books.moved",
  "calendar.cancelled",
  "must-see.position",
  "must-see.moved",
  "video-overlay.ask",
  "directory.ours.letter",
  "directory.ours.digit",
  "directory.ours.underLetter",
  // Hours, days, durations, a kiosk's number.
  "now.after",
  "now.before",
  "now.between",
  "now.from",
  "now.kiosk",
  "now.later",
  "now.left",
  "now.ofDay",
  "now.since",
  "now.stale",
  "now.toGo",
  "now.tomorrow",
  "now.until",
  "offline.data",
  "offline.page",
  "offline.programme",
  "offline.when",
  "programme-empty.without",
  "programme-empty.count",
  "programme-extras.ours.optionCount",
  "programme-filters.ours.search",
  "programme.ours.moreFilters",
  "programme.ours.activeFilters",
  "programme.ours.removeFilter",
  "programme.ours.calendarName",
  "programme.ours.calendarFileName",
  "programme.ours.shareName",
  "programme-map.here",
  "programme-map.ours.close",
  "keep.name",
  "selection.overlaps",
  "selection.quoted",
  "selection.move",
  "selection.unknown",
  "selection.changedTo.date",
  "selection.changedTo.noDate",
  "selection.changedTo.place",
  "selection.changedTo.noPlace",
  "selection.seenName",
  "selection.offline",
  // Of an hour.
  "programme-schedule.ours.now",
  "webcast.ours.chosen",
  "webcast.ours.player",
  "webcast.ours.chatFrame",
  "webcast.ours.watchName",
  "webcast.ours.books",
  "webcast.ours.shareName",
];

test("every text that counts has the space between thousands", async () => {
  await loadCatalogues();
  const bare = [...catalogues].flatMap(([name, ours]) =>
    rows(ours, name, [1569, 2569, 3569])
      // Before the count is the place's name.
      .map(([key, text]) => [key, text.replace(/^1569, /, "")] as const)
      // The sentence of the filters is made of names.
      .filter(([key, text]) => /\d{4}/.test(text) && !key.startsWith("programme-sentence."))
      .map(([key]) => key),
  );
  expect(bare.toSorted()).toEqual(NO_THOUSANDS.toSorted());
});
