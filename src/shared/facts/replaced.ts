/** The facts that the page replaces; empty while it replaces none. */
export const replaced: object = {};
