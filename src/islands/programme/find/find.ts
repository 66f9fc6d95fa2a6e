/** The search among the loaded activities, as one part. */

export { Found } from "./Found.tsx";
export { foundIn, prepare } from "./found-in.ts";
