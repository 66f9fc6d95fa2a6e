/**
 * Stores the programme's last answers, and shows one with its age when the API cannot be reached. Does nothing while the
 * worker is in charge (decision 0066). Loaded when the page is idle, or when an empty marker's first load has failed.
 * The server's HTML is newer than any stored answer, and stays.
 */
import type { StoreApi } from "zustand/vanilla";
import { navigationType } from "../../../shared/dom/navigation-type.ts";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { headingOf, moveFocus } from "../../../shared/focus/move-focus.ts";
import { answerHeaders } from "../../../shared/http/http.ts";
import type { HttpError } from "../../../shared/http/http-error.ts";
import { personalHeader } from "../../../shared/http/personal.ts";
import { ageText, createAgeLine } from "../../../shared/stored/age-line.ts";
import { deleteEntries } from "../../../shared/stored/entries.ts";
import { isWorkerInCharge } from "../../../shared/stored/worker-in-charge.ts";
import { pageClock } from "../../../shared/time/clock.ts";
import { messages } from "../messages.ts";
import type { ProgrammeData, ProgrammeState } from "../state/state.ts";
import { format, parse } from "../state/url.ts";
import { type LastAnswer, readLast, writeLast } from "./last-answers.ts";

interface Watched {
  readonly marker: HTMLElement;
  readonly store: Omit<StoreApi<ProgrammeState>, "setState">;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

const watched = new WeakSet<object>();

/** The API's question, as a query. A place and a search are left out: they only filter its answer. */
const questionOf = ({ filters, mode }: ProgrammeData): string =>
  format({ filters: { ...filters, location: null, recherche: null }, mode, page: 1, card: null });

const answerOf = (
  { seed, items, count, perPage, reached, exhausted }: ProgrammeData,
  at: number,
): LastAnswer => ({ at, seed, items, count, perPage, reached, exhausted });

/** Whether the page's address has neither a filter nor a view. */
const asksNothing = (): boolean =>
  format(parse(location.search)) === "" && !/[?&]mode=/.test(location.search);

/** Whether the page comes from the browser's history: its first list may be of any age. */
const isHistoryPage = (): boolean => navigationType() === "back_forward";

/** Watches a programme until `signal` aborts. A second call for the same one does nothing. */
export function watchLast({ marker, store, signal, report }: Watched): void {
  if (watched.has(store) || signal.aborted) return;
  watched.add(store);
  if (isWorkerInCharge()) {
    // Entries of the time before the worker: its answers are newer.
    deleteEntries(window);
    return;
  }
  const api = new URL(marker.dataset.api ?? "", document.baseURI).href.replace(/\/+$/, "");
  const clock = pageClock();
  const line = createAgeLine();
  /** The stored answer on screen: its question, and its first activity. A new answer has other objects. */
  let shown: { readonly query: string; readonly first: object | undefined } | undefined;
  /** The newest answer of the API, or of the page's initial JSON. */
  let last: { readonly query: string; readonly answer: LastAnswer } | undefined;
  const times = new WeakMap<object, number>();

  /** Whether the API marks its answers as personal. */
  const isPersonal = () => personalHeader(answerHeaders.get(`GET ${api}/events`) ?? new Headers()) !== null;
  const retry = () => store.getState().actions.retry();
  const focusHeading = () => void moveFocus(headingOf(marker));
  const isReady = () => marker.dataset.enhanced === "ready";
  const placeLine = () => {
    if (shown && isReady() && !line.element.isConnected) marker.prepend(line.element);
  };

  function storeAnswer(state: ProgrammeData): void {
    const { phase, stale, busy, following, failure, items, seed, reached } = state;
    if (phase !== "ready" || stale || busy || failure || items === last?.answer.items) return;
    const query = questionOf(state);
    const before = last?.answer;
    // A list that has got more pages is as old as its first page.
    const isLonger = query === last?.query && seed === before?.seed && reached > before.reached;
    const at = times.get(items) ?? (isLonger ? before.at : +clock());
    times.set(items, at);
    const isOld = last === undefined && isHistoryPage();
    const answer = answerOf(state, at);
    last = { query, answer };
    if (isOld || following || items.length === 0 || isPersonal()) return;
    whenIdle(() => {
      if (last?.answer === answer) writeLast(window, api, query, answer);
    });
  }

  function openStored(state: ProgrammeData): void {
    const isFirst = state.phase === "failed";
    // The list that stays on screen. This file may load only after a failure.
    if (!isFirst)
      last ??= {
        query: questionOf({ ...state, filters: state.answered }),
        answer: answerOf(state, +clock()),
      };
    // Nothing is on screen and the address asks for no list: show the newest of all.
    const query = isFirst && asksNothing() ? null : questionOf(state);
    const found = readLast(window, api, query, +clock(), report);
    if (!found) return;
    const { answer } = found;
    shown = { query: found.query, first: answer.items[0] };
    store.getState().actions.showStored(answer, query === null ? parse(found.query) : state);
    placeLine();
    line.show(ageText("programme", answer.at));
    line.offer(messages.retry, () => {
      focusHeading();
      retry();
    });
  }

  function closeStored(): void {
    shown = undefined;
    if (line.element.contains(document.activeElement)) focusHeading();
    line.element.remove();
  }

  const onChange = (state: ProgrammeState): void => {
    const { failure, stale, phase, items } = state;
    if (shown && items[0] !== shown.first) closeStored();
    // The visitor has undone the choice, and the list takes the stored answer for the one before: show that one.
    if (shown && !stale && questionOf(state) !== shown.query) {
      closeStored();
      if (last) {
        store.getState().actions.showStored(last.answer);
        return;
      }
    }
    // A worker that was just installed takes charge of open pages, too.
    if (isWorkerInCharge()) return;
    if (shown === undefined) storeAnswer(state);
    if (!(failure as HttpError | null)?.transient || (!stale && phase === "ready")) return;
    // After all other subscribers: `openStored` ends the failure, and they need to see it first.
    queueMicrotask(() => {
      const now = store.getState();
      if (now.failure === failure && !signal.aborted) openStored(now);
    });
  };

  const unsubscribe = store.subscribe(onChange);
  signal.addEventListener("abort", () => {
    unsubscribe();
    line.element.remove();
  });
  // The island has just replaced everything in the marker.
  marker.addEventListener("signet:ready", placeLine, { signal });
  const retryOnline = () => {
    if (shown && !store.getState().busy) retry();
  };
  addEventListener("online", retryOnline, { signal });
  onChange(store.getState());
}
