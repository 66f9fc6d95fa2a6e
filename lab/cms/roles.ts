/** Saves a page as each role through the REST API. */
import type { Role, WordPressSite } from "./wordpress.ts";

/** Columns of the table. The last one is an editor of a hardened multisite. */
export const ROLES = ["administrator", "editor", "author", "multisite editor"] as const;

export type SavingRole = (typeof ROLES)[number];

/** A page as it was saved, and by whom: roles whose pages are the same share one. */
export interface Saved {
  readonly roles: readonly SavingRole[];
  /** Address of the WordPress. */
  readonly site: string;
  /** Address of the page. */
  readonly link: string;
  /** Content as WordPress prints it. */
  readonly html: string;
}

/** Saves the content as every role. */
export async function saveEverywhere(
  sites: readonly WordPressSite[],
  title: string,
  content: string,
): Promise<readonly Saved[]> {
  const [single, multi] = sites;
  if (!single || !multi) throw new Error("there are not two sites");
  const pages: Saved[] = [];
  const keep = (role: SavingRole, page: Omit<Saved, "roles">) => {
    const same = pages.findIndex((one) => one.site === page.site && one.html === page.html);
    const before = pages[same];
    if (before) pages[same] = { ...before, roles: [...before.roles, role] };
    else pages.push({ ...page, roles: [role] });
  };
  const roles = ["administrator", "editor", "author"] as const;
  const [hardened, ...ordinary] = await Promise.all([
    save(multi, "editor", title, content),
    ...roles.map((role) => save(single, role, title, content)),
  ]);
  for (const [index, page] of ordinary.entries()) keep(roles[index] ?? "author", page);
  keep("multisite editor", hardened);
  return pages;
}

async function save(
  site: WordPressSite,
  role: Role,
  title: string,
  content: string,
): Promise<Omit<Saved, "roles">> {
  const credentials = btoa(`${role}:${site.passwords[role]}`);
  const answer = await fetch(`${site.url}/wp-json/wp/v2/posts`, {
    method: "POST",
    headers: { authorization: `Basic ${credentials}`, "content-type": "application/json" },
    body: JSON.stringify({ title, content, status: "publish" }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${role} could not save ${title}: ${answer.status} ${text.slice(0, 300)}`);
  const { link, content: stored } = JSON.parse(text);
  return { site: site.url, link, html: stored.rendered };
}
