/** A stylesheet of a stranger's page, as a site links it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Sheet {
  readonly name: string;
  /** Paths of its css files, in order. */
  readonly files: readonly string[];
  /** Css of its own. */
  readonly css?: string;
  /** Linked before our css; after it, otherwise. */
  readonly isBefore?: boolean;
}

/** All that themes do to elements, at its worst. */
export const HOSTILE: Sheet = {
  name: "hostile",
  files: [join(import.meta.dirname, "../../templates-fixtures/edge/hostile-theme.css")],
};

/** Text of a sheet. Its fonts and pictures are left out: they are not what is tested. */
export const cssOf = ({ files, css = "" }: Sheet): string =>
  [...files.map((file) => readFileSync(file, "utf8").replace(/@charset[^;]+;/g, "")), css].join("\n");
