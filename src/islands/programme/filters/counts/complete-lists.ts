import type { Activity } from "../../../../shared/activity/activity.ts";
import { sameQuestion } from "../../state/changes.ts";
import type { ProgrammeData } from "../../state/state.ts";
import { narrowed, type Question } from "./narrowing.ts";

/** Number of lists that are remembered. */
const MOST = 4;

/** All activities that match a question. */
interface CompleteList extends Question {
  readonly all: readonly Activity[];
}

/** The lists of which every page has been loaded, the last one first. */
export interface CompleteLists {
  /** Takes up an answer: remembers a complete list, and forgets those that it contradicts. */
  learn(state: ProgrammeData): void;
  /** All activities that match a question; null when they are not known. */
  matching(
    question: Question,
    state: Pick<ProgrammeData, "categories">,
    only?: (all: readonly Activity[]) => readonly Activity[],
  ): readonly Activity[] | null;
}

export function createCompleteLists(): CompleteLists {
  let lists: readonly CompleteList[] = [];
  let learnt: readonly Activity[] | null = null;
  return {
    learn(state) {
      const { items, count, perPage, answered, mode, categories } = state;
      // Without a page size, the count is a guess.
      if (items === learnt || state.phase !== "ready" || state.stale || perPage === 0) return;
      const list: CompleteList = { filters: answered, mode, all: items };
      if (!sameQuestion(state, { ...state, ...list })) return;
      learnt = items;
      const isOther = (other: CompleteList) => {
        const known = narrowed(other.all, other, list, categories);
        return (known === null || known.length === count) && !sameQuestion(state, { ...state, ...other });
      };
      const complete = items.length === count ? [list] : [];
      lists = [...complete, ...lists.filter(isOther)].slice(0, MOST);
    },
    matching(question, { categories }, only = (all) => all) {
      for (const list of lists) {
        const found = narrowed(only(list.all), list, question, categories);
        if (found) return found;
      }
      return null;
    },
  };
}
