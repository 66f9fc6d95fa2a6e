/** A data folder with any number of activities: the committed fair's, repeated with other ids and slugs. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FAIR = fileURLToPath(new URL("../../templates-fixtures/data", import.meta.url));

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly url: string;
  readonly categories: { readonly aspects: readonly { readonly id: number }[] };
}

export interface LongFair {
  readonly dir: string;
  remove(): void;
}

/** @param kept selects the activities to repeat; all by default */
export function longFair(count: number, kept: (row: Row) => boolean = () => true): LongFair {
  const dir = mkdtempSync(join(tmpdir(), "signet-bench-"));
  cpSync(FAIR, dir, { recursive: true });
  const rows = (JSON.parse(readFileSync(join(FAIR, "events.json"), "utf8")) as { data: Row[] }).data.filter(
    kept,
  );
  const data = Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    const round = Math.floor(index / rows.length);
    if (!row) throw new Error("The fair has no such activity.");
    return round === 0
      ? row
      : {
          ...row,
          id: row.id + round * 1_000_000,
          slug: `${row.slug}-${round}`,
          url: `${row.url}-${round}`,
        };
  });
  writeFileSync(join(dir, "events.json"), JSON.stringify({ data }));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Whether it takes place in the city, and is therefore on the map. */
export const inCity = ({ categories }: Row): boolean => categories.aspects.some(({ id }) => id === 6335);
