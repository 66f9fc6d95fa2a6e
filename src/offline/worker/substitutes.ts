/** Which stored answer may replace one that is not stored. Both addresses have the same path. */

/** Seed of the list's random order. Each visit has another; without a network any order will do. */
const ORDER = "mode[random]";

const unordered = ({ href }: URL): string => {
  const url = new URL(href);
  url.searchParams.delete(ORDER);
  return url.href;
};

/** The same question in another order. */
export const sameQuestion = (wanted: URL, other: URL): boolean => unordered(wanted) === unordered(other);

/** Query keys by which WordPress addresses a page, where pages have no paths, or a language. */
const NAMES_PAGE = ["p", "page_id", "attachment_id", "post_type", "cat", "tag", "s", "lang"];
/** Islands that read and write the query themselves. */
const READS_ADDRESS = /data-island=["']?(programme|authors|exhibitors)\b/;

/** The same page with other filters: a list writes its filters into the address without loading another page. */
export async function samePage(wanted: URL, other: URL, answer: Response): Promise<boolean> {
  const hasSameKeys = NAMES_PAGE.every((key) => wanted.searchParams.get(key) === other.searchParams.get(key));
  return hasSameKeys && READS_ADDRESS.test(await answer.text());
}
