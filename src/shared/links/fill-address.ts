import { encodeText } from "../http/query.ts";

/** Puts values into the places of an address (`{url}`), encoded; a place without a value becomes empty. */
export const fillAddress = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, place: string) => encodeText(values[place] ?? ""));
