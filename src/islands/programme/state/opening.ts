import type { Activity } from "../../../shared/activity/activity.ts";
import type { List, ListAccess } from "../../../shared/list/list-store.ts";
import { today } from "../../../shared/time/eastern.ts";
import { dateOptionOf } from "../domain/categories.ts";
import type { ProgrammeLocation } from "../domain/filters.ts";
import type { ProgrammeState, ProgrammeStoreOptions } from "./state.ts";
import { format, hasRecognisedKey } from "./url.ts";

/** How long the list waits for the option lists, which say whether the fair is on today, in milliseconds. */
const PATIENCE = 3000;

type OpeningOptions = Pick<
  ProgrammeStoreOptions,
  "address" | "clock" | "initial" | "signal" | "guard" | "isHere" | "network"
>;

/** Decides which list is the first one: that of the address, else that of today if the fair is on (rulings D05 and D06). */
export function createOpening(
  { address, clock, initial, signal, guard, isHere, network = globalThis }: OpeningOptions,
  { get, set }: Pick<ListAccess<ProgrammeState>, "get" | "set">,
  list: List<Activity, ProgrammeLocation>,
  loadCategories: (again?: boolean) => void,
) {
  let patience: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(patience));

  /** Whether the first list has been requested, has loaded or has failed. */
  const isOpen = () => get().stale || get().phase !== "loading";

  /** Shows the first list: out of the page if the server has answered this very question, else from the API. */
  function open(): void {
    clearTimeout(patience);
    if (isOpen()) return;
    // After a change of filters the visitor has seen another order than the server's: a reload shows that one again.
    const isSeen = initial && (address.seed() ?? initial.seed) === initial.seed;
    const page = isSeen && initial.query === format(get()) ? initial.events : null;
    if (page && initial) set({ seed: initial.seed });
    list.open(page);
  }

  /** Chooses the fair's day of today, if it has one. */
  function openToday(): void {
    const { categories, filters } = get();
    const option = categories && dateOptionOf(categories, today(clock()));
    if (option && !isOpen()) set({ filters: { ...filters, date: option.value } });
    open();
  }

  function start(): void {
    const asked = hasRecognisedKey(address.read());
    if (!list.start(asked)) return;
    if (asked) open();
    else if (get().categories) openToday();
    // Ruling D26: the list does without them, and then shows every day.
    else patience = setTimeout(guard(open), PATIENCE);
    const listen = (type: string, again: boolean) =>
      network.addEventListener(
        type,
        guard(() => isHere() && loadCategories(again)),
        { signal },
      );
    listen("online", false);
    // What was shown may be old: src/offline dispatches this when the network is back.
    listen("signet:refresh", true);
    loadCategories();
  }

  return { start, openToday };
}
