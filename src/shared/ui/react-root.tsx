import { type ReactElement, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { ownLanguage } from "../dom/own-language.ts";
import type { MarkerContext } from "../enhance/declaration.ts";
import { keepFocus } from "../focus/keep-focus.ts";
import { noteUndo } from "../undo/note-undo.ts";

export interface ReactRootOptions {
  /**
   * Resolves when the data has loaded; nothing is rendered before. A rejection makes the marker fail. By default
   * rendering starts at once.
   */
  readonly whenReady?: Promise<unknown>;
}

/**
 * First sibling of the island, so that its layout effect runs before the island's own: these then measure elements
 * that are in the page.
 */
function Arrival({ onCommit }: { readonly onCommit: () => void }): null {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}

/**
 * Mounts a React island on a marker. The server's nodes stay until React has committed the island with its data; then
 * `div.signet-island` replaces them, and the marker is ready. When anything fails or the signal aborts, the same
 * nodes are restored (React 19 has emptied its root by then). Focus inside moves with each replacement.
 *
 * Errors that an error boundary inside the island catches are only reported. React calls event handlers outside of
 * rendering: pass those that may throw through `context.guard`.
 */
export function renderReact<A>(
  context: MarkerContext<A>,
  element: ReactElement,
  { whenReady }: ReactRootOptions = {},
): void {
  const { marker, signal } = context;
  // React's scheduler would lose its own arguments, throw where nothing catches it, and never commit.
  if (((...all: unknown[]) => all.length).bind(null, 1)() !== 1)
    throw new TypeError("Function.prototype.bind drops arguments");
  const island = document.createElement("div");
  island.className = "signet-island";
  ownLanguage(island, marker);
  // In the page, so that a copy of the marker has the server's nodes, too.
  const server = document.createElement("template");
  noteUndo(server, "fill");
  let shown = false;

  const root = createRoot(island, {
    onUncaughtError: (error) => context.fail(error),
    onCaughtError: (error) => context.report(error),
    onRecoverableError: (error) => context.report(error),
  });

  function show(): void {
    if (signal.aborted || shown) return;
    shown = true;
    keepFocus(marker, () => {
      server.content.append(...marker.childNodes);
      marker.append(island, server);
    });
    // After this commit: an exception in a layout effect makes the marker fail before it is ready.
    queueMicrotask(context.ready);
  }

  signal.addEventListener("abort", () => {
    if (shown) {
      keepFocus(marker, () => {
        server.remove();
        // The page may have emptied the marker meanwhile: the server's nodes are restored anyway.
        if (island.parentNode === marker) island.replaceWith(server.content);
        else marker.append(server.content);
      });
    }
    // The failure may come from React's own work, which an unmount must not interrupt.
    queueMicrotask(() => root.unmount());
  });

  const render = context.guard(() => {
    if (signal.aborted) return;
    // In slices, because the server's HTML is on screen; in one piece it would be a long task.
    startTransition(() =>
      root.render(
        <>
          <Arrival onCommit={show} />
          {element}
        </>,
      ),
    );
  });
  if (whenReady) whenReady.then(render, context.fail);
  else render();
}
