import { messages } from "../../messages.ts";
import { toolsMessages } from "../../tools/messages-tools.ts";

/** 'Rencontre – 12 activités', for an option of a native select; undefined without a number. */
export const optionLabel = (name: string, count: number | undefined): string | undefined =>
  count === undefined ? undefined : toolsMessages.ours.optionCount(name, messages.ours.counted(count));
