import { useProgramme } from "../root-context.tsx";
import { chosenDay } from "../state/selectors.ts";

/** The chosen day, with the bookmark. */
export function ChosenDay() {
  const label = useProgramme(chosenDay);
  if (label === null) return null;
  return (
    <p className="signet-programme-chosen-day signet-poster">
      <span className="signet-ribbon">{label}</span>
    </p>
  );
}
