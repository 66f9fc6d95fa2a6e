/**
 * The facts that activities need. They are imported through this file, so that the files in `dist/` hold them once
 * (COPIED in build/chunks.mjs).
 */
export { areas, pageSize, signingType, statuses, venue } from "../facts/facts.ts";
