/** Photos of a thousand cards: one timer, one observer, and no work off screen. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turnPhotos } from "../../../../../src/islands/programme/card/photos/turn-photos.ts";

const PHOTOS = ["/a.jpg", "/b.jpg", "/c.jpg", "/d.jpg"];
/** Time from becoming visible to the first change, in ms. */
const FIRST = 2400;
const STEP = 2000;

/** Elements that the browser is asked to observe, and functions to report their visibility. */
const observers: { readonly targets: Set<Element>; see(element: Element, isIntersecting: boolean): void }[] =
  [];

class FakeObserver {
  readonly targets = new Set<Element>();
  constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    observers.push({
      targets: this.targets,
      see: (target, isIntersecting) => told([{ target, isIntersecting }]),
    });
  }
  observe(element: Element) {
    this.targets.add(element);
  }
  unobserve(element: Element) {
    this.targets.delete(element);
  }
  disconnect() {
    this.targets.clear();
  }
}

let leave = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  observers.length = 0;
  leave = new AbortController();
});
afterEach(() => {
  leave.abort();
  expect(vi.getTimerCount()).toBe(0);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Frames as React renders them, with a new ticker. */
async function cards(count: number, photos: readonly string[] = PHOTOS) {
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  const { turnPhotos } = await import("../../../../../src/islands/programme/card/photos/turn-photos.ts");
  document.body.innerHTML =
    `<article><div class="frame"><img src="${photos[0]}" alt=""><span>1/${photos.length}</span></div></article>`.repeat(
      count,
    );
  const frames = [...document.querySelectorAll<HTMLElement>(".frame")];
  for (const frame of frames) turnPhotos(frame, photos, leave.signal);
  const [observer] = observers;
  if (!observer) throw new Error("nothing is observed");
  return { frames, observer };
}

/** The photos that are visible or loaded, as 'name:place'. */
const places = (frame: Element | undefined) =>
  [...(frame?.querySelectorAll("img") ?? [])]
    .filter((one) => !one.hidden)
    .map((one) => `${one.getAttribute("src")?.slice(1, 2)}:${one.dataset.place ?? ""}`)
    .sort();

test("one observer and no timer for a thousand cards off screen; one timer for visible ones", async () => {
  const { frames, observer } = await cards(1000);
  expect(observers).toHaveLength(1);
  expect(observer.targets.size).toBe(1000);
  expect(vi.getTimerCount()).toBe(0);

  for (const frame of frames.slice(0, 6)) observer.see(frame, true);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(FIRST + 4 * STEP);
  expect(vi.getTimerCount()).toBe(1);
  const [turned, still] = [frames.slice(0, 6), frames.slice(6)];
  for (const frame of turned) expect(frame.textContent).toBe("2/4");
  // Frames that were never visible are as React rendered them, without further images.
  expect(new Set(still.map((frame) => frame.innerHTML)).size).toBe(1);
  expect(still[0]?.querySelectorAll("img")).toHaveLength(1);

  for (const frame of turned) observer.see(frame, false);
  expect(vi.getTimerCount()).toBe(0);
});

test("a hidden tab has no timer, and later continues where it was", async () => {
  const { frames, observer } = await cards(3);
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  for (const frame of frames) observer.see(frame, true);
  vi.advanceTimersByTime(FIRST);
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(frames[0]?.textContent).toBe("2/4");
  hide(false);
  vi.advanceTimersByTime(FIRST);
  expect(frames[0]?.textContent).toBe("3/4");
});

test("the visible photo covers the previous one, the next loads invisibly, others are hidden", async () => {
  const { frames, observer } = await cards(1);
  const [frame] = frames;
  if (!frame) throw new Error("no card");
  expect(places(frame)).toEqual(["a:"]);
  observer.see(frame, true);
  vi.advanceTimersByTime(FIRST);
  expect(places(frame)).toEqual(["a:below", "b:shown", "c:next"]);
  vi.advanceTimersByTime(STEP);
  expect(places(frame)).toEqual(["b:below", "c:shown", "d:next"]);
  vi.advanceTimersByTime(2 * STEP);
  expect(places(frame)).toEqual(["a:shown", "b:next", "d:below"]);
  expect(frame.lastElementChild?.textContent).toBe("1/4");
});

test("after its end the frame is as it was rendered", async () => {
  const { frames, observer } = await cards(1);
  const printed = frames[0]?.innerHTML;
  for (const frame of frames) observer.see(frame, true);
  vi.advanceTimersByTime(FIRST + 2 * STEP);
  expect(frames[0]?.querySelectorAll("img")).toHaveLength(4);
  leave.abort();
  expect(frames[0]?.querySelectorAll("img")).toHaveLength(1);
  expect(places(frames[0])).toEqual(["a:"]);
  expect(frames[0]?.innerHTML).toBe(printed);
});

test("of two photos, one lies over the other", async () => {
  const { frames, observer } = await cards(1, ["/a.jpg", "/b.jpg"]);
  for (const frame of frames) observer.see(frame, true);
  vi.advanceTimersByTime(FIRST);
  expect(places(frames[0])).toEqual(["a:below", "b:shown"]);
  vi.advanceTimersByTime(STEP);
  expect(places(frames[0])).toEqual(["a:shown", "b:below"]);
});

test("a group does not turn under the pointer", async () => {
  const { frames, observer } = await cards(2);
  const [held, free] = frames;
  for (const frame of frames) observer.see(frame, true);
  const card = held?.closest("article");
  if (card) vi.spyOn(card, "matches").mockReturnValue(true);
  vi.advanceTimersByTime(FIRST + STEP);
  expect([held?.textContent, free?.textContent]).toEqual(["1/4", "3/4"]);
});

test("ignores a card without photos, and a frame outside of a card", () => {
  const frame = document.createElement("div");
  turnPhotos(frame, PHOTOS, leave.signal);
  expect(frame.childElementCount).toBe(0);
});
