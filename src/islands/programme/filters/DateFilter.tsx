import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";
import { SelectField } from "./SelectField.tsx";

/** The days of the fair; disabled as long as the options are not known. */
export function DateFilter() {
  const date = useProgramme((state) => state.filters.date);
  const dates = useProgramme((state) => state.categories?.dates);
  const { setFilters } = useActions();
  return (
    <div className="signet-filter">
      <SelectField
        label={messages.ours.date}
        name="date"
        value={date}
        chosen={date !== null}
        disabled={dates === undefined}
        onChoose={(chosen) => setFilters({ date: chosen })}
      >
        <option value="">{messages.datePlaceholder}</option>
        {dates?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
