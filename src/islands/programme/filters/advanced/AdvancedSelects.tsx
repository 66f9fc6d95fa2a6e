import { useMemo, useState } from "react";
import type { Option } from "../../../../shared/activity/fair-dates.ts";
import { type Part, usePart } from "../../../../shared/ui/part.ts";
import { useMedia } from "../../../../shared/ui/use-media.ts";
import { ADVANCED } from "../../domain/selectors.ts";
import { useActions, useProgramme, useRoot } from "../../root-context.tsx";
import { chips } from "../../state/chips.ts";
import { filterMessages } from "../messages-filters.ts";
import { SelectField } from "../SelectField.tsx";
import { optionsOf } from "./advanced.ts";
import { type Enhance, useSearchSelect } from "./use-search-select.ts";

/** Choices.js for the selectors. */
const CHOICES_PART: Part<typeof import("./search-select.ts")> = {
  load: () => import("./search-select.ts"),
  css: "programme.filters",
};

/** Touch devices have better native lists, and only native controls are drawn correctly in forced colours. */
const NATIVE = "(pointer: coarse), (forced-colors: active)";

/** The advanced block's selectors, searchable where that helps and once Choices.js has loaded. */
export function AdvancedSelects() {
  const { loadPart, report } = useRoot();
  const native = useMedia(NATIVE);
  const choices = usePart(CHOICES_PART, !native, loadPart);
  const [failed, setFailed] = useState(false);
  const enhance = useMemo<Enhance | null>(() => {
    if (native || failed || !choices) return null;
    let isBroken = false;
    return (...args) => {
      if (isBroken) return null;
      try {
        return choices.searchSelect(...args);
      } catch (error) {
        // If one select fails, keep all native, and report once.
        isBroken = true;
        setFailed(true);
        report(error);
        choices.backToNative(...args);
        return null;
      }
    };
  }, [choices, native, failed, report]);
  return (
    <>
      {ADVANCED.map((selector) => (
        <Selector key={selector.name} selector={selector} enhance={enhance} />
      ))}
      <ThemeSelector />
    </>
  );
}

const NONE: readonly Option[] = [];

interface SelectorProps {
  readonly selector: (typeof ADVANCED)[number];
  readonly enhance: Enhance | null;
}

function Selector({ selector: { name, list }, enhance }: SelectorProps) {
  const value = useProgramme((state) => state.filters[name]);
  const categories = useProgramme((state) => state.categories);
  const counts = useProgramme((state) => state.optionCounts?.get(name));
  const { setFilters } = useActions();
  const label = useProgramme((state) => chips(state).find((chip) => chip.kind === name)?.text);
  const options = optionsOf(categories, list, value, label);
  const select = useSearchSelect(enhance, { options: categories ? options : NONE, value, counts });
  return (
    <div className="signet-programme-advanced-field">
      <SelectField
        label={filterMessages.labels[name]}
        name={name}
        all={filterMessages.ours.all[name]}
        value={value}
        options={options}
        // A searchable list shows them itself; Choices.js would show a label for ever.
        counts={enhance ? undefined : counts}
        disabled={!categories}
        onChoose={(chosen) => setFilters({ [name]: chosen || null })}
        ref={select}
      />
    </div>
  );
}

/** Disabled: only an address chooses a theme. It is shown here and as a chip, which removes it. */
function ThemeSelector() {
  const label = useProgramme((state) => chips(state).find(({ kind }) => kind === "theme")?.text);
  return (
    <div className="signet-programme-advanced-field">
      <SelectField
        label={filterMessages.ours.themes}
        name="theme"
        all={label ?? filterMessages.ours.noThemes}
        value={null}
        options={undefined}
        onChoose={() => {}}
      />
    </div>
  );
}
