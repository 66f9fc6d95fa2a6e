import { messages } from "../messages.ts";

/** How many names were found, and among how many: never without saying that there are others. */
export function foundText(found: number, loaded: number, count: number): string {
  const { ours } = messages;
  return loaded < count ? ours.foundSoFar(found, loaded, count) : ours.found(found, count);
}
