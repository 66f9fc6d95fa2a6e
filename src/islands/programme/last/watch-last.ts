/**
 * Keeps the programme's last answers, and shows one when the API cannot be reached, with its age. Loaded when the page is
 * idle, or after a failure of an empty marker: a page whose HTML shows something keeps that, which is newer.
 */
import type { StoreApi } from "zustand/vanilla";
import { ageText, createAgeLine } from "../../../shared/age/age-line.ts";
import { ageMessages } from "../../../shared/age/messages-age.ts";
import { navigationType } from "../../../shared/dom/navigation-type.ts";
import { permitted } from "../../../shared/dom/permitted.ts";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { headingOf, moveFocus } from "../../../shared/focus/move-focus.ts";
import { answerHeaders } from "../../../shared/http/http.ts";
import type { HttpError } from "../../../shared/http/http-error.ts";
import { personalHeader } from "../../../shared/http/personal.ts";
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

/** The question that the API answers, as a query. A place and a search choose among what it answers. */
const questionOf = ({ filters, mode }: ProgrammeData): string =>
  format({ filters: { ...filters, location: null, recherche: null }, mode, page: 1, card: null });

/** Whether the page's address wishes for no list in particular. */
const asksNothing = (): boolean =>
  format(parse(location.search)) === "" && !/[?&]mode=/.test(location.search);

/** A worker of Signet's has the API's answers, and gives old ones as if they were new. */
const isWorkerInCharge = (): boolean =>
  !!permitted(() => navigator.serviceWorker?.controller) &&
  document.querySelector("script[data-worker]") !== null;

/** Whether the page comes out of the browser's history: what it brought along may be of any age. */
const isOldPage = (): boolean => navigationType() === "back_forward";

/** Watches a programme until its end. A second call for the same one does nothing. */
export function watchLast({ marker, store, signal, report }: Watched): void {
  if (watched.has(store) || signal.aborted) return;
  watched.add(store);
  const api = new URL(marker.dataset.api ?? "", document.baseURI).href.replace(/\/+$/, "");
  const clock = pageClock();
  const line = createAgeLine();
  /** The stored answer on screen: its question, and its first activity, which a new answer does not have. */
  let shown: { readonly query: string; readonly first: object | undefined } | undefined;
  /** The newest answer that came from the API, or with the page. */
  let last: { readonly query: string; readonly answer: LastAnswer } | undefined;
  const times = new WeakMap<object, number>();

  /** Whether the API marks its answers as somebody's own. */
  const isPersonal = () => personalHeader(answerHeaders.get(`GET ${api}/events`) ?? new Headers()) !== null;
  const focusHeading = () => void moveFocus(headingOf(marker));
  const isReady = () => marker.dataset.enhanced === "ready";
  const place = () => {
    if (shown && isReady() && !line.element.isConnected) marker.prepend(line.element);
  };

  function keep(state: ProgrammeData): void {
    const { phase, stale, busy, following, failure, items, seed, count, perPage, reached, exhausted } = state;
    if (phase !== "ready" || stale || busy || failure || items === last?.answer.items) return;
    const query = questionOf(state);
    const before = last?.answer;
    // With another page, the list is as old as its first one.
    const isLonger = query === last?.query && seed === before?.seed && reached > before.reached;
    const at = times.get(items) ?? (isLonger ? before.at : +clock());
    times.set(items, at);
    const isOld = last === undefined && isOldPage();
    const answer = { at, seed, items, count, perPage, reached, exhausted };
    last = { query, answer };
    if (isOld || following || items.length === 0 || isPersonal() || isWorkerInCharge()) return;
    whenIdle(() => {
      if (last?.answer === answer) writeLast(window, api, query, answer);
    });
  }

  /** The list that stays on screen while an answer is late or has failed: this file may load only then. */
  function onScreen(state: ProgrammeData): typeof last {
    const { seed, items, count, perPage, reached, exhausted } = state;
    const query = questionOf({ ...state, filters: state.answered });
    return { query, answer: { at: +clock(), seed, items, count, perPage, reached, exhausted } };
  }

  function open(state: ProgrammeData): void {
    const isFirst = state.phase === "failed";
    if (!isFirst) last ??= onScreen(state);
    // Without an answer, and without a wish in the address, what was open last is as good.
    const query = isFirst && asksNothing() ? null : questionOf(state);
    const found = readLast(window, api, query, +clock(), report);
    if (!found) return;
    const { answer } = found;
    shown = { query: found.query, first: answer.items[0] };
    store.getState().actions.showKept(answer, query === null ? parse(found.query) : state);
    place();
    line.show(ageMessages.programme(ageText(answer.at)));
    line.offer(messages.retry, () => {
      focusHeading();
      store.getState().actions.retry();
    });
  }

  function leave(): void {
    shown = undefined;
    if (line.element.contains(document.activeElement)) focusHeading();
    line.element.remove();
  }

  const look = (state: ProgrammeState): void => {
    const { failure, stale, phase, items } = state;
    if (shown && items[0] !== shown.first) leave();
    // The visitor took his choice back, and the list takes what is there for the answer before.
    if (shown && !stale && questionOf(state) !== shown.query) {
      leave();
      // This state has the stored activities below the question of the answer before; the next one has its own.
      if (last) {
        store.getState().actions.showKept(last.answer);
        return;
      }
    }
    if (shown === undefined) keep(state);
    if (!(failure as HttpError | null)?.transient || (!stale && phase === "ready")) return;
    // After the others have heard of the failure: they may not hear of it after its end.
    queueMicrotask(() => {
      const now = store.getState();
      if (now.failure === failure && !signal.aborted) open(now);
    });
  };

  signal.addEventListener("abort", store.subscribe(look));
  signal.addEventListener("abort", () => line.element.remove());
  // The island replaces everything in the marker.
  marker.addEventListener("signet:ready", place, { signal });
  const again = () => {
    if (shown && !store.getState().busy) store.getState().actions.retry();
  };
  addEventListener("online", again, { signal });
  look(store.getState());
}
