// @ts-check
/** Starts the engine that a test project is named for, and stops it after the last test. */
import { requireEngines } from "./find-engines.mjs";
import { OLD_CHROMIUMS, requireOldChromium } from "./old-chromiums.mjs";
import { startEngine } from "./start-engine.mjs";

/**
 * @param {import("vitest/node").TestProject} project
 * @returns {Promise<() => Promise<void>>}
 */
export default async function withEngine(project) {
  const [kind, name = ""] = project.name.split(" ");
  const options = { hasSettings: kind === "settings" };
  const old = OLD_CHROMIUMS.find((one) => one.name === name);
  const { engine, stop } = old
    ? await startEngine("chromium", { chromium: await requireOldChromium(old) }, options)
    : await startEngine(name, requireEngines(), options);
  project.provide("engine", { ...engine, id: name, isBelowFloor: old?.isBelowFloor ?? false, ...options });
  return stop;
}
