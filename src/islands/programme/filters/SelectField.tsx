import { type ComponentPropsWithRef, useId } from "react";
import type { Option } from "../../../shared/activity/fair-dates.ts";

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
  onChoose,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <>
      <label className="signet-programme-label" htmlFor={id}>
        {label}
      </label>
      <div className="signet-programme-field" data-chosen={value !== nothing}>
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
