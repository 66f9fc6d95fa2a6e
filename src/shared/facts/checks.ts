/**
 * What a page may say for each fact. Plain checks and no schemas: a behaviour has none, and to share the lists' schemas
 * with this late file would add to what every list loads first.
 */
import type { AreaFact, Facts } from "./facts.ts";

/** Returns why a value does not fit, to be printed after the fact's name ('is not a whole number'); else null. */
export type Check = (value: unknown) => string | null;

/** A check for each fact, in the same tree as the facts. */
export type Checks<Fact> = {
  readonly [Name in Exclude<keyof Fact, "look">]:
    | Check
    | (Fact[Name] extends object ? Checks<Fact[Name]> : never);
};

const check =
  (fits: (value: unknown) => boolean, why: string): Check =>
  (value) =>
    fits(value) ? null : why;

const id = check(
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  "is not a whole number from 1 on",
);

const text = check(
  (value) => typeof value === "string" && value.trim() !== "" && value.length <= 200,
  "is not a text of 1 to 200 characters",
);

const within = (least: number, most: number, whole = false) =>
  check(
    (value) =>
      typeof value === "number" && value >= least && value <= most && (!whole || Number.isInteger(value)),
    `is not a ${whole ? "whole " : ""}number from ${least} to ${most}`,
  );

const timeZone = check((value) => {
  try {
    return typeof value === "string" && Boolean(new Intl.DateTimeFormat("en", { timeZone: value }));
  } catch {
    return false;
  }
}, "is no time zone that the browser knows, like America/Toronto");

/**
 * An address of another site with places, which are in the path, the query or the hash. Nothing of it is taken from the
 * page's own address, and no script can be in it.
 *
 * @param required the place without which the address is of no use
 */
function template(required: string, ...others: readonly string[]): Check {
  const places = [required, ...others].map((name) => `{${name}}`);
  return (value) => {
    if (typeof value !== "string" || !/^https:\/\/[^\s/?#{}@\\]+[/?#]\S*$|^mailto:\?\S*$/.test(value))
      return "is not an address that begins with https://";
    if (!value.includes(`{${required}}`)) return `has no {${required}}`;
    const unknown = value.match(/\{[^}]*\}?/g)?.find((place) => !places.includes(place));
    return unknown ? `has the place ${unknown}, known: ${places.join(", ")}` : null;
  };
}

const link = template("url", "title");

const networks: Check = (value) => {
  if (!Array.isArray(value)) return "is not a list";
  for (const [index, network] of value.entries()) {
    const { name, url } = Object(network) as Readonly<Record<string, unknown>>;
    const why = text(name) ? `name ${text(name)}` : link(url) && `url ${link(url)}`;
    if (why) return `has the number ${index + 1}, whose ${why}`;
  }
  return null;
};

const area: Checks<AreaFact> = { id, name: text, brief: text };

export const CHECKS: Checks<Facts> = {
  areas: { venue: area, city: area, online: area },
  venue: text,
  signingType: id,
  statuses: { undetermined: id, cancelled: id },
  timeZone,
  // Web maps end at 85 degrees. The zoom has the bounds of the map's buttons.
  map: { lat: within(-85, 85), lng: within(-180, 180), zoom: within(9, 18, true) },
  pageSize: within(1, 200, true),
  networks,
  calendar: template("start", "end", "title", "location", "details", "zone"),
};
