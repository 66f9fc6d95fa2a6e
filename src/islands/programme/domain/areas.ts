import { areas } from "../../../shared/activity/facts.ts";
import type { AreaFact } from "../../../shared/facts/facts.ts";

/** Id of one of the three areas ('Volets'). */
export type AreaId = AreaFact["id"];

/** The venue, the city and online: in the order of the address's keys volet1, volet2, volet3. */
export const allAreas = (): readonly AreaFact[] => Object.values(areas());

/** Their ids. */
export const areaIds = (): readonly AreaId[] => allAreas().map(({ id }) => id);

/** The area of the map. */
export const cityId = (): AreaId => areas().city.id;
