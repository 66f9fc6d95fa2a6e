import * as v from "valibot";
import { DataFolderError } from "./data/load.ts";
import { freshJson } from "./fresh-json.ts";
import type { SiteData } from "./pages.ts";

const siteShape = v.looseObject({ fair: v.record(v.string(), v.unknown()), nav: v.unknown() });

/** Reads site.json, again when it has changed. Throws a DataFolderError. */
export function siteData(path: string): () => SiteData {
  const read = freshJson(path, (content) => v.parse(siteShape, content) as SiteData);
  return () => {
    let site: SiteData | null;
    try {
      site = read();
    } catch (error) {
      throw new DataFolderError(
        `${path} cannot be read (${(error as Error).message.replace(/\s+/g, " ")}): correct it.`,
      );
    }
    if (site === null)
      throw new DataFolderError(`${path} is missing: it holds the site's words and navigation.`);
    return site;
  };
}
