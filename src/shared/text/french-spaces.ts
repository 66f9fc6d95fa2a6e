/** Makes the space before : ; ! ? » $ and the one after « no-break, for French texts that are written with plain ones. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»](?:[\s.,)<]|$)|\$)/g, "\u00a0").replaceAll("« ", "«\u00a0");
