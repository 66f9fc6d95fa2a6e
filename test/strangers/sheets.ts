/** Stylesheets of strangers: frameworks and themes as a site links them, and a hostile one of our own. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
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

const { resolve } = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../..");
const HOSTILE = join(root, "templates-fixtures/edge/hostile-theme.css");

/** Where test/run/wordpress-css.mjs puts WordPress's css. */
const WORDPRESS = join(root, ".cache/wordpress-css");
const BLOCKS = ["common", "style", "theme", "elements"].map((name) => join(WORDPRESS, `blocks/${name}.css`));

const hostile: Sheet = { name: "hostile", files: [HOSTILE] };
const bootstrap: Sheet = { name: "Bootstrap", files: [resolve("bootstrap/dist/css/bootstrap.css")] };

/** What `npm test` looks at. */
export const FEW: readonly Sheet[] = [hostile, bootstrap];

const ALL_FRAMEWORKS: readonly Sheet[] = [
  { name: "none", files: [] },
  { name: "Arial", files: [], css: "body { font-family: Arial, sans-serif; }" },
  // As wide as a face for text can be.
  { name: "Courier", files: [], css: 'body { font-family: "Courier New", monospace; }' },
  bootstrap,
  { name: "Bulma", files: [resolve("bulma/css/bulma.css")] },
  { name: "Foundation", files: [resolve("foundation-sites/dist/css/foundation.css")] },
  { name: "Pico", files: [resolve("@picocss/pico/css/pico.classless.css")] },
  { name: "Tailwind preflight", files: [resolve("tailwindcss/preflight.css")] },
  { name: "GOV.UK", files: [resolve("govuk-frontend/dist/govuk/govuk-frontend.min.css")] },
];

const ALL_THEMES: readonly Sheet[] = [
  hostile,
  { name: "hostile, before", files: [HOSTILE], isBefore: true },
  { name: "WordPress blocks", files: BLOCKS },
  { name: "Twenty Twenty-One", files: [...BLOCKS, join(WORDPRESS, "twentytwentyone.css")] },
  { name: "Twenty Twenty-Two", files: [...BLOCKS, join(WORDPRESS, "twentytwentytwo.css")] },
];

/** Names of all sheets, those included whose files are not on this machine. */
export const NAMES: readonly string[] = [...ALL_FRAMEWORKS, ...ALL_THEMES].map(({ name }) => name);

const isHere = ({ files }: Sheet): boolean => files.every((file) => existsSync(file));
export const FRAMEWORKS: readonly Sheet[] = ALL_FRAMEWORKS.filter(isHere);
export const THEMES: readonly Sheet[] = ALL_THEMES.filter(isHere);

/** Text of a sheet. Its fonts and pictures are left out: they are not what is tested. */
export const cssOf = ({ files, css = "" }: Sheet): string =>
  [...files.map((file) => readFileSync(file, "utf8").replace(/@charset[^;]+;/g, "")), css].join("\n");
