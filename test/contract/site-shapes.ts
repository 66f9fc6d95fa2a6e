/** Checked by the compiler, never run: what the demonstration's site.json gives to macros has the shapes they want. */
import type site from "../../templates-fixtures/data/site.json";
import type { FaqGroup, MenuFair, MenuGroup } from "../../templates-fixtures/macros/shapes.d.ts";

type Site = typeof site;
type Fits<Given extends Wanted, Wanted> = [Given, Wanted];

export type Proofs = [
  Fits<Site["faq"], readonly FaqGroup[]>,
  Fits<Site["nav"]["menu"], readonly MenuGroup[]>,
  Fits<Site["fair"], MenuFair>,
];
