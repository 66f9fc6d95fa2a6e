/** Stylesheets of strangers: frameworks and themes as a site links them, and a hostile one of our own. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { HOSTILE, type Sheet } from "../../test/strangers/sheet.ts";

const { resolve } = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../..");

/** Where lab/strangers/wordpress-css.mjs puts WordPress's css. */
const WORDPRESS = join(root, ".cache/wordpress-css");
const BLOCKS = ["common", "style", "theme", "elements"].map((name) => join(WORDPRESS, `blocks/${name}.css`));

const ALL_FRAMEWORKS: readonly Sheet[] = [
  { name: "none", files: [] },
  { name: "Arial", files: [], css: "body { font-family: Arial, sans-serif; }" },
  // As wide as a face for text can be.
  { name: "Courier", files: [], css: 'body { font-family: "Courier New", monospace; }' },
  { name: "Bootstrap", files: [resolve("bootstrap/dist/css/bootstrap.css")] },
  { name: "Bulma", files: [resolve("bulma/css/bulma.css")] },
  { name: "Foundation", files: [resolve("foundation-sites/dist/css/foundation.css")] },
  { name: "Pico", files: [resolve("@picocss/pico/css/pico.classless.css")] },
  { name: "Tailwind preflight", files: [resolve("tailwindcss/preflight.css")] },
  { name: "GOV.UK", files: [resolve("govuk-frontend/dist/govuk/govuk-frontend.min.css")] },
];

const ALL_THEMES: readonly Sheet[] = [
  HOSTILE,
  { ...HOSTILE, name: "hostile, before", isBefore: true },
  { name: "WordPress blocks", files: BLOCKS },
  { name: "Twenty Twenty-One", files: [...BLOCKS, join(WORDPRESS, "twentytwentyone.css")] },
  { name: "Twenty Twenty-Two", files: [...BLOCKS, join(WORDPRESS, "twentytwentytwo.css")] },
];

/** Names of all sheets, those included whose files are not on this machine. */
export const NAMES: readonly string[] = [...ALL_FRAMEWORKS, ...ALL_THEMES].map(({ name }) => name);

const isHere = ({ files }: Sheet): boolean => files.every((file) => existsSync(file));
export const FRAMEWORKS: readonly Sheet[] = ALL_FRAMEWORKS.filter(isHere);
export const THEMES: readonly Sheet[] = ALL_THEMES.filter(isHere);
