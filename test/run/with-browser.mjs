// @ts-check
/** Tells the browser tests which browsers to use; without one they fail with one line. */
import { requireBrowsers } from "./browser.mjs";

/** @param {import("vitest/node").TestProject} project */
export default async function withBrowser(project) {
  const { browser, fullBrowser } = await requireBrowsers();
  project.provide("browserPath", browser);
  project.provide("fullBrowserPath", fullBrowser);
}
