/** A name for the inside of « »: its own French quotation marks become “ ”. */
export const innerQuotes = (name: string): string => name.replace(/«\s*/g, "“").replace(/\s*»/g, "”");

/** '« Une autrice lit “La maison vide” »'. */
export const quoted = (name: string): string => `«\u00a0${innerQuotes(`${name}`)}\u00a0»`;
