import type { ReactNode } from "react";

/** A named group of controls. */
export function FilterGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="signet-programme-filter">
      <fieldset>
        <legend className="signet-programme-label">{name}</legend>
        {children}
      </fieldset>
    </div>
  );
}
