// @ts-check
/** Tells the browser tests which browsers to drive; without one they fail here, in one line. */
import { requireBrowsers } from "./browser.mjs";

/** @param {import("vitest/node").TestProject} project */
export default async function withBrowser(project) {
  const { browser, fullBrowser } = await requireBrowsers();
  project.provide("browserPath", browser);
  project.provide("fullBrowserPath", fullBrowser);
}
