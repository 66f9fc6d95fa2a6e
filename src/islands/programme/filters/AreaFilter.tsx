import { allAreas } from "../domain/areas.ts";
import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";
import { useTools } from "../tools/use-tools.ts";
import { FilterGroup } from "./FilterGroup.tsx";

/** 'Volets': any combination of areas can be chosen. */
export function AreaFilter() {
  const areas = useProgramme((state) => state.filters.areas);
  const counts = useProgramme((state) => state.optionCounts?.get("areas"));
  const { toggleArea } = useActions();
  const tools = useTools();
  return (
    <FilterGroup name={messages.areas}>
      <div className="signet-programme-areas">
        {allAreas().map(({ id, name, look }, index) => (
          <button
            key={id}
            type="button"
            className="signet-programme-area"
            name={`volet${index + 1}`}
            data-area={look}
            aria-pressed={areas.includes(id)}
            onClick={() => toggleArea(id)}
          >
            <span className="signet-sign">{name}</span>
            {tools && <tools.OptionCount count={counts?.get(id)} />}
          </button>
        ))}
      </div>
    </FilterGroup>
  );
}
