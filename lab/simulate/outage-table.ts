/** The outages of the document: each kind, with the pauses as the client makes them and without their random part. */

import { WATCHERS } from "./arrivals.ts";
import { KINDS, type OutageSetting, PHASES, peaksOf, runOutage } from "./outage.ts";
import type { Asked } from "./polling.ts";
import { type CacheRules, PLAIN } from "./shared-cache.ts";

/** The height of the stream, in seconds since midnight: when the simulated outage's first minutes begin. */
const BEGINS = 19.4 * 3600;

export interface OutageRow {
  readonly kind: string;
  readonly peaks: ReturnType<typeof peaksOf>;
  readonly withoutJitter: ReturnType<typeof peaksOf>;
}

/** What the others ask of the API meanwhile. */
function browsingIn(day: readonly Asked[]): OutageSetting["browsing"] {
  const length = PHASES.before + PHASES.outage + PHASES.after;
  return day
    .filter(({ time, key }) => time >= BEGINS && time < BEGINS + length && key.startsWith("GET "))
    .map(({ time, key }) => ({ at: time - BEGINS, url: key.slice("GET ".length) }));
}

export async function outageRows(
  day: readonly Asked[],
  rules: CacheRules = PLAIN,
  kinds = KINDS,
): Promise<readonly OutageRow[]> {
  const browsing = browsingIn(day);
  const rows: OutageRow[] = [];
  for (const kind of kinds) {
    const run = async (jitter: boolean) =>
      peaksOf(await runOutage({ kind, watchers: WATCHERS, browsing, rules, jitter }));
    rows.push({ kind: kind.name, peaks: await run(true), withoutJitter: await run(false) });
    console.log(`Outage: ${kind.name}`);
  }
  return rows;
}
