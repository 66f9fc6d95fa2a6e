import { type ComponentPropsWithRef, useId } from "react";
import type { Option } from "../domain/categories.ts";

interface SelectFieldProps extends Omit<ComponentPropsWithRef<"select">, "value" | "id" | "onChange"> {
  readonly label: string;
  /** As in the address and in the server's form. */
  readonly name: string;
  readonly value: number | null;
  /** The value that chooses nothing; any other is drawn in ink. */
  readonly nothing?: number | null;
  /** Words of the option for nothing, when that is not one of `options`. */
  readonly all?: string;
  /** Without them, as they are not known yet, the select is disabled. */
  readonly options: readonly (Pick<Option, "value" | "label"> & Partial<Option>)[] | undefined;
  /** 0 for nothing. */
  readonly onChoose: (value: number) => void;
}

/** A native select with its label. */
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
      <label className="signet-label" htmlFor={id}>
        {label}
      </label>
      <span className="signet-field" data-chosen={value !== nothing}>
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
              // A chosen one stays enabled: the form that it is in sends it.
              disabled={option.disabled && option.value !== value}
            >
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
