import { allAreas } from "../../domain/areas.ts";
import { FIND_PART } from "../../find/find-part.ts";
import type { foundIn } from "../../find/found-in.ts";
import type { ProgrammeRoot } from "../../root-context.tsx";
import type { ProgrammeData } from "../../state/state.ts";
import { createCompleteLists } from "./complete-lists.ts";
import { countFigure, labelOptions, removeCounts, showInList } from "./count-figures.ts";
import { isCounted, optionCounts } from "./option-counts.ts";

/** From the last change to the counts, in ms: typing a search moves nothing. */
const REST = 300;

/** What decides the counts. */
const causesOf = ({ filters, mode, categories, items, stale }: ProgrammeData) =>
  [filters, mode, categories, items, stale] as const;

/**
 * Says beside the options of the filters how many activities each would give, where the page knows it: at once beside the
 * areas, in a select when the visitor goes to it. A change of the state removes all counts. React renders neither the
 * figures nor the labels. Returns the function that stops it.
 */
export function watchCounts({ marker, store, loadPart }: ProgrammeRoot): () => void {
  const form = marker.querySelector(".signet-programme-filters");
  if (!form) return () => {};
  const over = new AbortController();
  const { signal } = over;
  const lists = createCompleteLists();
  let search: typeof foundIn | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countsOf = (group: Parameters<typeof optionCounts>[0]) =>
    optionCounts(group, store.getState(), lists, search);

  /** The counted select that an event or focus has reached. */
  function reached(target: EventTarget | null): HTMLSelectElement | null {
    const field = target instanceof Element ? target.closest(".signet-programme-field") : null;
    const select = field?.querySelector("select");
    return select && !select.disabled && isCounted(select.name) ? select : null;
  }

  const label = (target: EventTarget | null) => {
    const select = reached(target);
    if (select && isCounted(select.name)) labelOptions(select, countsOf(select.name));
  };

  const show = () => {
    removeCounts(form);
    const { recherche } = store.getState().filters;
    if (recherche !== null && !search) {
      loadPart(FIND_PART).then(
        ({ foundIn }) => {
          search = foundIn;
          if (!signal.aborted) show();
        },
        // The failure has been reported; the list shows everything.
        () => {},
      );
      return;
    }
    const counts = countsOf("areas");
    const buttons = form.querySelectorAll(".signet-programme-area");
    for (const [index, { id }] of allAreas().entries()) {
      const count = counts.get(id);
      if (count !== undefined) buttons[index]?.append(countFigure(count));
    }
    if (form.contains(document.activeElement)) label(document.activeElement);
  };

  let causes: ReturnType<typeof causesOf> | null = null;
  const look = () => {
    const state = store.getState();
    const now = causesOf(state);
    if (causes?.every((cause, index) => cause === now[index])) return;
    causes = now;
    lists.learn(state);
    removeCounts(form);
    clearTimeout(timer);
    timer = setTimeout(show, REST);
  };
  // A searchable select: its list is rendered again with each letter.
  let open: HTMLSelectElement | null = null;
  const rendered = new MutationObserver(() => open && showInList(open));
  const onOpen = ({ target }: Event) => {
    open = reached(target);
    const list = open?.closest(".signet-programme-field")?.querySelector("[role=listbox]");
    if (!open || !list) return;
    showInList(open);
    rendered.disconnect();
    rendered.observe(list, { childList: true });
  };
  form.addEventListener("showDropdown", onOpen, { signal, capture: true });
  for (const reach of ["focusin", "pointerdown"])
    form.addEventListener(reach, ({ target }) => label(target), { signal, capture: true });
  const unsubscribe = store.subscribe(look);
  look();
  return () => {
    over.abort();
    unsubscribe();
    clearTimeout(timer);
    rendered.disconnect();
    removeCounts(form);
  };
}
