/** The documents that messages for integrators and editors name. */
type DocumentName = "api" | "doctor" | "embedding" | "markers" | "offline";

/**
 * Where the documents are: in the package, because the project has no address of its own. Once it has one, it goes here
 * and all messages name it.
 */
const DOCUMENTS = "docs/";

/** Path of a document in the package, and of one of its sections. */
export const documentPath = (name: DocumentName, section = ""): string =>
  `${DOCUMENTS}${name}.md${section && `#${section}`}`;
