import type { ReactElement } from "react";

/** A named group of controls. */
export function FilterGroup({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactElement | readonly ReactElement[];
}) {
  return (
    <div className="signet-programme-filter">
      <fieldset>
        <legend className="signet-programme-label">{name}</legend>
        {children}
      </fieldset>
    </div>
  );
}
