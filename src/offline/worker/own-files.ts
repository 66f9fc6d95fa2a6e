/** Signet's own files: a change of content changes the name, so a kept one is never old. */
import { STORES } from "../stores.ts";

/** Inserted by build/worker.mjs: the names of all built files that contain a hash, with a space between two. */
declare const __SIGNET_FILES__: string;

const names = new Set(__SIGNET_FILES__.split(" "));

/** Whether this version of Signet has a file of this name. */
export const isOwnFile = ({ pathname }: URL): boolean =>
  names.has(pathname.slice(pathname.lastIndexOf("/") + 1));

/** Whether the file is kept as one of Signet's own: pages of an older version name files that this one does not know. */
export const isKeptOwnFile = async (request: Request): Promise<boolean> =>
  (await caches.match(request, { cacheName: STORES.files })) !== undefined;
