import type { ReactNode } from "react";

/** Controls that belong together, under their name. */
export function FilterGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="signet-filter">
      <fieldset>
        <legend className="signet-label">{name}</legend>
        {children}
      </fieldset>
    </div>
  );
}
