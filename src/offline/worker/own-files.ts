/** Signet's own files. Their names contain a hash of the content, so a stored file is never old. */
import { CACHES } from "../../shared/stored/caches.ts";

/** Inserted by build/worker.mjs: names of all built files that contain a hash, separated by spaces. */
declare const __SIGNET_FILES__: string;

const names = new Set(__SIGNET_FILES__.split(" "));

/** Whether this version of Signet has a file of this name. */
export const isOwnFile = ({ pathname }: URL): boolean =>
  names.has(pathname.slice(pathname.lastIndexOf("/") + 1));

/** Whether the file is stored as one of Signet's own. Pages of an older version name files that this version does not know. */
export const isStoredOwnFile = async (request: Request): Promise<boolean> =>
  (await caches.match(request, { cacheName: CACHES.files })) !== undefined;
