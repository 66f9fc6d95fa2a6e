// @ts-check

/** A fault of the source or the folder: commands print its message without a stack. */
export class BuildError extends Error {
  /** @override */
  name = "BuildError";
}
