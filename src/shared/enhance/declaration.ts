/**
 * What the registry knows of one island or behaviour before any of its code has arrived.
 * Declarations live in the entry chunk, so they hold no React and as few bytes as possible.
 */

/** When a marker's code is fetched: at once, when it comes near the viewport, or when the page is idle. */
export type When = "now" | "visible" | "idle";

export type MarkerKind = "island" | "behaviour";

/**
 * What the runtime hands to the code it mounts on one marker.
 *
 * Everything that a widget starts ends with `signal`: listeners, timers, requests, observers. Code that
 * runs later than `mount` itself (listeners, timers, store actions) passes through `guard`, so that an
 * exception an hour later still sends this marker, and only this one, back to its server HTML.
 */
export interface MountContext<Attributes> {
  readonly marker: HTMLElement;
  readonly attributes: Attributes;
  /** Aborted when the marker is released or has failed. */
  readonly signal: AbortSignal;
  /** Wraps a callback: what it throws, or rejects with, fails this marker instead of escaping. */
  guard<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R | undefined;
  /** Sends the marker back to its server HTML and reports `error` once. Safe to call twice. */
  fail(error: unknown): void;
  /** Reports something wrong that the widget survives (a dropped row, a failed call): an event, else the console. */
  report(error: unknown): void;
  /**
   * The answer to a request that left before the code arrived (`Declaration.prefetch`), once; undefined when there
   * is none. `until` ends the request from here on, as the marker's own signal does.
   */
  takePrefetched(address: string, until: AbortSignal): Promise<Response> | undefined;
  /**
   * Loads what the widget needs later: code, and the css file of that name (`NAME.SUBJECT`, see `createStyles`). Both are
   * tried twice. @throws MarkerError when either does not come; the widget is expected to live without.
   */
  part<Module>(load: () => Promise<Module>, css?: string): Promise<Module>;
  /** Says that the widget is on screen with its data: `data-enhanced="ready"`. */
  ready(): void;
}

export type Mount<Attributes> = (context: MountContext<Attributes>) => void | Promise<void>;

/** A marker's chunk: a behaviour makes its `mount` with `defineBehaviour`. */
export interface MarkerModule<Attributes> {
  readonly mount: Mount<Attributes>;
}

/**
 * One marker. Its docblock says what it adds for the visitor that HTML alone cannot; not a property, which every
 * page would download.
 */
export interface Declaration<Attributes = unknown> {
  readonly kind: MarkerKind;
  /** The marker's value, the folder (or the declaration's file), the css file and the chunk. */
  readonly name: string;
  readonly when: When;
  /** Reads the marker's `data-*` when its turn has come; without it the widget has none, or reads them itself. */
  readonly read?: (marker: HTMLElement) => Attributes;
  /** The address to request at once, while the code is still on its way (see `takePrefetched`). */
  readonly prefetch?: (attributes: Attributes) => string | false;
  /** Imports the chunk that a marker with these attributes needs; called a second time when the first did not come. */
  readonly load: (attributes: Attributes) => Promise<MarkerModule<Attributes>>;
}

/** One of many: the registry's element, whose attributes only its own code knows. */
// biome-ignore lint/suspicious/noExplicitAny: each declaration's own type links its read to its mount; a list of them cannot
export type AnyDeclaration = Declaration<any>;
