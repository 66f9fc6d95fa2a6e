import { createNowApi } from "../../islands/now/api/api.ts";
import { readAttributes } from "../../islands/now/attributes.ts";
import { HOURS_AHEAD, questionsAt } from "../../islands/now/domain/question.ts";
import type { Http } from "../../shared/http/http.ts";
import { pageClock } from "../../shared/time/clock.ts";
import type { DataFault, ReadData } from "./data-check.ts";
import { counted, listed } from "./listed.ts";

/** Asks for the hours around now and for the fair's days and rooms, as the strip and the board do. */
export async function checkNow(
  marker: HTMLElement,
  root: string,
  http: Http,
  signal: AbortSignal,
): Promise<ReadData> {
  const errors: unknown[] = [];
  const { room, board } = readAttributes(marker);
  const api = createNowApi({ base: root, room, http, report: (error) => errors.push(error) });
  const { days, rooms } = await api.fair(signal);
  const now = pageClock()().getTime() / 1000;
  const questions = questionsAt(now, HOURS_AHEAD[board ? "board" : "strip"]);
  const answers = await Promise.all(questions.map((question) => api.events(question, signal)));
  const faults: DataFault[] = [];
  if (room !== "" && !rooms.some(({ value }) => String(value) === room))
    faults.push({
      level: "fault",
      what: `data-room="${room}" n’est pas le numéro d’une salle de …/categories : rien n’y aura lieu.`,
      todo: `Écrivez l’un de ces numéros : ${listed(rooms.map(({ value, label }) => `${value}, ${label}`))}.`,
    });
  if (days.length === 0)
    faults.push({
      level: "fault",
      what: "…/categories ne donne pas les jours du Salon (dates) : on ne peut dire ni quand il commence ni s’il est fini.",
      todo: "Donnez à dates un jour par élément, avec value : le début du jour, en secondes.",
    });
  const read = answers.flat().length;
  return { summary: `En ce moment : ${counted(read, "1 activité lue", "activités lues")}.`, faults, errors };
}
