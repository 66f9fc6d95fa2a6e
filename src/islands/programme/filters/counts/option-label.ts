import { extrasMessages } from "../../extras/messages-extras.ts";
import { messages } from "../../messages.ts";

/** 'Rencontre – 12 activités', for an option of a native select; undefined without a number. */
export const optionLabel = (name: string, count: number | undefined): string | undefined =>
  count === undefined ? undefined : extrasMessages.ours.optionCount(name, messages.ours.counted(count));
