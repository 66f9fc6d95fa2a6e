import nunjucks from "nunjucks";
import { frenchSpaces } from "../../src/shared/text/french-spaces.ts";
import { grouped } from "../../src/shared/text/grouped.ts";
import { prose } from "./guide/prose.ts";

/**
 * Renders a template of templates-fixtures/pages with its data. Throws nunjucks' error, which names file and line.
 */
export type Render = (template: string, context: object) => string;

export interface TemplateOptions {
  readonly dir: string;
  /** Whether to read the files at each rendering. */
  readonly fresh: boolean;
}

export function createTemplates({ dir, fresh }: TemplateOptions): Render {
  const loader = new nunjucks.FileSystemLoader(dir, { noCache: fresh });
  const environment = new nunjucks.Environment(loader, {
    autoescape: true,
    trimBlocks: true,
    lstripBlocks: true,
  });
  environment.addFilter("json", scriptJson);
  environment.addFilter("grouped", grouped);
  environment.addFilter("spaced", frenchSpaces);
  environment.addFilter("prose", (text: string) => new nunjucks.runtime.SafeString(prose(text)));
  return (template, context) => environment.render(`pages/${template}`, context);
}

/** JSON for a `<script type="application/json">`: nothing in it can end the script or open a comment. */
function scriptJson(value: unknown): nunjucks.runtime.SafeString {
  const text = JSON.stringify(value ?? null).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
  return new nunjucks.runtime.SafeString(text);
}
