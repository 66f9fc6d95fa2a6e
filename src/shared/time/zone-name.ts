import { easternZone } from "./eastern.ts";

/** 'heure de l’Est': the name of a time zone, by default of that in which the fair's hours are given. */
export function zoneName(instant: number, zone = easternZone()): string {
  const format = new Intl.DateTimeFormat("fr-CA", { timeZone: zone, timeZoneName: "longGeneric" });
  const part = format.formatToParts(instant * 1000).find(({ type }) => type === "timeZoneName");
  return part?.value.replaceAll("'", "’") ?? zone;
}
