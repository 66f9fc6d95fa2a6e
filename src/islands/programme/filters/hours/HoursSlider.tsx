import { type API, create } from "nouislider";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IN_PLACE, moveFocus } from "../../../../shared/focus/move-focus.ts";
import { withCapital } from "../../../../shared/text/with-capital.ts";
import { hourText } from "../../../../shared/time/labels.ts";
import { type Hours, hoursText } from "../../domain/hours.ts";
import { messages } from "../../messages.ts";
import { useActions, useProgramme } from "../../root-context.tsx";

/** Debounce from the last move to the choice, in ms; the list's own delay is added (ruling D28). */
const DELAY = 1000;

/**
 * noUiSlider above the two selects. A move counts after a second, or at once when the visitor leaves the handle or
 * presses Enter.
 */
export function HoursSlider() {
  const hours = useProgramme((state) => state.filters.hours);
  const { setFilters } = useActions();
  /** Position of the handles while a move waits for its delay. */
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

  // Any other change of the hours (selects, chip, reset, Back) cancels a waiting move.
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
      <p>{withCapital(hoursText([left, right], messages.ours.allDay))}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the events of the handles inside */}
      <div ref={place} onBlur={commit} onKeyDown={({ key }) => key === "Enter" && commit()} />
    </>
  );
}

/** Rounds: noUiSlider computes with floats and gives 10.000000000000002 for 10. */
const hoursOf = ([from = 0, to = 24]: readonly number[]): Hours => [Math.round(from), Math.round(to)];

/** @param onMove receives the handles' position during a move; null when the move is cancelled */
function createSlider(place: HTMLElement, onMove: (hours: Hours | null) => void, signal: AbortSignal): API {
  const slider = create(place, {
    start: [0, 24],
    range: { min: 0, max: 24 },
    step: 1,
    // An empty range finds nothing.
    margin: 1,
    connect: true,
    cssPrefix: "signet-programme-hours-",
    // On touch screens only the handles react, because scrolling often begins on the line.
    behaviour: matchMedia("(pointer: coarse)").matches ? "none" : "tap",
    animate: false,
    ariaFormat: { to: (hour) => hourText(Math.round(hour)) },
    handleAttributes: messages.ours.hourEnds.map((name) => ({ "aria-label": name })),
  });
  slider.on("slide", (_values, _handle, positions) => onMove(hoursOf(positions)));
  /** Position when a handle was grabbed; null while none is held. */
  let gripped: Hours | null = null;
  slider.on("start", (_values, handle, positions) => {
    gripped = hoursOf(positions);
    // Focus the handle during a drag, so that leaving it is a blur, as with the keyboard.
    const origin = slider.getOrigins()[handle];
    moveFocus(origin?.querySelector<HTMLElement>("[role=slider]"), IN_PLACE);
  });
  slider.on("end", () => {
    gripped = null;
  });
  // noUiSlider ignores pointercancel, when the browser starts to scroll: release the handle, if one is held.
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
