import Choices from "choices.js/search-prefix";
import { moveFocus } from "../../../../shared/focus/move-focus.ts";
import { fold } from "../../../../shared/text/fold.ts";
import type { OptionCounts } from "../../state/state.ts";
import { filterMessages } from "../messages-filters.ts";
import { createCountedList } from "./counted-list.ts";

export interface SearchSelect {
  /** Shows this option as the chosen one without firing `change`. */
  show(value: string): void;
  /** Shows these numbers beside the listed options. */
  count(counts: OptionCounts | undefined): void;
  /** Restores the native select. */
  destroy(): void;
}

/** Keys that open a closed list, besides letters and digits. */
const OPENING = ["Enter", "ArrowDown", "ArrowUp"];
/** Keys that Choices.js ignores while the list is closed, and that have a meaning outside of it. */
const PASSING = ["Escape", "Tab", "Shift"];

/**
 * Adds Choices.js to a native select, which stays in the page, keeps its value and fires its `change`. Corrects:
 * names and roles; French texts; a search that ignores accents and finds any part of a word; keys that should not
 * open the list (Choices.js opens it on any key, F5 and Control included); templates that write `innerHTML`.
 */
export function searchSelect(select: HTMLSelectElement): SearchSelect {
  const field = select.parentElement;
  const label = select.labels[0];
  if (!field || !label) throw new TypeError("a select without its field and label");
  label.id = `${select.id}-label`;
  const { activeElement } = document;
  const list = createCountedList();
  const choices = new Choices(select, {
    allowHTML: false,
    shouldSort: false,
    position: "bottom",
    searchResultLimit: -1,
    itemSelectText: "",
    searchPlaceholderValue: filterMessages.ours.searchHint,
    noResultsText: filterMessages.ours.noResult,
    noChoicesText: filterMessages.ours.noResult,
    labelId: label.id,
    // Only some names are given: Choices.js adds the others.
    classNames: CLASSES as unknown as Choices["config"]["classNames"],
    callbackOnCreateTemplates: () => ({
      item: shownItem,
      choice: (_config, choice) => list.add(listedOption(choice)),
      notice: emptyNotice,
    }),
  });
  // A private field of Choices.js: package.json pins the exact version.
  choices._searcher = foldedSearch();
  giveRoles(choices, label);

  const leave = new AbortController();
  const { signal } = leave;
  const outer = choices.containerOuter.element;
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (choices.dropdown.isActive || PASSING.includes(key)) return;
    if (key === " ") {
      // Choices.js would search for the space.
      event.preventDefault();
      choices.showDropdown();
    } else if (OPENING.includes(key) || (key.length === 1 && !ctrlKey && !metaKey && !altKey)) return;
    event.stopPropagation();
  };
  field.addEventListener("keydown", onKey, { capture: true, signal });
  // The label belongs to the hidden native select: focus the visible one.
  const onLabel = (event: Event) => {
    event.preventDefault();
    moveFocus(outer);
  };
  label.addEventListener("click", onLabel, { signal });
  // The panel scrolls: scroll the end of the list into view.
  const onShow = () => choices.dropdown.element.scrollIntoView({ block: "nearest" });
  select.addEventListener("showDropdown", onShow, { signal });

  // Keeps focus when the list becomes searchable, or no longer is.
  if (activeElement === select) moveFocus(outer);
  return {
    show: (value) => void choices.setChoiceByValue(value),
    count: list.count,
    destroy() {
      leave.abort();
      const inside = outer.contains(document.activeElement);
      choices.destroy();
      if (inside) moveFocus(select);
    },
  };
}

/** Removes what a start that failed half-way has left. */
export function backToNative(select: HTMLSelectElement): void {
  const field = select.closest(".signet-programme-field");
  select.hidden = false;
  select.removeAttribute("tabindex");
  delete select.dataset.choice;
  field?.replaceChildren(select);
}

const CLASSES = {
  containerOuter: ["signet-programme-choices"],
  containerInner: ["signet-programme-choices-value"],
  input: ["signet-programme-choices-input"],
  inputCloned: ["signet-programme-choices-search"],
  list: ["signet-programme-choices-options"],
  listDropdown: ["signet-programme-choices-list"],
  itemChoice: ["signet-programme-choices-option"],
  openState: ["signet-programme-choices-open"],
  activeState: ["signet-programme-choices-active"],
  highlightedState: ["signet-programme-choices-highlighted"],
  selectedState: ["signet-programme-choices-selected"],
};

interface ListedChoice {
  readonly id: number;
  readonly elementId?: string | undefined;
  readonly value: unknown;
  readonly label: unknown;
  readonly selected: boolean;
  readonly disabled: boolean;
}

/** An option of the list. The template of Choices.js writes `innerHTML`, which Trusted Types refuse. */
function listedOption(choice: ListedChoice) {
  const { id, elementId, value, label, selected, disabled } = choice;
  const option = document.createElement("div");
  option.className = "signet-programme-choices-option";
  option.classList.toggle("signet-programme-choices-selected", selected);
  option.id = elementId ?? "";
  // Choices.js looks for these names; `data-choice-selectable` is what keys move to.
  Object.assign(option.dataset, { choice: "", id, value });
  if (!disabled) option.dataset.choiceSelectable = "";
  option.setAttribute("role", "option");
  option.setAttribute(disabled ? "aria-disabled" : "aria-selected", String(disabled || selected));
  option.textContent = String(label);
  return option;
}

/** Shows the chosen option as the combobox's text, not as an option of a second list. */
function shownItem(_config: unknown, { id, value, label }: { id: number; value: unknown; label: unknown }) {
  const item = document.createElement("div");
  Object.assign(item.dataset, { item: "", id, value });
  item.textContent = String(label);
  return item;
}

/** A list may contain options only; this one is announced, because no option has focus. */
function emptyNotice(this: Choices, _config: unknown, text: string) {
  const notice = document.createElement("div");
  notice.className = "signet-programme-choices-option";
  notice.id = `${this.choiceList.element.id}-none`;
  this.input.setActiveDescendant(notice.id);
  this.containerOuter.setActiveDescendant(notice.id);
  notice.setAttribute("role", "option");
  notice.setAttribute("aria-disabled", "true");
  notice.textContent = text;
  return notice;
}

/** Closed, it is a select-only combobox; open, its search field is a combobox with a list. */
function giveRoles({ containerOuter, itemList, choiceList, dropdown, input }: Choices, label: Element): void {
  const list = choiceList.element;
  list.id = `${label.id}-options`;
  list.setAttribute("aria-labelledby", label.id);
  // Scroll containers are tab stops in Chromium: remove this one, so that Tab moves to the next field.
  list.tabIndex = -1;
  const attributes: readonly (readonly [Element, Readonly<Record<string, string | null>>])[] = [
    [
      containerOuter.element,
      { "aria-haspopup": "listbox", "aria-controls": list.id, "aria-autocomplete": null },
    ],
    [itemList.element, { role: null }],
    [
      input.element,
      {
        role: "combobox",
        // A search field may not be a combobox.
        type: "text",
        "aria-expanded": "true",
        "aria-controls": list.id,
        "aria-label": filterMessages.ours.search(label.textContent ?? ""),
      },
    ],
    [dropdown.element, { "aria-expanded": null }],
  ];
  for (const [element, values] of attributes) {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
  // Choices.js omits `aria-expanded` on the box, which has no role, only for a list below a text field.
  dropdown.type = "text";
}

/** Replaces the search by first letters of this build of Choices.js, its smallest one. */
function foldedSearch(): Choices["_searcher"] {
  let all: Parameters<Choices["_searcher"]["index"]>[0] = [];
  return {
    index(data) {
      all = data;
    },
    reset() {
      all = [];
    },
    isEmptyIndex: () => all.length === 0,
    search: (needle) =>
      all
        .filter(({ label }) => fold(String(label)).includes(fold(needle)))
        .map((item, index) => ({ item, score: index, rank: index + 1 })),
  };
}
