// @ts-check
/** Puts each module of a pass into the file that the rules of `chunks.mjs` give it. */
import { basename, dirname, relative } from "node:path";
import { root } from "./bundle.mjs";
import { BuildError } from "./failure.mjs";

/**
 * @typedef {import("./chunks.mjs").Kind} Kind
 * @typedef {import("rolldown").PluginContext} Context
 *
 * @typedef {object} Lazy a module that is loaded by itself
 * @property {string} id its path
 * @property {string} name
 * @property {Set<string>} loadedBy paths of the lazy modules that load it
 * @property {Set<string>} modules all that it imports, however far, itself included
 *
 * @typedef {{ chunk: string, order: number }} Place a chunk imports only from chunks of a lower order
 */

/**
 * @param {Context} context of a pass whose modules are all read
 * @param {Kind} kind
 * @param {Readonly<Record<string, string>>} input name → path of each marker's modules
 */
export function place(context, kind, input) {
  const lazy = readLazy(context, kind, input);
  const places = placeModules(lazy, kind);
  const chunks = [...new Map([...places.values()].map((one) => [one.chunk, one])).values()];
  return {
    input: Object.fromEntries(lazy.map(({ name, id }) => [name, id])),
    /** Lowest order first, because a group also takes what its modules import. */
    groups: chunks
      .sort((one, other) => one.order - other.order)
      .map(({ chunk }, index) => ({
        name: chunk,
        test: (/** @type {string} */ id) => places.get(id)?.chunk === chunk,
        priority: chunks.length - index,
      })),
  };
}

/**
 * @param {Context} context
 * @param {Kind} kind
 * @param {Readonly<Record<string, string>>} input
 * @returns {Lazy[]}
 */
function readLazy(context, kind, input) {
  /** @type {Map<string, Lazy>} */
  const lazy = new Map();
  const add = (/** @type {string} */ id, name = basename(id).replace(/\.tsx?$/, "")) => {
    const known = lazy.get(id) ?? { id, name, loadedBy: new Set(), modules: new Set([id]) };
    lazy.set(id, known);
    return known;
  };
  for (const [name, id] of Object.entries(input)) add(id, name);
  for (const { id: by, modules } of lazy.values()) {
    for (const module of modules) {
      const info = context.getModuleInfo(module);
      for (const id of info?.importedIds ?? []) modules.add(id);
      for (const id of info?.dynamicallyImportedIds ?? []) add(id).loadedBy.add(by);
    }
  }
  const all = [...lazy.values()];
  const names = all.map(({ name }) => name);
  for (const one of all) {
    // "programme-skeleton": each island has one.
    if (names.indexOf(one.name) < names.lastIndexOf(one.name))
      one.name = `${relative(`${root}/${kind.folder}`, dirname(one.id)).split("/")[0]}-${one.name}`;
  }
  const named = (/** @type {string} */ name, /** @type {string} */ list) => {
    const found = all.find((one) => one.name === name);
    if (found) return found;
    throw new BuildError(
      `build/chunks.mjs: ${list} names "${name}", which no import() in ${kind.folder} loads.`,
    );
  };
  for (const { name: layer, users } of kind.layers) {
    if (!(users instanceof RegExp)) for (const name of users) named(name, `the layer "${layer}"`);
  }
  for (const [later, earlier] of Object.entries(kind.after)) {
    named(later, "`after`").loadedBy = new Set([named(earlier, "`after`").id]);
  }
  return all;
}

/**
 * @param {readonly Lazy[]} lazy
 * @param {Pick<Kind, "layers">} kind
 * @returns {Map<string, Place>} by path
 */
export function placeModules(lazy, { layers }) {
  const before = loadedBefore(lazy);
  const depth = (/** @type {Lazy} */ { id }) => before.get(id)?.size ?? 0;
  /** @type {Map<string, Lazy[]>} */
  const users = new Map();
  for (const one of lazy) {
    for (const id of one.modules) users.set(id, [...(users.get(id) ?? []), one]);
  }
  return new Map(
    [...users].map(([id, all]) => {
      const [first, ...others] = all.filter((one) => !all.some((other) => before.get(one.id)?.has(other.id)));
      if (first && others.length === 0)
        return [id, { chunk: first.name, order: layers.length + depth(first) }];
      const isFor = (/** @type {import("./chunks.mjs").Layer} */ layer) =>
        [first, ...others].every((one) => one && mayLoad(layer.users, one.name));
      const order = layers.findLastIndex(isFor);
      return [id, { chunk: layers[order]?.name ?? "", order }];
    }),
  );
}

/**
 * @param {readonly string[] | RegExp} users
 * @param {string} name
 */
const mayLoad = (users, name) => (users instanceof RegExp ? users.test(name) : users.includes(name));

/**
 * Which lazy modules are loaded before another one can be: those on every way to it.
 *
 * @param {readonly Lazy[]} lazy
 * @returns {Map<string, Set<string>>} by path
 */
export function loadedBefore(lazy) {
  const all = lazy.map(({ id }) => id);
  /** @type {Map<string, Set<string>>} */
  const before = new Map(lazy.map(({ id, loadedBy }) => [id, new Set(loadedBy.size === 0 ? [] : all)]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { id, loadedBy } of lazy) {
      const known = before.get(id) ?? new Set();
      for (const one of known) {
        const isOnEveryWay = [...loadedBy].every((by) => by === one || before.get(by)?.has(one));
        if (one !== id && isOnEveryWay) continue;
        known.delete(one);
        changed = true;
      }
    }
  }
  return before;
}
