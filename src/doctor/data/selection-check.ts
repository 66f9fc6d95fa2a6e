import { keptQuery } from "../../islands/selection/api/api.ts";
import { parseActivities } from "../../shared/activity/schema.ts";
import type { Http } from "../../shared/http/http.ts";
import { readPage } from "../../shared/http/list-pages.ts";
import type { RowId } from "../../shared/http/row-id.ts";
import type { ReadData } from "./data-check.ts";

/** Asks for one activity by its id, as the plan does: an API that does not know `ids[]` answers others, too. */
export async function checkSelection(root: string, http: Http, signal: AbortSignal): Promise<ReadData> {
  const errors: unknown[] = [];
  const ask = (ids: readonly RowId[]) =>
    http.json(
      `${root}/events?${keptQuery(ids, 1)}`,
      (answer) => readPage(answer, parseActivities, (error) => errors.push(error)),
      signal,
    );
  const [first] = (await ask([])).items;
  const answered = first ? (await ask([first.id])).items : [];
  const isKnown = answered.every(({ id }) => id === first?.id);
  const isMissing = first !== undefined && answered.length === 0;
  return {
    summary: first
      ? "Ma sélection : une activité demandée par son identifiant."
      : "Ma sélection : aucune activité.",
    faults: [
      ...(isKnown
        ? []
        : [
            {
              level: "doubt" as const,
              what: "L’API ne connaît pas ids[] : pour quelques activités gardées, la page lit toute la programmation.",
              todo: "Faites répondre …/events?ids[]=1&ids[]=2 par ces activités seulement.",
            },
          ]),
      ...(isMissing
        ? [
            {
              level: "fault" as const,
              what: `L’API ne trouve pas l’activité ${first.id} par son identifiant : une fois gardée, elle paraîtrait retirée de la programmation.`,
              todo: "Faites répondre …/events?ids[]= par les activités qui ont ces identifiants (id).",
            },
          ]
        : []),
    ],
    errors,
  };
}
