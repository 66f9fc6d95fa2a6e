// @ts-check

/** Something that the person at the keyboard can mend: the message is all that is wanted of it, no stack. */
export class BuildError extends Error {
  /** @override */
  name = "BuildError";
}
