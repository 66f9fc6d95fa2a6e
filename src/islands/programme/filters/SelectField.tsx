import { type ComponentPropsWithRef, useId } from "react";
import type { Option } from "../../../shared/activity/fair-dates.ts";
import { useActions } from "../root-context.tsx";
import type { OptionCounts } from "../state/state.ts";
import { useTools } from "../tools/use-tools.ts";

interface SelectFieldProps extends Omit<ComponentPropsWithRef<"select">, "value" | "id" | "onChange"> {
  readonly label: string;
  /** Name in the address and in the server's form. */
  readonly name: string;
  readonly value: number | null;
  /** The value that means no choice; any other value is shown as active. */
  readonly nothing?: number | null;
  /** Text of the option for no choice, when that is not one of `options`. */
  readonly all?: string;
  /** Null until they have loaded: the select is then disabled. */
  readonly options: readonly (Pick<Option, "value" | "label"> & Partial<Option>)[] | undefined;
  /** Numbers that the options' labels say. */
  readonly counts?: OptionCounts | undefined;
  /** Called with 0 for no choice. */
  readonly onChoose: (value: number) => void;
}

/** A native select with its label. Its box is a `div`: the searchable list in its place has blocks inside. */
export function SelectField({
  label,
  value,
  nothing = null,
  all,
  options,
  counts,
  onChoose,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const tools = useTools();
  const { goToSelect } = useActions();
  const goTo = () => goToSelect(select.name);
  return (
    <>
      <label className="signet-programme-label" htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the events of the select, or of the list in its place */}
      <div
        className="signet-programme-field"
        data-chosen={value !== nothing}
        onFocus={goTo}
        onPointerDown={goTo}
      >
        <select
          disabled={!options}
          {...select}
          id={id}
          value={value ?? ""}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          {all && <option value="">{all}</option>}
          {options?.map((option) => (
            <option
              key={option.value}
              value={option.value}
              label={tools?.optionLabel(option.label, counts?.get(option.value))}
              // The chosen option stays enabled: a form does not send a disabled one.
              disabled={option.disabled && option.value !== value}
            >
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
