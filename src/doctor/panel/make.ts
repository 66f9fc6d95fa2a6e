import { frenchSpaces } from "../../shared/text/french-spaces.ts";

/** An element with its classes and what stands in it; French texts get their no-break spaces. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content.map((one) => (typeof one === "string" ? frenchSpaces(one) : one)));
  return element;
}

/** A button with its text. */
export function makeButton(className: string, text: string, press: () => void): HTMLButtonElement {
  const button = make("button", className, text);
  button.type = "button";
  button.addEventListener("click", press);
  return button;
}
