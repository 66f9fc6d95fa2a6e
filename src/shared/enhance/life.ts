import { earlyRequest } from "../http/prefetch.ts";
import { report, tell } from "../trouble/report.ts";
import type { TroubleEvent } from "../trouble/trouble.ts";
import type { AnyDeclaration, MarkerContext, When } from "./declaration.ts";
import { END, type Marker } from "./end.ts";
import { type MarkerError, markerError } from "./errors.ts";
import { retried } from "./retry.ts";
import { identityOf, markersIn } from "./scan.ts";
import type { Styles } from "./styles.ts";
import { type Trigger, triggers } from "./when.ts";

/** Values of `data-enhanced`. */
type LifeState = "waiting" | "loading" | "ready" | "failed";

export interface LifeOptions {
  /** Loads a marker's css; none by default. */
  readonly styles?: Styles;
  /** Replace the browser's triggers in tests. */
  readonly triggers?: Partial<Readonly<Record<When, Trigger>>>;
  /** Pause before the second attempt to load a file, in ms; see `retried`. */
  readonly pause?: number;
}

/** Whether the marker is loading, enhanced or failed. */
export const isTaken = (marker: Marker): boolean => END in marker;

/** Restores a marker's server HTML and forgets the marker. Does nothing if it was not started. */
export const end = (marker: Marker): void => marker[END]?.();

const isAbort = (error: unknown): boolean => (error as Error | null)?.name === "AbortError";

/**
 * Takes one marker from `waiting` to `ready` or `failed`. All code of islands and behaviours is called from here, so
 * that an exception in it ends this marker only.
 *
 * @param enhance enhances the markers in it; called after a failure, when the server's HTML is restored
 * @param isLast the marker has failed because of a lost file: if one is lost again, nothing follows
 */
export function bringToLife(
  marker: Marker & HTMLElement,
  registry: readonly AnyDeclaration[],
  options: LifeOptions,
  enhance: () => void,
  isLast = false,
): void {
  const identity = identityOf(marker);
  const { kind, name } = identity;
  const controller = new AbortController();
  const { signal } = controller;
  /** Aborted when the marker is released: a failed one waits for the network. */
  const gone = new AbortController();
  const early = earlyRequest(signal);
  const { pause = 500 } = options;
  let isReady = false;

  const show = (state: LifeState): void => {
    marker.dataset.enhanced = state;
  };

  const trouble = (type: TroubleEvent, error: unknown): void =>
    report(type, marker, { ...identity, error }, registry);

  function fail(error: unknown): void {
    if (signal.aborted) return;
    controller.abort();
    show("failed");
    const isLost = (error as MarkerError | null)?.fault === "load";
    // A file that is lost again has been reported.
    if (!isLost || !isLast) {
      if (isLost)
        context.whenBack(() => {
          markersIn(marker).forEach(end);
          bringToLife(marker, registry, options, enhance, true);
          enhance();
        });
      trouble("signet:error", error);
    }
    // A listener of the report may have released it.
    if (isTaken(marker)) enhance();
  }

  /** A rejected callback makes the marker fail, unless it was aborted. */
  const caught = (error: unknown): void => {
    if (!isAbort(error)) fail(error);
  };

  const context: Omit<MarkerContext<unknown>, "attributes"> = {
    marker,
    signal,
    fail,
    guard:
      (callback) =>
      (...args) => {
        try {
          const result = callback(...args);
          if (result instanceof Promise) result.catch(caught);
          return result;
        } catch (error) {
          caught(error);
          return undefined;
        }
      },
    report(error) {
      if (!signal.aborted && !isAbort(error)) trouble("signet:report", error);
    },
    takePrefetched: early.take,
    part: (load, css) =>
      Promise.all([
        retried(load, "its code", pause, signal),
        css && options.styles?.(css, pause, signal),
      ]).then(([module]) => module),
    whenBack(again) {
      let isAwaited = true;
      const look = () => {
        if (!isAwaited || document.hidden || !navigator.onLine) return;
        isAwaited = false;
        again();
      };
      // The controller stands for the options: all that is read of it is its `signal`.
      addEventListener("online", look, gone);
      addEventListener("visibilitychange", look, gone);
    },
    ready() {
      if (signal.aborted || isReady) return;
      isReady = true;
      show("ready");
      tell("signet:ready", marker, identity);
    },
  };

  async function live(): Promise<void> {
    // The page has copied it (see `END`), and with it what the original's code had done.
    if (marker.dataset.enhanced) (await context.part(() => import("../undo/undo.ts"))).undo(marker);
    if (signal.aborted) return;
    const declaration = registry.find((one) => one.kind === kind && one.name === name);
    if (!declaration) throw markerError("unknown-marker", { values: [kind, name], fault: "name" });
    const { when } = declaration;
    const trigger = options.triggers?.[when] ?? triggers[when];
    // After an abort a trigger may never call back, and this function stays pending.
    await new Promise<void>((start) => trigger(marker, signal, start));
    if (signal.aborted) return;

    show("loading");
    const attributes = declaration.read?.(marker);
    const address = declaration.prefetch?.(attributes);
    if (address) early.start(address);
    const { mount } = await context.part(() => declaration.load(attributes), name);
    if (signal.aborted) return;
    if (marker.isConnected) await mount({ ...context, attributes });
    else end(marker);
  }

  const onEnd = (): void => {
    controller.abort();
    gone.abort();
    delete marker.dataset.enhanced;
    delete marker[END];
  };
  onEnd.identity = identity;
  marker[END] = onEnd;
  // Before the state is shown: `live` reads the one that a copy has.
  live().catch(fail);
  show("waiting");
}
