const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string): Intl.DateTimeFormat {
  let found = formats.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(zone, found);
  }
  return found;
}

/**
 * Seconds to add to UTC for the local time of `zone` at an instant (epoch seconds).
 *
 * @throws RangeError when the zone's name is unknown
 */
export function zoneOffset(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of format(zone).formatToParts(instant * 1000)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - Math.floor(instant);
}

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
  const before = zoneOffset(local - DAY, zone);
  const after = zoneOffset(local + DAY, zone);
  if (before === after || zoneOffset(local - before, zone) === before) return local - before;
  return zoneOffset(local - after, zone) === after ? local - after : local - before;
}
