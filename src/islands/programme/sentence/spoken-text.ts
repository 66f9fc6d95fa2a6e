import { messages } from "../messages.ts";
import { loadText } from "../results/load-text.ts";
import type { CountDrawn } from "../results/view.ts";
import { activeFilterCount } from "../state/selectors.ts";
import type { ProgrammeData } from "../state/state.ts";
import { countedSentence, sentence } from "./sentence.ts";
import { answeredSource } from "./stated.ts";

type Loaded = Pick<ProgrammeData, "answered" | "filters" | "categories" | "items" | "count" | "found">;

/** `loadText`, with the sentence of the filters: '12 activités du samedi 28 novembre, dans la ville'. */
export function spokenText(state: Loaded, drawn: CountDrawn, appended: number | null): string {
  const source = answeredSource(state);
  const plain = loadText(state, drawn, appended);
  // A search counts what it has found, and says so in the list.
  if (state.found !== null) return countedSentence(source, state.found);
  if (appended !== null || activeFilterCount(source) === 0) return plain;
  if (state.count === 0) return `${messages.empty}. ${sentence(source)}. ${messages.ours.emptyHelp}`;
  return drawn(state.items) === 0 ? plain : countedSentence(source, state.count);
}
