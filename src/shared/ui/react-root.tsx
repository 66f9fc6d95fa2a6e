import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import type { MountContext } from "../enhance/declaration.ts";
import { keepFocus } from "../focus/keep-focus.ts";

export interface ReactRootOptions {
  /** Resolves when the data is in; nothing is rendered before. A rejection fails the marker. At once by default. */
  readonly whenReady?: Promise<unknown>;
}

/**
 * First sibling of the island, so that its layout effect runs before any of the island's own: the island's
 * effects then see their elements in the page, and measure true sizes.
 */
function Arrival({ onCommit }: { readonly onCommit: () => void }): null {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}

/**
 * Mounts a React island on a marker. The server's nodes stay until React has committed the island with its data;
 * then `div.signet-island` takes their place, and the marker is ready. The same nodes come back when anything
 * fails (React 19 has emptied the root by then, so its own markup is nothing to fall back on) or when the signal
 * aborts. Focus inside goes along both ways.
 *
 * What an error boundary inside the island catches is survivable, hence only reported. React calls event handlers
 * outside of rendering: pass those that may throw through `context.guard`.
 */
export function mountReact<A>(
  context: MountContext<A>,
  element: ReactNode,
  { whenReady }: ReactRootOptions = {},
): void {
  const { marker, signal } = context;
  const island = document.createElement("div");
  island.className = "signet-island";
  const server = document.createDocumentFragment();
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
      server.append(...marker.childNodes);
      marker.append(island);
    });
    // After this commit: an exception in a layout effect has then failed the marker, which never was ready.
    queueMicrotask(context.ready);
  }

  signal.addEventListener("abort", () => {
    if (shown) {
      keepFocus(marker, () => {
        // Someone may have emptied the marker meanwhile: the server's nodes come back all the same.
        if (island.parentNode === marker) island.replaceWith(server);
        else marker.append(server);
      });
    }
    // The failure may come out of React's own work, which must not be interrupted by an unmount.
    queueMicrotask(() => root.unmount());
  });

  const render = context.guard(() => {
    if (signal.aborted) return;
    // In slices: nothing waits for this rendering, for the server's HTML is on screen. In one piece it is a long task.
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
