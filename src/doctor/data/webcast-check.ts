import { readStreams } from "../../islands/webcast/api/api.ts";
import { STREAMS_QUERY } from "../../islands/webcast/api/query.ts";
import { cardTitle, type Stream } from "../../islands/webcast/domain/stream.ts";
import type { Http } from "../../shared/http/http.ts";
import { unquoted } from "../../shared/text/unquoted.ts";
import { commonFault, type DataFault, type ReadData } from "./data-check.ts";
import { counted, listed } from "./listed.ts";
import { pictureFaults } from "./pictures.ts";
import { textOf } from "./read-list.ts";
import { refusedAddresses } from "./refused.ts";

/** The rows of an answer, unread. */
function rawStreams(answer: unknown): readonly unknown[] {
  const { data } = (answer ?? {}) as { data?: { entry?: { homeStreams?: unknown } | null } | null };
  const rows = data?.entry?.homeStreams;
  return typeof rows === "object" && rows !== null ? Object.values(rows) : [];
}

const TYPES = ["stream", "playlist"];

export function streamFaults(streams: readonly Stream[], raw: readonly unknown[]): readonly DataFault[] {
  const unknown = raw
    .filter((row) => !TYPES.includes(textOf(row, "streamType")))
    .map((row) => ({ title: textOf(row, "streamTitle") || "?", type: textOf(row, "streamType") }));
  return [
    ...commonFault(
      unknown,
      "fault",
      (count, names) =>
        `${counted(count, "Une diffusion a", "diffusions ont")} un type inconnu (« ${unknown[0]?.type} »), et ${count === 1 ? "compte" : "comptent"} pour des listes de lecture : ${listed(names)}.`,
      "Écrivez stream ou playlist dans streamType.",
    ),
    ...commonFault(
      streams.filter((stream) => cardTitle(stream).cut !== null),
      "doubt",
      (count, names) =>
        `${counted(count, "Un titre dépasse", "titres dépassent")} 50 caractères et ${count === 1 ? "est coupé" : "sont coupés"} sur les cartes : ${listed(names)}.`,
      "Raccourcissez-le dans le CMS, ou vérifiez que la coupe se lit bien.",
    ),
  ];
}

/** Asks for the streams, with the marker's own query. */
export async function checkWebcast(
  marker: Element,
  root: string,
  http: Http,
  signal: AbortSignal,
): Promise<ReadData> {
  const errors: unknown[] = [];
  let raw: readonly unknown[] = [];
  const query = unquoted(marker.getAttribute("data-query")) || STREAMS_QUERY;
  const read = (answer: unknown) => {
    raw = rawStreams(answer);
    return readStreams(answer, (error) => errors.push(error));
  };
  const streams = await http.json(root, read, signal, JSON.stringify({ query }));
  const covers = streams.flatMap(({ books }) =>
    books.flatMap(({ title, cover }) => (cover ? [{ title, picture: cover }] : [])),
  );
  const logos = streams.flatMap(({ sponsor }) =>
    sponsor?.logo ? [{ title: sponsor.title, picture: sponsor.logo }] : [],
  );
  return {
    summary: `Webdiffusion : ${counted(streams.length, "1 diffusion lue", "diffusions lues")}.`,
    faults: [
      ...streamFaults(streams, raw),
      ...refusedAddresses(raw, ["url"]),
      ...(await pictureFaults([...covers, ...logos], document.baseURI, signal)),
    ],
    errors,
  };
}
