// @ts-check
/** Starts the engine that a test project is named for, and stops it after the last test. */
import { requireEngines } from "./find-engines.mjs";
import { startEngine } from "./start-engine.mjs";

/**
 * @param {import("vitest/node").TestProject} project
 * @returns {Promise<() => Promise<void>>}
 */
export default async function withEngine(project) {
  const { engine, stop } = await startEngine(project.name.replace(/.* /, ""), requireEngines());
  project.provide("engine", engine);
  return stop;
}
