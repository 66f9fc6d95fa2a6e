/** The documents that messages for integrators and editors name. */
type DocumentName = "api" | "doctor" | "embedding" | "markers";

const DOCUMENTS = "https://github.com/signet-salon/signet/blob/main/docs/";

/** Address of a document, and of one of its sections. */
export const documentAddress = (name: DocumentName, section = ""): string =>
  `${DOCUMENTS}${name}.md${section && `#${section}`}`;
