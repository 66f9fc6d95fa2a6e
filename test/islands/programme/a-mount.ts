import { vi } from "vitest";
import type { ProgrammeAttributes } from "../../../src/islands/programme/attributes.ts";
import type { MarkerContext } from "../../../src/shared/enhance/declaration.ts";

/** A marker in the page with this HTML, and the context that the runtime would pass to its code. */
export function aMount(html: string, attributes: Partial<ProgrammeAttributes> = {}) {
  const marker = document.createElement("div");
  marker.dataset.island = "programme";
  marker.innerHTML = html;
  document.body.append(marker);
  const leave = new AbortController();
  const ready = vi.fn();
  const context: MarkerContext<ProgrammeAttributes> = {
    marker,
    attributes: {
      api: "/api",
      beforeEvent: false,
      hasInitial: false,
      ...attributes,
    },
    signal: leave.signal,
    guard: (callback) => callback,
    fail: (error) => {
      throw error;
    },
    report: () => {},
    takePrefetched: () => undefined,
    part: (load) => load(),
    whenBack: () => {},
    ready,
  };
  return { marker, leave, ready, context };
}
