/** Reads and checks the facts that a page replaces. Loaded only where it replaces some. */
import type { MarkerContext } from "../enhance/declaration.ts";
import { markerError } from "../enhance/errors.ts";
import { pageScript, scriptJson } from "../enhance/json.ts";
import { CHECKS, type Check, type Checks } from "./checks.ts";
import { DEFAULT_FACTS, type Facts } from "./facts.ts";
import { replaced } from "./replaced.ts";

type Values = Readonly<Record<string, unknown>>;
type Complain = (problem: string) => void;

const quoted = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** The page's value of each fact that has one and fits, else ours. */
function checked(checks: Values, own: unknown, ours: Values, path: string, complain: Complain): Values {
  if (typeof own !== "object" || own === null || Array.isArray(own)) {
    complain(`${path.slice(0, -1) || "it"} is not an object (${quoted(own)})`);
    return ours;
  }
  const given = own as Values;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(checks, name))
      complain(`${path}${name} is no fact, there are ${Object.keys(checks).join(", ")}`);
  }
  const settled = (name: string, check: unknown) => {
    const [value, our] = [given[name], ours[name]];
    if (value === undefined) return our;
    if (typeof check !== "function")
      return checked(check as Values, value, our as Values, `${path}${name}.`, complain);
    const why = (check as Check)(value);
    if (why === null) return value;
    complain(`${path}${name} ${why} (${quoted(value)}), so it is ${quoted(our)}`);
    return our;
  };
  const settledFacts = Object.entries(checks).map(([name, check]) => [name, settled(name, check)]);
  return { ...ours, ...Object.fromEntries(settledFacts) };
}

/**
 * The facts with a page's values in place of ours. A value that does not fit leaves ours; `report` is called once, with
 * all of them.
 *
 * @param own parsed JSON
 */
export function factsFrom(own: unknown, report: (error: unknown) => void): Facts {
  const problems: string[] = [];
  const complain: Complain = (problem) => problems.push(problem);
  const checks: Checks<Facts> = CHECKS;
  const facts = checked(checks as unknown as Values, own, DEFAULT_FACTS as unknown as Values, "", complain);
  let { areas, ...others } = facts as unknown as Facts;
  const ids = Object.values(areas).map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    complain(`areas have one id twice (${ids.join(", ")}), so they are ours`);
    areas = DEFAULT_FACTS.areas;
  }
  if (problems.length > 0) report(markerError("bad-facts", { values: [problems.join("; ")] }));
  return { areas, ...others };
}

/**
 * Takes the page's facts for all markers, once. The marker that is first reports their faults.
 *
 * @throws AbortError when the marker has been released
 */
export function takePageFacts({ signal, report }: Pick<MarkerContext<unknown>, "signal" | "report">): void {
  signal.throwIfAborted();
  if (Object.keys(replaced).length > 0) return;
  let own: unknown = {};
  try {
    own = scriptJson(pageScript("signet-facts"), "signet-facts") ?? {};
  } catch (error) {
    report(error);
  }
  Object.assign(replaced, factsFrom(own, report));
}
