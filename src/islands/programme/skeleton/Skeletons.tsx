import type { Mode } from "../domain/filters.ts";

/** Cards without text in the shape of activities; the live region says that they are loading. */
export function Skeletons({ mode }: { readonly mode: Mode }) {
  return (
    <ol className="signet-programme-cards signet-skeleton" data-view={mode} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <div className="signet-programme-card">
            {["what", "when", "photos", "where"].map((part) => (
              <div key={part} className={`signet-programme-${part}`} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
