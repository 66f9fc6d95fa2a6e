import { useProgramme } from "../root-context.tsx";
import { described } from "../state/selectors.ts";

/** Description of the chosen theme or special project (ruling D22). */
export function Descriptions() {
  return useProgramme(described).map(({ kind, title, description }) => (
    <div key={kind} className="signet-programme-described">
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  ));
}
