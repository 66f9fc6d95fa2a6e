import { type API, create } from "nouislider";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { hourText } from "../../../shared/time/labels.ts";
import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";
import { type Hours, hoursText } from "./hours.ts";

/** From the last move to the choice, in milliseconds; the list's own delay comes on top (ruling D28). */
const DELAY = 1000;

/** noUiSlider over the two selects: a move counts after a second, or as soon as the visitor leaves or says so. */
export function HoursSlider() {
  const hours = useProgramme((state) => state.filters.hours);
  const { setFilters } = useActions();
  /** Where the handles stand while a move waits for its delay. */
  const [draft, setDraft] = useState<Hours | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const slider = useRef<API>(null);
  const commit = () => {
    if (!draft) return;
    setDraft(null);
    setFilters({ hours: draft });
  };
  const latest = useRef(commit);
  latest.current = commit;

  useLayoutEffect(() => {
    if (!place.current) return;
    const leave = new AbortController();
    slider.current = createSlider(place.current, setDraft, leave.signal);
    const { signal } = leave;
    place.current.addEventListener("focusout", () => latest.current(), { signal });
    place.current.addEventListener("keydown", ({ key }) => key === "Enter" && latest.current(), { signal });
    return () => {
      leave.abort();
      slider.current?.destroy();
    };
  }, []);

  // Whatever else has chosen hours (the selects, a chip, the reset, Back) takes a waiting move away.
  const [from, to] = hours;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hours are not read but waited for
  useEffect(() => setDraft(null), [from, to]);

  const [left, right] = draft ?? hours;
  useLayoutEffect(() => {
    const { current } = slider;
    if (current && String(current.get(true)) !== `${left},${right}`) current.set([left, right]);
  }, [left, right]);

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => latest.current(), DELAY);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <>
      <p>{hoursText([left, right])}</p>
      <div ref={place} />
    </>
  );
}

function createSlider(place: HTMLElement, onMove: (hours: Hours) => void, signal: AbortSignal): API {
  const slider = create(place, {
    start: [0, 24],
    range: { min: 0, max: 24 },
    step: 1,
    // An empty range finds nothing.
    margin: 1,
    connect: true,
    cssPrefix: "signet-hours-",
    // A finger that scrolls the page begins on the line as often as beside it: there only the handles answer.
    behaviour: matchMedia("(pointer: coarse)").matches ? "none" : "tap",
    animate: false,
    ariaFormat: { to: hourText },
    handleAttributes: messages.ours.hourEnds.map((name) => ({ "aria-label": name })),
  });
  const hoursOf = ([from = 0, to = 24]: readonly number[]): Hours => [Math.round(from), Math.round(to)];
  slider.on("slide", (_values, _handle, positions) => onMove(hoursOf(positions)));
  let gripped: Hours = [0, 24];
  slider.on("start", (_values, handle, positions) => {
    gripped = hoursOf(positions);
    // Who drags has the handle: leaving it is then a blur, like the keyboard's.
    const origin = slider.getOrigins()[handle];
    origin?.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true });
  });
  // noUiSlider does not hear that the browser has taken the finger over for scrolling: the handle would go along.
  const letGo = () => {
    document.documentElement.dispatchEvent(new MouseEvent("mouseup"));
    onMove(gripped);
  };
  place.addEventListener("pointercancel", letGo, { signal });
  return slider;
}
