// @ts-check
/** The guide's own script: copies snippets, composes one, and changes a frame without a step in the history. */
import { startComposer } from "./composer.js";
import { startCopying } from "./copy.js";
import { startFrames } from "./frames.js";

startCopying(document);
startFrames(document);
startComposer(document);
