import { easternZone } from "./eastern.ts";
import { offsetSeconds, zonedInstant } from "./zone.ts";

/** Numbers from here on are milliseconds: as seconds they would be after the year 5000. */
const MILLISECONDS_FROM = 1e11;

const TEXT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i;

/** Abbreviations of time zones that PHP writes. Every engine knows UTC, GMT and EST by itself. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  Z: "+00",
  EDT: "-04",
};

function inZone(local: number, zone: string): number {
  const offset = offsetSeconds(ABBREVIATIONS[zone.toUpperCase()] ?? zone);
  return offset === undefined ? zonedInstant(local, zone) : local - offset;
}

/** About the year 1020. Earlier values are the zeros of other systems (1 January of the year 1), not activities. */
const EARLIEST = -3e10;

/** Whether epoch seconds are a date that a fair may have; the year 9999, which means 'no end', is none. */
export const isPlausible = (seconds: number): boolean => seconds >= EARLIEST && seconds < MILLISECONDS_FROM;

const plausible = (seconds: number): number | undefined => (isPlausible(seconds) ? seconds : undefined);

const fromNumber = (value: number): number | undefined =>
  plausible(Math.floor(Math.abs(value) >= MILLISECONDS_FROM ? value / 1000 : value));

/** @returns undefined when the text is no date, or a date that does not exist */
function fromText(text: string, zone = easternZone()): number | undefined {
  // Fewer digits are a date without separators ('20261125'), or a number that is no date.
  if (/^\d{9,14}(?:\.\d+)?$/.test(text)) return fromNumber(Number(text));
  const found = TEXT.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  // A day that the month does not have is one of the next month. Date.UTC maps the years 0 to 99 to the 20th century.
  const real = new Date(local).getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60;
  return real && year > 99 ? plausible(inZone(local / 1000, found[7] ?? zone)) : undefined;
}

/**
 * Reads an instant in any form that a CMS writes, as epoch seconds: ISO text with an offset, local text without one
 * (the fair's own), epoch seconds or milliseconds (numbers or text), or PHP's date object `{date, timezone}`. Null,
 * undefined, false, 0 and empty text mean that there is none.
 *
 * @throws TypeError for any other value; its message is the value as JSON, cut
 */
export function readInstant(value: unknown): number | null {
  if (!value) return null;
  let instant: number | undefined;
  if (typeof value === "number") instant = fromNumber(value);
  else if (typeof value === "string") instant = fromText(value.trim());
  else if (typeof value === "object" && "date" in value && typeof value.date === "string") {
    const zone = "timezone" in value && typeof value.timezone === "string" ? value.timezone : undefined;
    try {
      instant = fromText(value.date.trim(), zone);
    } catch {
      // Intl does not know the time zone: the error below quotes the value.
    }
  }
  if (instant !== undefined) return instant;
  throw new TypeError(JSON.stringify(value)?.slice(0, 120));
}
