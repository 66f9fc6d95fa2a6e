/** A chunk of this marker's own, so that the build counts and a theme preloads what it fetches. */
export { mountDirectory } from "../mount.tsx";
/** Never fetched without it: to the bundler both are one set, hence one file (see test/build/parts.mjs). */
export { startDirectory } from "../start.ts";
