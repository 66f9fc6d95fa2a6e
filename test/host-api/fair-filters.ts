/** Every value of every filter, as its address and as the plain rule of what it should find. */
import type { CategoryKind } from "../../src/islands/programme/domain/categories.ts";
import type { StoredEvent } from "../host/data/shapes.ts";
import { options, RULES, type Rule } from "./raw-fair.ts";

export interface Choice {
  readonly filter: string;
  /** `genre=6453` */
  readonly address: string;
  readonly rule: Rule;
}

const listed = (filter: string, kind: CategoryKind, rule: (id: number) => Rule): Choice[] =>
  options[kind].map(({ value }) => ({ filter, address: `${filter}=${value}`, rule: rule(value) }));

const area = (address: string, id: number): Choice => ({ filter: "areas", address, rule: RULES.area(id) });

const HOURS = [
  [0, 9],
  [9, 12],
  [10, 11],
  [12, 18],
  [18, 24],
  [0, 24],
] as const;

export const CHOICES: readonly Choice[] = [
  ...listed("date", "dates", RULES.date),
  ...HOURS.map(([from, to]) => ({
    filter: "hours",
    address: `hours=${from},${to}`,
    rule: RULES.hours(from, to),
  })),
  area("volet1=6332", 6332),
  area("volet2=6335", 6335),
  area("volet3=73904", 73904),
  {
    filter: "areas",
    address: "volet1=6332&volet3=73904",
    rule: (event) => RULES.area(6332)(event) || RULES.area(73904)(event),
  },
  ...listed("type", "types", RULES.type),
  ...listed("audience", "audiences", RULES.audience),
  ...listed("age", "ages", RULES.age),
  ...listed("theme", "themes", RULES.theme),
  ...listed("subject", "subjects", RULES.subject),
  ...listed("project", "projects", RULES.project),
  ...listed("genre", "genres", RULES.genre),
  ...listed("room", "rooms", RULES.room),
  { filter: "dedicace", address: "dedicace=false", rule: RULES.withoutSigning() },
  { filter: "mode", address: "mode=horaire", rule: RULES.schedule() },
  { filter: "mode", address: "mode=carte", rule: RULES.area(6335) },
  { filter: "mode", address: "mode=liste", rule: () => true },
];

export const FILTERS: readonly string[] = [...new Set(CHOICES.map(({ filter }) => filter))];

/** Values of a filter under which this activity is found. */
export const choicesOf = (event: StoredEvent, filter: string): readonly Choice[] =>
  CHOICES.filter((choice) => choice.filter === filter && choice.rule(event));

/**
 * Combines rules as the page does: the type of signing sessions includes them even when they are hidden, and the map
 * adds its area.
 */
export function ruleOf(choices: readonly Choice[]): Rule {
  const signing = choices.some(({ address }) => address === "type=6339");
  const map = choices.find(({ address }) => address === "mode=carte");
  const areas = choices.filter(({ filter }) => filter === "areas");
  const joined = map && areas.length > 0 ? [map, ...areas] : [];
  const alone = choices.filter(
    (choice) => !joined.includes(choice) && !(signing && choice.filter === "dedicace"),
  );
  return (event) =>
    alone.every(({ rule }) => rule(event)) && (joined.length === 0 || joined.some(({ rule }) => rule(event)));
}
