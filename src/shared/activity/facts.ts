/**
 * The facts that the programme uses. It imports them through this file, so that its files in `dist/` hold them once
 * (COPIED in build/chunks.mjs).
 */
export { areas, pageSize, signingType, statuses, venue } from "../facts/facts.ts";
