// @ts-check
/** Tells the browser tests which browser to drive; without one they fail here, in one line. */
import { requireBrowser } from "./browser.mjs";

/** @param {import("vitest/node").TestProject} project */
export default async function withBrowser(project) {
  project.provide("browserPath", await requireBrowser());
}
