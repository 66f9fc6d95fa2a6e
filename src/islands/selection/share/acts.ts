/** What only a pressed button needs. */
export { saveActivities } from "../../../shared/activity/save-activities.ts";
export { tellKept } from "../../../shared/selection/tell-kept.ts";
export { askBeforeClear } from "./ask-before-clear.ts";
