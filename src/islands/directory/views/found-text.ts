import { messages } from "../messages.ts";

/** Number of names found, and among how many. */
export function foundText(found: number, loaded: number, count: number): string {
  const { ours } = messages;
  return loaded < count ? ours.foundSoFar(found, loaded, count) : ours.found(found, count);
}
