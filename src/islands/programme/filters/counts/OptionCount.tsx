import { grouped } from "../../../../shared/text/grouped.ts";
import { activityWord } from "../../messages.ts";

/** '12' beside an option, for screen readers '12 activités'; nothing without a number. */
export function OptionCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className="signet-programme-option-count">
      <span>{` ${grouped(count)}`}</span>
      <span className="signet-visually-hidden">{` ${activityWord(count).toLowerCase()}`}</span>
    </span>
  );
}
