/** Layout shifts: what moves on a page without anybody having asked for it. */
import type { WatchedPage } from "./harness.ts";

/**
 * Leaves a page that is about to be opened with its fallback faces. On a busy machine a face comes after the first paint
 * and moves the page; what is measured here is what the widgets move.
 */
export async function withoutFaces(page: WatchedPage): Promise<void> {
  await page.route("**/*.woff2", (route) => route.abort("aborted"));
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Collects layout shifts from now on: each in words that say what moved, and when. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  const words = ({ value, startTime, sources }: Shift) => {
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
      return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
    });
    return `${value} at ${Math.round(startTime)} ms: ${moved.join(", ")}`;
  };
  const note = (entries: PerformanceEntryList) => shifts.push(...(entries as Shift[]).map(words));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  Object.assign(window, { takeShifts: () => note(observer.takeRecords()) });
}

interface Watching {
  readonly shifts: readonly string[];
  takeShifts(): void;
}

/** The shifts so far, those of a frame that is yet to be painted included. */
export async function seenShifts(): Promise<readonly string[]> {
  const frame = () => new Promise((begun) => requestAnimationFrame(begun));
  // Two frames: current changes are painted in the first, and measured when the second begins.
  await frame();
  await frame();
  const { takeShifts, shifts } = window as unknown as Watching;
  takeShifts();
  return shifts;
}
