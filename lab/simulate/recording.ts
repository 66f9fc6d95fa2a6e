/** What visitors asked of the API in recorded journeys: `visits.json`, which `record.ts` writes. */
import { readFileSync, writeFileSync } from "node:fs";

export interface Request {
  /** Seconds since the visitor's act. */
  readonly at: number;
  readonly method: "GET" | "POST";
  /** Path and query, exactly as the client sent them. */
  readonly url: string;
}

/** One act of the visitor, such as 'open the map', and the requests that it caused. */
interface Step {
  readonly act: string;
  readonly requests: readonly Request[];
}

export interface Recording {
  /** The clock of the recorded fair, ISO text in Eastern time. */
  readonly now: string;
  /** Number of activities of the recorded programme. */
  readonly activities: number;
  /** By name of the journey. */
  readonly visits: Readonly<Record<string, readonly Step[]>>;
}

const FILE = "lab/simulate/visits.json";

export const readRecording = (): Recording => JSON.parse(readFileSync(FILE, "utf8"));

export const writeRecording = (recording: Recording): void =>
  writeFileSync(FILE, `${JSON.stringify(recording, null, 2)}\n`);

/** Every recorded request, in no particular order. */
export const allRequests = ({ visits }: Recording): readonly Request[] =>
  Object.values(visits).flatMap((steps) => steps.flatMap(({ requests }) => requests));
