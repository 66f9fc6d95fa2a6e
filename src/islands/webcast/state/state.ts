import type { PollOptions } from "../../../shared/http/poll.ts";
import type { WebcastApi } from "../api/api.ts";
import type { Slot } from "../domain/slots.ts";
import type { Stream } from "../domain/stream.ts";

export interface WebcastData {
  /** `loading`, or `failed` for now, until the first answer is in; the server's HTML stays meanwhile. */
  readonly phase: "loading" | "failed" | "ready";
  /** Empty when nothing is streamed. */
  readonly slots: readonly Slot[];
  /** Player, chat and pictures of their provider may be fetched: not asked about, or the answer was yes. */
  readonly allowed: boolean;
}

export interface WebcastActions {
  /** Asks the API, at once unless the page has brought its streams, then every minute. Called once. */
  start(): void;
  /** Plays the stream with this key; the one that was playing takes its place among the cards. */
  choose(key: string): void;
  /** The visitor wants to see what another service shows; remembered. */
  allow(): void;
}

export interface WebcastState extends WebcastData {
  /** One object for the life of the store: safe to select, safe as a dependency. */
  readonly actions: WebcastActions;
}

export interface WebcastStoreOptions {
  readonly api: WebcastApi;
  /** What the page brought along; null when nothing. */
  readonly initial: readonly Stream[] | null;
  /** The page's query, of which `flux` says which stream is first (ruling D55). */
  readonly search: string;
  readonly allowed: boolean;
  /** Called when the visitor has said yes. */
  readonly remember: () => void;
  /** Ends everything: after its abort no timer, listener or request is left and the state no longer changes. */
  readonly signal: AbortSignal;
  /** The mount context's: what the store's own callbacks throw fails this marker only. */
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  /** Receives the first failure of a row of them. */
  readonly report: (error: unknown) => void;
  /** In place of the page's tab, network and random numbers, for tests. */
  readonly polling?: Pick<PollOptions, "tab" | "network" | "random">;
}
