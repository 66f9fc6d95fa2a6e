/** Whether the client ever asks one question at two addresses: a shared cache then keeps, and fetches, one answer twice. */
import { allRequests, type Recording } from "./recording.ts";

/** Addresses of one question. */
export interface Wasted {
  readonly question: string;
  readonly addresses: readonly string[];
}

/** Sets of ids: their order is no part of the question. */
const SETS = ["ids[]", "aspects[]"];

/**
 * The question that an address asks: the same text for addresses that differ in the order or the encoding of their
 * parameters, in an empty one, or in the order of a set.
 */
export function questionOf(url: string): string {
  const { pathname, searchParams } = new URL(url, "https://salon.example");
  const names = [...new Set(searchParams.keys())].sort();
  const pairs = names.flatMap((name) => {
    const values = searchParams.getAll(name).filter((value) => value !== "");
    return (SETS.includes(name) ? values.sort() : values.slice(-1)).map((value) => `${name}=${value}`);
  });
  return [pathname, ...pairs].join(" ");
}

/** Recorded questions with more than one address. */
export function wastedKeys(recording: Recording): readonly Wasted[] {
  const byQuestion = new Map<string, Set<string>>();
  for (const { method, url } of allRequests(recording)) {
    const question = `${method} ${questionOf(url)}`;
    byQuestion.set(question, (byQuestion.get(question) ?? new Set()).add(url));
  }
  return [...byQuestion]
    .filter(([, addresses]) => addresses.size > 1)
    .map(([question, addresses]) => ({ question, addresses: [...addresses] }));
}
