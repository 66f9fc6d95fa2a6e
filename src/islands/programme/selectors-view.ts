import type { ProgrammeData } from "./store-state.ts";

/** 'Samedi 28 novembre 2026', or null when no day is chosen or its name is not known yet. */
export function chosenDay({
  filters,
  categories,
}: Pick<ProgrammeData, "filters" | "categories">): string | null {
  const label = categories?.dates.find((option) => option.value === filters.date)?.label;
  return label ? label.charAt(0).toLocaleUpperCase("fr-CA") + label.slice(1) : null;
}
