import { grouped } from "../../../../shared/text/grouped.ts";
import { activityWord } from "../../messages.ts";
import type { OptionCounts } from "../../state/state.ts";

/** '12', for screen readers '12 activités'. */
function countFigure(count: number): HTMLElement {
  const element = document.createElement("span");
  const word = document.createElement("span");
  element.className = "signet-programme-option-count";
  word.className = "signet-visually-hidden";
  word.append(` ${activityWord(count).toLowerCase()}`);
  element.append(" ", grouped(count), word);
  return element;
}

/** The numbers beside the options of a list that Choices.js renders, one option after the other. */
export function createCountedList() {
  const listed = new Set<HTMLElement>();
  let counts: OptionCounts | undefined;
  const show = (option: HTMLElement) => {
    const { value = "" } = option.dataset;
    const count = value === "" ? undefined : counts?.get(Number(value));
    option.querySelector(":scope > span")?.remove();
    if (count !== undefined) option.append(countFigure(count));
  };
  return {
    /** Takes up an option that has been created. */
    add<Option extends HTMLElement>(option: Option): Option {
      listed.add(option);
      show(option);
      return option;
    },
    /** Shows these numbers in place of those before. */
    count(next: OptionCounts | undefined): void {
      counts = next;
      for (const option of listed) show(option);
    },
  };
}
