import { useState } from "react";
import { hourText } from "../../../shared/time/labels.ts";
import { usePart } from "../../../shared/ui/part.ts";
import { messages } from "../messages.ts";
import { HOURS_PART } from "../parts.ts";
import { useActions, useProgramme, useRoot } from "../root-context.tsx";
import { HOUR_FIELDS, HOURS, type Hours, hoursText, withEnd } from "./hours.ts";
import { SelectField } from "./SelectField.tsx";

/** 'Plage horaire': two selects, which need no dragging, and above them the slider when it has come. */
export function HoursFilter({ inSight }: { readonly inSight: boolean }) {
  const { loadPart } = useRoot();
  const hours = useProgramme((state) => state.filters.hours);
  const { setFilters } = useActions();
  /** Where the slider stands before it counts. */
  const [draft, setDraft] = useState<Hours | null>(null);
  const slider = usePart(HOURS_PART, inSight, loadPart);
  const shown = draft ?? hours;
  const choose = (chosen: Hours) => {
    setDraft(null);
    setFilters({ hours: chosen });
  };
  return (
    <div className="signet-filter">
      <fieldset>
        <legend className="signet-label signet-hours-head">
          <span>{messages.ours.chipGroups.hours} </span>
          <span>{hoursText(shown)}</span>
        </legend>
        <div className="signet-hours-slider">
          {slider && <slider.HoursSlider hours={hours} draft={draft} onMove={setDraft} onChoose={choose} />}
        </div>
        <div className="signet-hours">
          {([0, 1] as const).map((end) => (
            <div key={end}>
              <SelectField
                label={messages.ours.hourEnds[end]}
                name={HOUR_FIELDS[end]}
                value={shown[end]}
                chosen={shown[end] !== end * 24}
                onChoose={(hour) => choose(withEnd(shown, end, Number(hour)))}
              >
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {hourText(hour)}
                  </option>
                ))}
              </SelectField>
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
