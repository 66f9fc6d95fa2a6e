import { programmePages } from "./pages/programme.ts";
import { sitePages } from "./pages/site.ts";
import type { PageRoute } from "./pages.ts";

/** Every page that the stand-in CMS serves. */
export const PAGE_TABLE: readonly PageRoute[] = [...sitePages, ...programmePages];
