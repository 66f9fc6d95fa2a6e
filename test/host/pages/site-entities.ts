/** Cards of people and exhibitors. */

import { safeLink } from "../../../src/shared/links/safe-link.ts";
import { placeholderIndex } from "../../../src/shared/text/placeholder-index.ts";
import { plainText } from "../../../src/shared/text/plain-text.ts";
import type { AuthorItem, CompanyItem } from "../data/shapes.ts";

export interface EntityView {
  readonly slug: string;
  readonly title: string;
  readonly url: string | null;
  /** Photo or logo. */
  readonly picture: string | null;
  /** Number of the drawing in place of a missing picture: 1, 2 or 3. */
  readonly placeholder: number;
  readonly kiosk: string | null;
}

export const authorView = (author: AuthorItem): EntityView => entity(author, author.photo, null);

export const companyView = (company: CompanyItem): EntityView =>
  entity(company, company.logo, company.location.kiosk);

function entity(
  { id, slug, title, url }: AuthorItem | CompanyItem,
  picture: string | null,
  kiosk: string | null,
): EntityView {
  return {
    slug,
    title: plainText(title),
    url: safeLink(url),
    picture: safeLink(picture),
    placeholder: placeholderIndex(id) + 1,
    kiosk: kiosk?.trim() || null,
  };
}
