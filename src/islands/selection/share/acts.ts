/** What only a pressed button needs. */
export { saveActivities } from "../../../shared/calendar/save.ts";
export { tellKept } from "../../../shared/selection/tell-kept.ts";
export { askBeforeClear } from "./ask-before-clear.ts";
