/** What a recording was made on. */
import { readFileSync } from "node:fs";
import { cpus, platform, totalmem } from "node:os";
import { join } from "node:path";
import type { FairData } from "../../test/host/data/fair.ts";
import { PEERS } from "./bundles.ts";
import { CONFERIA_VERSION } from "./conferia.ts";

export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), ${memory} GB, ${platform()}`;
}

export const dataName = ({ events, authors }: FairData): string =>
  `${events.length} activities, ${authors.length} authors`;

/** Versions of the peers, as their package pins them. */
export function versions(): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(PEERS, "package.json"), "utf8"));
  return { ...dependencies, conferia: CONFERIA_VERSION };
}
