import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";
import { chips } from "../state/chips.ts";
import { SelectField } from "./SelectField.tsx";

/** The days of the fair; until they have loaded, only the day that the address has chosen. */
export function DateFilter() {
  const date = useProgramme((state) => state.filters.date);
  const dates = useProgramme((state) => state.categories?.dates);
  const label = useProgramme((state) => chips(state).find(({ kind }) => kind === "date")?.text) ?? "";
  const counts = useProgramme((state) => state.optionCounts?.get("date"));
  const { setFilters } = useActions();
  return (
    <div className="signet-programme-filter">
      <SelectField
        label={messages.ours.date}
        name="date"
        all={messages.datePlaceholder}
        value={date}
        options={dates ?? (date === null ? [] : [{ value: date, label }])}
        counts={counts}
        disabled={!dates}
        onChoose={(chosen) => setFilters({ date: chosen || null })}
      />
    </div>
  );
}
