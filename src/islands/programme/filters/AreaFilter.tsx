import { AREA_IDS, AREA_LOOK } from "../domain/areas.ts";
import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";
import { FilterGroup } from "./FilterGroup.tsx";

/** 'Volets': any combination of areas can be chosen. */
export function AreaFilter() {
  const areas = useProgramme((state) => state.filters.areas);
  const { toggleArea } = useActions();
  return (
    <FilterGroup name={messages.areas}>
      <div className="signet-programme-areas">
        {AREA_IDS.map((area, index) => (
          <button
            key={area}
            type="button"
            className="signet-programme-area"
            name={`volet${index + 1}`}
            data-area={AREA_LOOK[area]}
            aria-pressed={areas.includes(area)}
            onClick={() => toggleArea(area)}
          >
            <span className="signet-sign">{messages.areaNames[area]}</span>
          </button>
        ))}
      </div>
    </FilterGroup>
  );
}
