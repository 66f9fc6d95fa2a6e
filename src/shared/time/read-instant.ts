import { EASTERN } from "./eastern.ts";
import { zonedInstant } from "./zone.ts";

/** Numbers at or above this are milliseconds: as seconds they would lie beyond the year 5000. */
const MILLISECONDS_FROM = 1e11;

const TEXT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i;

/** Abbreviations that PHP writes for zones and Intl does not know, or knows only in some engines. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  Z: "+00:00",
  UTC: "+00:00",
  GMT: "+00:00",
  EST: "-05:00",
  EDT: "-04:00",
};

const OFFSET = /^([+-])(0\d|1[0-4]):?([0-5]\d)?$/;

function inZone(local: number, zone: string): number {
  const fixed = OFFSET.exec(ABBREVIATIONS[zone.toUpperCase()] ?? zone);
  if (!fixed) return zonedInstant(local, zone);
  const [, sign, hours, minutes = "0"] = fixed;
  return local - (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** About the year 1020: before it lie the zeros of other systems (1 January of the year 1), and no activity. */
const EARLIEST = -3e10;

/** @returns undefined for what no fair's calendar prints, such as the year 9999 that stands for 'no end'. */
const plausible = (seconds: number): number | undefined =>
  seconds >= EARLIEST && seconds < MILLISECONDS_FROM ? seconds : undefined;

const fromNumber = (value: number): number | undefined =>
  plausible(Math.floor(Math.abs(value) >= MILLISECONDS_FROM ? value / 1000 : value));

/** @returns undefined when the text is no date, or one that the calendar does not have. */
function fromText(text: string, zone: string): number | undefined {
  // Fewer digits would be a date written together ('20261125'), or a number that is no date at all.
  if (/^\d{9,14}(?:\.\d+)?$/.test(text)) return fromNumber(Number(text));
  const found = TEXT.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(local);
  // Date.UTC reads the years 0 to 99 as those of the 20th century.
  const real =
    date.getUTCDate() === day && date.getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60;
  return real && year > 99 ? plausible(inZone(local / 1000, found[7] ?? zone)) : undefined;
}

/**
 * Reads an instant in whichever form a CMS writes it, as epoch seconds: ISO text with an offset, local text
 * without one (Eastern time), epoch seconds or milliseconds (numbers or text), or PHP's date object
 * `{date, timezone}`. Null, undefined, false, 0 and empty text mean that there is none.
 *
 * @throws TypeError quoting the value when it is none of these
 */
export function readInstant(value: unknown): number | null {
  if (!value) return null;
  let instant: number | undefined;
  if (typeof value === "number" && Number.isFinite(value)) instant = fromNumber(value);
  else if (typeof value === "string") instant = fromText(value.trim(), EASTERN);
  else if (typeof value === "object" && "date" in value && typeof value.date === "string") {
    const zone = "timezone" in value && typeof value.timezone === "string" ? value.timezone : EASTERN;
    try {
      instant = fromText(value.date.trim(), zone);
    } catch {
      // Intl does not know the zone: the value is as unreadable as any other, and is quoted below.
    }
  }
  if (instant !== undefined) return instant;
  throw new TypeError(`not a date that can be read: ${JSON.stringify(value)?.slice(0, 120)}`);
}
