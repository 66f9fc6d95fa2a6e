/**
 * What the registry knows of an island or behaviour before its code is loaded. Declarations are part of the entry, so
 * they contain no React and as few bytes as possible.
 */

/**
 * When a marker's code is loaded: at once, near the viewport, when the page is idle, or (`quiet`) when it is idle after
 * the marker has come near the viewport.
 */
export type When = "now" | "visible" | "idle" | "quiet";

export type MarkerKind = "island" | "behaviour";

/**
 * What the runtime passes to the code of one marker.
 *
 * Everything that a widget starts (listeners, timers, requests, observers) ends with `signal`. Code that runs later
 * than `mount` itself (listeners, timers, store actions) goes through `guard`, so that a later exception still makes
 * only this marker fail.
 */
export interface MarkerContext<Attributes> {
  readonly marker: HTMLElement;
  readonly attributes: Attributes;
  /** Aborted when the marker is released or has failed. */
  readonly signal: AbortSignal;
  /** Wraps a callback: if it throws or rejects, this marker fails, and the error goes no further. */
  guard<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R | undefined;
  /** Restores the marker's server HTML and reports `error` once. May be called twice. */
  fail(error: unknown): void;
  /** Reports a problem that the widget survives (a row left out, a failed call): an event, else the console. */
  report(error: unknown): void;
  /**
   * Returns the answer to a request that was sent before the code was loaded (`Declaration.prefetch`), once;
   * otherwise undefined. `until` also aborts the request from then on.
   */
  takePrefetched(address: string, until: AbortSignal): Promise<Response> | undefined;
  /**
   * Loads a part: code, and the css file of that name (`NAME.SUBJECT`, see `createStyles`). Each is tried three times.
   *
   * @throws MarkerError when one cannot be loaded; the widget must work without it (see `withPart`)
   */
  part<Module>(load: () => Promise<Module>, css?: string): Promise<Module>;
  /**
   * Calls back once, when the browser is online again or the page is shown again: not while it is still offline, nor in a
   * hidden tab, nor after the marker's release.
   */
  whenBack(again: () => void): void;
  /** Marks the widget as shown with its data: `data-enhanced="ready"`. */
  ready(): void;
}

export type Mount<Attributes> = (context: MarkerContext<Attributes>) => void | Promise<void>;

/** A marker's chunk. A behaviour creates its `mount` with `defineBehaviour`. */
interface MarkerModule<Attributes> {
  readonly mount: Mount<Attributes>;
}

/** One marker. Its docblock says what it adds for the visitor; a property would be downloaded by every page. */
export interface Declaration<Attributes = unknown> {
  readonly kind: MarkerKind;
  /** Name of the marker, of its folder (or declaration file), its css file and its chunk. */
  readonly name: string;
  readonly when: When;
  /** Reads the marker's `data-*` when it starts. Without it the widget has no attributes, or reads them itself. */
  readonly read?: (marker: HTMLElement) => Attributes;
  /** Address of a request to send while the code is still loading (see `takePrefetched`). */
  readonly prefetch?: (attributes: Attributes) => string | false;
  /** Imports the chunk for these attributes; called again when the first attempt failed. */
  readonly load: (attributes: Attributes) => Promise<MarkerModule<Attributes>>;
}

/** Element type of the registry: only a marker's own code knows its attributes. */
// biome-ignore lint/suspicious/noExplicitAny: each declaration's own type links its read to its mount; a list of them cannot
export type AnyDeclaration = Declaration<any>;
