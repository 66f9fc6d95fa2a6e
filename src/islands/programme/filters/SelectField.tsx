import { type ReactNode, type Ref, useId } from "react";

interface SelectFieldProps {
  readonly label: string;
  /** As in the address and in the server's form. */
  readonly name: string;
  readonly value: number | null;
  /** Chosen, hence drawn in ink. */
  readonly chosen: boolean;
  readonly disabled?: boolean;
  /** Null: the option without a value. */
  readonly onChoose: (value: number | null) => void;
  readonly select?: Ref<HTMLSelectElement>;
  /** The options. */
  readonly children: ReactNode;
}

/** A native select with its label. */
export function SelectField({
  label,
  name,
  value,
  chosen,
  disabled,
  onChoose,
  select,
  children,
}: SelectFieldProps) {
  const id = useId();
  return (
    <>
      <label className="signet-label" htmlFor={id} id={`${id}l`}>
        {label}
      </label>
      <span className="signet-field" data-chosen={chosen}>
        <select
          ref={select}
          id={id}
          name={name}
          value={value ?? ""}
          disabled={disabled}
          onChange={({ currentTarget }) =>
            onChoose(currentTarget.value === "" ? null : Number(currentTarget.value))
          }
        >
          {children}
        </select>
      </span>
    </>
  );
}
