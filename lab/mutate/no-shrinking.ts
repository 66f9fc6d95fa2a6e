/** A failing property shows that a change was noticed: looking for its smallest example takes seconds each time. */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
