// Bare React: any elements, as a tree of [tag, attributes, children].
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

const NAMES = { class: "className", for: "htmlFor", datetime: "dateTime", tabindex: "tabIndex" };
/** Attributes left out, because React treats them differently. */
const LEFT_OUT = ["style", "value", "checked", "selected", "srcdoc"];

export const elementOf = (node) => {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  const props = {};
  for (const [name, value] of Object.entries(attributes))
    if (!LEFT_OUT.includes(name)) props[NAMES[name] ?? name] = value;
  return h(tag, props, ...children.map(elementOf));
};

const roots = new WeakMap();

globalThis.renderTrees = (element, trees) => {
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  root.render(trees.map(elementOf));
};
