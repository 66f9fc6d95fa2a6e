import { type API, create } from "nouislider";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { hourText } from "../../../shared/time/labels.ts";
import { type Hours, hoursText } from "../domain/hours.ts";
import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";

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
  const commit = useCallback(() => {
    if (!draft) return;
    setDraft(null);
    setFilters({ hours: draft });
  }, [draft, setFilters]);

  useLayoutEffect(() => {
    if (!place.current) return;
    const leave = new AbortController();
    slider.current = createSlider(place.current, setDraft, leave.signal);
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
    if (!current) return;
    const [from, to] = hoursOf(current.get(true) as number[]);
    if (from !== left || to !== right) current.set([left, right]);
  }, [left, right]);

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(commit, DELAY);
    return () => clearTimeout(timer);
  }, [draft, commit]);

  return (
    <>
      <p>{hoursText([left, right], messages.ours.allDay)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the events of the handles inside */}
      <div ref={place} onBlur={commit} onKeyDown={({ key }) => key === "Enter" && commit()} />
    </>
  );
}

/** noUiSlider reckons in hundredths of the line: of 10 it makes 10.000000000000002. */
const hoursOf = ([from = 0, to = 24]: readonly number[]): Hours => [Math.round(from), Math.round(to)];

/** @param onMove told where the handles are on their way to a choice; null when the visitor was taken off it */
function createSlider(place: HTMLElement, onMove: (hours: Hours | null) => void, signal: AbortSignal): API {
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
    ariaFormat: { to: (hour) => hourText(Math.round(hour)) },
    handleAttributes: messages.ours.hourEnds.map((name) => ({ "aria-label": name })),
  });
  slider.on("slide", (_values, _handle, positions) => onMove(hoursOf(positions)));
  /** Where the handles were when one was taken hold of; null while nobody holds one. */
  let gripped: Hours | null = null;
  slider.on("start", (_values, handle, positions) => {
    gripped = hoursOf(positions);
    // Who drags has the handle: leaving it is then a blur, like the keyboard's.
    const origin = slider.getOrigins()[handle];
    moveFocus(origin?.querySelector<HTMLElement>("[role=slider]"), IN_PLACE);
  });
  slider.on("end", () => {
    gripped = null;
  });
  // noUiSlider does not hear that the browser has taken the finger over for scrolling: the handle would go along.
  // The finger may as well have begun on the line, where it holds nothing.
  const letGo = () => {
    if (!gripped) return;
    const back = gripped;
    document.documentElement.dispatchEvent(new MouseEvent("mouseup"));
    slider.set([...back]);
    onMove(null);
  };
  place.addEventListener("pointercancel", letGo, { signal });
  return slider;
}
