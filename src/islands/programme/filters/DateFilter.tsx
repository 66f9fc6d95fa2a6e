import { useId } from "react";
import { messages } from "../messages.ts";
import { useActions, useProgramme } from "../root-context.tsx";

/** The days of the fair as a native select; disabled as long as the options are not known. */
export function DateFilter() {
  const id = useId();
  const date = useProgramme((state) => state.filters.date);
  const dates = useProgramme((state) => state.categories?.dates);
  const { setFilters } = useActions();
  return (
    <div className="signet-filter">
      <label className="signet-label" htmlFor={id}>
        {messages.ours.date}
      </label>
      <span className="signet-field" data-chosen={date !== null}>
        <select
          id={id}
          name="date"
          value={date ?? ""}
          disabled={dates === undefined}
          onChange={({ currentTarget: { value } }) =>
            setFilters({ date: value === "" ? null : Number(value) })
          }
        >
          <option value="">{messages.datePlaceholder}</option>
          {dates?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
