/**
 * What a page may write for each marker: its attributes, what stands inside, a snippet to paste. Data only, for the guide
 * (`/guide`) and the doctor: visitors never download it. The texts are French, for editors. Their spaces are plain;
 * `frenchSpaces` makes them no-break where French asks for it. test/contract/marker-facts.test.ts compares the list
 * with the registry, with docs/markers.md and with the attributes that the code reads.
 */
import { behaviourFacts } from "./markers/behaviours.ts";
import { islandFacts } from "./markers/islands.ts";
import type { MarkerFacts } from "./markers/marker-facts.ts";
import { selectionFacts } from "./markers/selection.ts";

/** In the order of the registry's kinds: islands first. */
export const markerFacts: readonly MarkerFacts[] = [...islandFacts, ...behaviourFacts, ...selectionFacts];
