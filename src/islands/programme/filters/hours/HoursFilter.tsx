import { useCallback, useState } from "react";
import { withCapital } from "../../../../shared/text/with-capital.ts";
import { type Part, usePart } from "../../../../shared/ui/part.ts";
import { HOUR_FIELDS, hourOptions, hoursText, withEnd } from "../../domain/hours.ts";
import { messages } from "../../messages.ts";
import { useProgramme, useRoot } from "../../root-context.tsx";
import { FilterGroup } from "../FilterGroup.tsx";
import { SelectField } from "../SelectField.tsx";

/** A slider with two handles, above the selects of the hours. */
const HOURS_PART: Part<typeof import("./HoursSlider.tsx")> = {
  load: () => import("./HoursSlider.tsx"),
  css: "programme.filters",
};

/** 'Plage horaire': two selects, which need no dragging, and above them the slider once it is visible. */
export function HoursFilter() {
  const { loadPart, actions } = useRoot();
  const hours = useProgramme((state) => state.filters.hours);
  const [inSight, setInSight] = useState(false);
  const watch = useCallback((room: HTMLDivElement) => {
    // In a narrow column it has no width until the filters are opened.
    const observer = new ResizeObserver(() => setInSight(room.offsetWidth > 0));
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  const slider = usePart(HOURS_PART, inSight, loadPart);
  return (
    <FilterGroup name={messages.ours.chipGroups.hours}>
      <div ref={watch} className="signet-programme-hours-slider">
        {slider ? <slider.HoursSlider /> : <p>{withCapital(hoursText(hours, messages.ours.allDay))}</p>}
      </div>
      <div className="signet-programme-hours">
        {([0, 1] as const).map((end) => (
          <div key={end}>
            <SelectField
              label={messages.ours.hourEnds[end]}
              name={HOUR_FIELDS[end]}
              value={hours[end]}
              nothing={end * 24}
              options={hourOptions(end)}
              onChoose={(hour) => actions.setFilters({ hours: withEnd(hours, end, hour) })}
            />
          </div>
        ))}
      </div>
    </FilterGroup>
  );
}
