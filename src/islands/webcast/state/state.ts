import type { PollOptions } from "../../../shared/http/poll.ts";
import type { WebcastApi } from "../api/api.ts";
import type { Seat } from "../domain/seats.ts";
import type { Stream } from "../domain/stream.ts";

export interface WebcastData {
  /** `loading`, or `failed` meanwhile, until the first answer; the server's HTML stays until then. */
  readonly phase: "loading" | "failed" | "ready";
  /** Empty when there are no streams. */
  readonly seats: readonly Seat[];
  /**
   * Whether player, chat and pictures may be loaded from their provider: the page does not ask, or the visitor has
   * agreed.
   */
  readonly allowed: boolean;
}

export interface WebcastActions {
  /** Asks the API, at once unless the page has the first streams, then every minute. Called once. */
  start(): void;
  /** Plays the stream with this key; the stream that played takes its place among the cards. */
  choose(key: string): void;
  /** Records the visitor's consent. */
  allow(): void;
}

export interface WebcastState extends WebcastData {
  /** The same object for the life of the store: safe to select and to use as a dependency. */
  readonly actions: WebcastActions;
}

export interface WebcastStoreOptions {
  readonly api: WebcastApi;
  /** Streams of the page's initial JSON; null without it. */
  readonly initial: readonly Stream[] | null;
  /** The page's query, in which `flux` names the first stream (ruling D55). */
  readonly search: string;
  readonly allowed: boolean;
  /** Called when the visitor has agreed. */
  readonly remember: () => void;
  /** Ends everything: after its abort no timer, listener or request remains and the state does not change. */
  readonly signal: AbortSignal;
  /** The mount context's guard: an exception in the store's callbacks makes only this marker fail. */
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  /** Receives the first error of a series of failed calls. */
  readonly report: (error: unknown) => void;
  /** Replace the page's tab, network and random numbers in tests. */
  readonly polling?: Pick<PollOptions, "tab" | "network" | "random">;
}
