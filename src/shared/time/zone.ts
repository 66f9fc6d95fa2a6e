/** What is used of Temporal, which TypeScript's ES2023 does not describe, nor every browser has. */
interface Temporal {
  readonly ZonedDateTime: new (nanoseconds: bigint, zone: string) => { readonly offset: string };
}

/** By instant and zone. */
const offsets: Record<string, string> = {};
/** By zone, for browsers without Temporal. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * Offset of a zone's clock from UTC at an instant (whole epoch seconds): '-05:00'; before the zones, with seconds.
 *
 * @throws RangeError when the zone's name is unknown
 */
export function zoneOffset(instant: number, zone: string): string {
  const key = instant + zone;
  offsets[key] ??= findOffset(instant, zone);
  return offsets[key];
}

/** Temporal comes first: the first format of Intl takes 60 ms and more on a phone (`lab/bench/profile.ts`, CPU/4). */
function findOffset(instant: number, timeZone: string): string {
  const { Temporal } = globalThis as { readonly Temporal?: Temporal };
  if (Temporal) return new Temporal.ZonedDateTime(BigInt(instant) * 1_000_000_000n, timeZone).offset;
  formats[timeZone] ??= new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  // '1/15/2027, GMT-05:00'; UTC is 'GMT' in some engines.
  return /[+-].*/.exec(formats[timeZone].format(instant * 1000))?.[0] ?? "+00:00";
}

/** Seconds of an offset: '-05:00', '+0530', '-05:17:32', '+14'; undefined for any other text. */
export function offsetSeconds(offset: string): number | undefined {
  const [, sign, hours, minutes = 0, seconds = 0] =
    /^([+-])(0\d|1[0-4])(?::?([0-5]\d)(?::([0-5]\d))?)?$/.exec(offset) ?? [];
  if (!sign) return undefined;
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** Local time of `zone` at an instant, as if it were UTC (epoch seconds both). */
const zonedLocal = (instant: number, zone: string): number =>
  instant + (offsetSeconds(zoneOffset(instant, zone)) ?? 0);

/**
 * The instant (epoch seconds) at which a clock in `zone` shows a local time.
 *
 * When a time occurs twice because the clock is set back, the first one counts. When it does not occur because the
 * clock is set forward, the jump is added (2 h 30 becomes 3 h 30).
 *
 * @param local the clock's time as if it were UTC, epoch seconds
 */
export function zonedInstant(local: number, zone: string): number {
  const DAY = 86_400;
  const [before, after] = [local - DAY, local + DAY].map(
    (instant) => local + instant - zonedLocal(instant, zone),
  ) as [number, number];
  return zonedLocal(before, zone) !== local && zonedLocal(after, zone) === local ? after : before;
}
