import { fold } from "./fold.ts";

/** 'mai-a-velo-2025': letters and digits that every file system accepts. @param limit number of characters */
export const fileName = (text: string, limit: number): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, limit)
    .replace(/^-|-$/g, "");
