/** From the visits of a day to the requests that leave the browsers: recorded addresses, with each visitor's own values. */
import { eventsQuery } from "../../src/islands/now/api/api.ts";
import { HOURS_AHEAD, questionsAt } from "../../src/islands/now/domain/question.ts";
import { drawLook, type Visit } from "./arrivals.ts";
import { type Asked, pollsOf } from "./polling.ts";
import { byRank, type Dice, pick } from "./random.ts";
import type { Recording } from "./recording.ts";

/** What visitors choose from, the most chosen first. */
export interface Choices {
  /** Values of `dateStart`; the first is the day of the simulation. */
  readonly days: readonly string[];
  readonly types: readonly string[];
  readonly areas: readonly string[];
  readonly letters: readonly string[];
  readonly ids: readonly string[];
  /** Number of seeds that the client draws from. */
  readonly seeds: number;
}

/** How long a browser uses an answer without asking, in seconds: `max-age` of docs/api.md. */
const MAX_AGE = 30;
/** Activities in a selection: from 1 to this. */
const MOST_KEPT = 12;

const SEED = /(mode\[random\]=)(\d+)/;
const OF_NOW = /mode\[name\]=schedule&dateStart=/;

/** Returns the recorded address with the values of one visitor, in the place and form in which the client writes them. */
function createVariation(random: Dice, choices: Choices, recordedDay: string) {
  const seeds = new Map<string, number>();
  const drawn = new Map<string, string>();
  /** The same recorded value stays the same value for the whole visit. */
  const own = (recorded: string, from: readonly string[]) => {
    const known = drawn.get(recorded);
    if (known !== undefined) return known;
    const value = pick(random, byRank(from));
    drawn.set(recorded, value);
    return value;
  };
  return (url: string, time: number): string => {
    // What is on now has no value of the visitor's, but the hour's.
    if (OF_NOW.test(url) && !SEED.test(url)) return nowAddress(url, time, choices);
    let next = url
      .replace(/(dateStart=)(\d+)/, (_, name, day) =>
        day === recordedDay ? name + choices.days[0] : name + own(`day ${day}`, choices.days),
      )
      .replace(/(&type=)(\d+)/, (_, name, id) => name + own(`type ${id}`, choices.types))
      .replace(/(letter=)(\w)/, (_, name, sign) => name + own(`letter ${sign}`, choices.letters));
    if (!url.includes("mode[name]=map"))
      next = next.replace(/(aspects\[\]=)(\d+)/, (_, name, id) => name + own(`area ${id}`, choices.areas));
    if (url.includes("ids[]=")) {
      const count = 1 + Math.floor(random() * MOST_KEPT);
      const ids = Array.from({ length: count }, () => choices.ids[Math.floor(random() * choices.ids.length)]);
      next = next.replace(
        /ids\[\]=.*/,
        [...new Set(ids)]
          .sort()
          .map((id) => `ids[]=${id}`)
          .join("&"),
      );
    }
    // The first seed is the server's, or that of a call which needs none.
    return next.replace(SEED, (_, name, seed) => {
      if (seed === "1") return name + seed;
      const question = url.replace(/page=\d+/, "");
      const own = seeds.get(question) ?? 1 + Math.floor(random() * choices.seeds);
      seeds.set(question, own);
      return name + own;
    });
  };
}

/** The strip's question of this hour, by the client's own code. */
function nowAddress(url: string, time: number, { days }: Choices): string {
  const [question] = questionsAt(Number(days[0]) + time, HOURS_AHEAD.strip);
  const page = Number(/page=(\d+)/.exec(url)?.[1]);
  return `/api/events?${eventsQuery(question as NonNullable<typeof question>, "", page)}`;
}

/** The day on which the fair was recorded, as `dateStart`: the first one that what is on now asks for. */
function dayOf({ visits }: Recording): string {
  const urls = Object.values(visits).flatMap((steps) => steps.flatMap((step) => step.requests));
  const found = urls.find(({ url }) => OF_NOW.test(url) && !SEED.test(url));
  return /dateStart=(\d+)/.exec(found?.url ?? "")?.[1] ?? "";
}

/** The requests of visits that leave the browsers: each browser keeps what it got for as long as it may. */
export function requestsOf(
  visits: readonly Visit[],
  recording: Recording,
  choices: Choices,
  pauses: readonly number[],
  random: Dice,
): readonly Asked[] {
  const all: Asked[] = [];
  const recordedDay = dayOf(recording);
  for (const { arrives, journeys } of visits) {
    const vary = createVariation(random, choices, recordedDay);
    const kept = new Map<string, number>();
    let time = arrives;
    const ask = (at: number, key: string) => {
      if (at - (kept.get(key) ?? -Infinity) < MAX_AGE) return;
      if (key.startsWith("GET ")) kept.set(key, at);
      all.push({ time: at, key });
    };
    for (const journey of journeys) {
      for (const { requests } of recording.visits[journey] ?? []) {
        for (const { at, method, url } of requests) ask(time + at, `${method} ${vary(url, time)}`);
        const look = drawLook(random);
        // The home page has the webcast, which asks again as long as it is looked at.
        if (journey === "home") all.push(...pollsOf({ arrives: time, leaves: time + look }, pauses, random));
        // A page with what is on now asks for the next hours when the hour has turned.
        const hour = Math.ceil(time / 3600) * 3600;
        if (hour < time + look) {
          const turned = requests.filter(({ url }) => OF_NOW.test(url) && !SEED.test(url));
          for (const { url } of turned) ask(hour + 60 * random(), `GET ${nowAddress(url, hour, choices)}`);
        }
        time += look;
      }
    }
  }
  return all.sort((one, other) => one.time - other.time);
}
