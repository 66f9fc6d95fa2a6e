/** Which kept answer stands for one that is not kept. Both addresses have the same path. */

/** The order of a list is drawn anew for each visit; it does not matter to somebody without a network. */
const ORDER = "mode[random]";

const unordered = ({ href }: URL): string => {
  const url = new URL(href);
  url.searchParams.delete(ORDER);
  return url.href;
};

/** The same question in another order. */
export const sameQuestion = (wanted: URL, other: URL): boolean => unordered(wanted) === unordered(other);

/** Keys by which WordPress names a page where addresses have no path of their own, or a language. */
const NAMES_PAGE = ["p", "page_id", "attachment_id", "post_type", "cat", "tag", "s", "lang"];
/** These read the address themselves, and have written what is in it. */
const READS_ADDRESS = /data-island=["']?(programme|authors|exhibitors)\b/;

/** The same page with other filters: the address of a list changes with every filter, without another page. */
export async function samePage(wanted: URL, other: URL, answer: Response): Promise<boolean> {
  const isNamedAlike = NAMES_PAGE.every(
    (key) => wanted.searchParams.get(key) === other.searchParams.get(key),
  );
  return isNamedAlike && READS_ADDRESS.test(await answer.text());
}
