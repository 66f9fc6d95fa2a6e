/**
 * The two selects in the server's form, whose values together are the address's `hours`. Two names, for a server takes
 * the last of two values of one name.
 */
export const HOUR_FIELDS = ["heure_debut", "heure_fin"] as const;

/** Joins what the two selects sent into the key of the address. */
export function joinHours(fields: FormData | URLSearchParams): void {
  const ends = HOUR_FIELDS.map((name) => fields.get(name));
  if (!ends.includes(null)) fields.set("hours", ends.join());
}
