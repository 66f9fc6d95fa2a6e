import { grouped } from "../../../../shared/text/grouped.ts";
import { extrasMessages } from "../../extras/messages-extras.ts";
import { activityWord, messages } from "../../messages.ts";

const COUNT = "signet-programme-option-count";

/** '12', for screen readers '12 activités'. */
export function countFigure(count: number): HTMLElement {
  const element = Object.assign(document.createElement("span"), { className: COUNT });
  const word = Object.assign(document.createElement("span"), { className: "signet-visually-hidden" });
  word.append(` ${activityWord(count).toLowerCase()}`);
  element.append(" ", grouped(count), word);
  return element;
}

/** Removes all counts within an element. */
export function removeCounts(element: Element): void {
  for (const figure of element.querySelectorAll(`.${COUNT}`)) figure.remove();
  for (const option of element.querySelectorAll<HTMLElement>("option[data-count]")) {
    option.removeAttribute("label");
    delete option.dataset.count;
  }
}

/** Labels the options of a select; those of a searchable one, which its list replaces, are only marked. */
export function labelOptions(select: HTMLSelectElement, counts: ReadonlyMap<number, number>): void {
  for (const option of select.options) {
    const count = option.value === "" ? undefined : counts.get(Number(option.value));
    if (count === undefined) continue;
    option.dataset.count = String(count);
    // The attribute of Choices.js
    if (select.dataset.choice === undefined)
      option.label = extrasMessages.ours.optionCount(option.text, messages.ours.counted(count));
  }
}

/** Shows the counts of a searchable select's options in its list, which a search renders again. */
export function showInList(select: HTMLSelectElement): void {
  const listed = select.closest(".signet-programme-field")?.querySelectorAll<HTMLElement>("[role=option]");
  const counts = new Map([...select.options].map(({ value, dataset }) => [value, dataset.count]));
  for (const option of listed ?? []) {
    removeCounts(option);
    const count = counts.get(option.dataset.value ?? "");
    if (count !== undefined) option.append(countFigure(Number(count)));
  }
}
