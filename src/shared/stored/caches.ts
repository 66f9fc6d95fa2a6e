/** The worker's caches: names and limits. Pages and workers use it. */
import { LONGEST_DAYS } from "./age.ts";

/** All caches of the worker, and no others, begin with this. */
export const CACHE_PREFIX = "signet-offline-";
/** Increase the number when what older versions have stored is unreadable, or must not be kept. */
const nameOf = (what: string): string => `${CACHE_PREFIX}${what}-2`;

export const CACHES = {
  pages: /* @__PURE__ */ nameOf("pages"),
  /** Signet's own files with a hash in their names. */
  files: /* @__PURE__ */ nameOf("files"),
  /** Other files of the site. */
  theme: /* @__PURE__ */ nameOf("theme"),
  /** Answers of the API. */
  data: /* @__PURE__ */ nameOf("data"),
} as const;

/** Most answers in each cache, and their longest age in days. */
export const LIMITS = {
  pages: { most: 40, days: LONGEST_DAYS },
  files: { most: 200, days: 60 },
  theme: { most: 150, days: 30 },
  data: { most: 120, days: LONGEST_DAYS },
} as const;

/** Creates the caches. Without them the worker stores nothing: a removed worker stays removed. */
export async function openCaches(): Promise<void> {
  await Promise.all(Object.values(CACHES).map((name) => caches.open(name)));
}

/** Deletes all caches of the worker, those of older versions included. */
export async function deleteCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
