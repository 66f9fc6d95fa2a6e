import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";
import { SelectField } from "./SelectField.tsx";

/** The days of the fair. */
export function DateFilter() {
  const date = useProgramme((state) => state.filters.date);
  const dates = useProgramme((state) => state.categories?.dates);
  const { setFilters } = useActions();
  return (
    <div className="signet-filter">
      <SelectField
        label={messages.ours.date}
        name="date"
        all={messages.datePlaceholder}
        value={date}
        options={dates}
        onChoose={(chosen) => setFilters({ date: chosen || null })}
      />
    </div>
  );
}
