import { afterPaint } from "../../../shared/dom/after-paint.ts";
import { savesData } from "../../../shared/dom/save-data.ts";
import { isUnfinished } from "../../../shared/dom/unfinished-input.ts";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { messages } from "../messages.ts";
import type { ProgrammeRoot } from "../root-context.tsx";
import { LONGEST_SEARCH } from "../state/url.ts";
import { FIND_PART } from "./find-part.ts";

/** Activities from which replacing their cards takes longer than a letter may wait. */
const MANY = 200;
/**
 * From the last letter to its cards when there are many, in ms: a slow typist's letters come every 400. It is twice as
 * long as replacing them took at most so far, so that a fast machine shows them earlier.
 */
const REST = { least: 150, most: 500 };

/**
 * Searches as the visitor types into the field, and shows in it what else changes the search: a chip, 'Réinitialiser'. Takes
 * up what was typed before this code came. Returns the function that stops it.
 */
export function watchField({ marker, store, actions }: ProgrammeRoot): () => void {
  const field = marker.querySelector<HTMLInputElement>(".signet-programme-find input");
  if (!field) return () => {};
  Object.assign(field, { autocomplete: "off", spellcheck: false, maxLength: LONGEST_SEARCH });
  const over = new AbortController();
  const { signal } = over;
  openFromBar(marker, field, signal);
  const sought = () => store.getState().filters.recherche ?? "";
  const seek = () => {
    const text = field.value;
    showFilled(field);
    if (text.trim() === sought().trim()) return;
    actions.setFilters({ recherche: text.trim() === "" ? null : text });
    // The pages that are not there yet are searched, too.
    if (text.trim() !== "") actions.loadMore();
  };
  let find: typeof import("./find.ts") | null = null;
  const prefetch = () => {
    if (savesData()) return;
    FIND_PART.load().then(
      (part) => {
        if (find === null) part.prepare(store.getState().items, signal);
        find = part;
      },
      () => {},
    );
  };
  // Only Chromium clears the field on Escape itself.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || field.value === "" || event.isComposing) return;
    event.preventDefault();
    field.value = "";
    seek();
  };
  // The letter is painted first, then the number that is found. Its chip and the cards follow; when there are many, once
  // typing rests, because a letter that comes while they are replaced waits for them.
  let waiting = false;
  let composes = false;
  let longest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(timer));
  const count = () => {
    const { items, mode } = store.getState();
    const text = field.value.trim();
    // The other views leave some of the found activities out.
    if (find && mode === "liste") actions.setFound(text === "" ? null : find.foundIn(items, text).length);
  };
  const isMany = () => store.getState().items.length > MANY;
  const take = () => {
    waiting = false;
    const [begun, before, many] = [performance.now(), sought(), isMany()];
    seek();
    // A short list, or the same search again, does not say how long many cards take.
    if (!many || sought() === before) return;
    whenIdle(() => {
      longest = Math.max(longest, performance.now() - begun);
    });
  };
  const rest = () => (longest === 0 ? REST.most : Math.min(Math.max(2 * longest, REST.least), REST.most));
  const follow = () => {
    waiting = true;
    clearTimeout(timer);
    afterPaint(() => {
      count();
      clearTimeout(timer);
      timer = setTimeout(take, isMany() ? rest() : 0);
    }, signal);
  };
  const onInput = (event: Event) => {
    composes = isUnfinished(event as InputEvent);
    if (!composes) follow();
  };
  const onComposed = () => {
    composes = false;
    follow();
  };
  field.addEventListener("input", onInput, { signal });
  field.addEventListener("compositionend", onComposed, { signal });
  field.addEventListener("keydown", clear, { signal });
  field.addEventListener("focus", prefetch, { signal });
  const unsubscribe = store.subscribe(() => {
    // A letter that has not been taken up yet is newer.
    if (waiting || composes || field.value.trim() === sought().trim()) return;
    field.value = sought();
    showFilled(field);
  });
  if (document.activeElement === field) prefetch();
  seek();
  return () => {
    over.abort();
    unsubscribe();
  };
}

/** On a phone the css hides the field while its attribute says that it is empty, unless it has focus. */
const showFilled = (field: HTMLInputElement): void => field.setAttribute("value", field.value);

/** Adds the button that goes to the hidden field to the bar at the foot of a narrow column. */
function openFromBar(marker: Element, field: HTMLInputElement, signal: AbortSignal): void {
  const button = document.createElement("button");
  const name = document.createElement("span");
  name.className = "signet-visually-hidden";
  name.textContent = messages.ours.find;
  button.type = "button";
  button.className = "signet-programme-find-opener signet-icon";
  button.append(name);
  button.addEventListener(
    "click",
    () => {
      field.scrollIntoView({ block: "center" });
      moveFocus(field, IN_PLACE);
    },
    { signal },
  );
  marker.querySelector(".signet-programme-filters-bar")?.append(button);
  signal.addEventListener("abort", () => button.remove());
}
