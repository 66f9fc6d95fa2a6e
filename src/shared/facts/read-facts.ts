import type { MarkerContext } from "../enhance/declaration.ts";
import { pageScript } from "../enhance/json.ts";

/**
 * Reads the facts that the page replaces, before a marker uses any. A page without them loads nothing. If the code
 * cannot be loaded, the marker fails: with last year's ids its lists would be wrong.
 */
export const readFacts = async (context: MarkerContext<unknown>): Promise<void> => {
  if (pageScript("signet-facts"))
    (await context.part(() => import("./page-facts.ts"))).takePageFacts(context);
};
