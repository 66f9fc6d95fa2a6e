/** Layout shifts that no visitor has caused. */

/** Collects layout shifts from now on. */
export function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  const note = (entries: PerformanceEntryList) =>
    shifts.push(...entries.map((entry) => (entry as unknown as { value: number }).value));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  Object.assign(window, { takeShifts: () => note(observer.takeRecords()) });
}

interface Watching {
  readonly shifts: readonly number[];
  takeShifts(): void;
}

/** The shifts so far, including those of a frame that is not painted yet. */
export async function seenShifts(): Promise<readonly number[]> {
  const frame = () => new Promise((begun) => requestAnimationFrame(begun));
  // Two frames: current changes are painted in the first, and measured when the second begins.
  await frame();
  await frame();
  const { takeShifts, shifts } = window as unknown as Watching;
  takeShifts();
  return shifts;
}
