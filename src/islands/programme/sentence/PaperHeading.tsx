import { useProgramme } from "../root-context.tsx";
import { resultsAddress } from "../tools/results-address.ts";
import { stated } from "./stated.ts";

/**
 * The sentence of the filters as a heading on paper, where neither filters nor chips are printed, and the address that
 * shows these results again.
 */
export function PaperHeading() {
  const text = useProgramme(stated);
  const address = useProgramme((state) => resultsAddress(state, location.href));
  return (
    text !== null && (
      <>
        <h2 className="signet-programme-paper-heading">{text}</h2>
        <p className="signet-programme-paper-address">{address.replace(/^https?:\/\//, "")}</p>
      </>
    )
  );
}
