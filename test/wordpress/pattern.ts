/** The plugin's pattern of a marker: its snippet as blocks of WordPress's editor. */
import type { MarkerFacts } from "../../src/markers/marker-facts.ts";
import { frenchSpaces } from "../../src/shared/text/french-spaces.ts";

/** A block with its comments, as the editor saves it. */
function block(name: string, attributes: object, html: string): string {
  const given = Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : "";
  return `<!-- wp:${name}${given} -->\n${html}\n<!-- /wp:${name} -->`;
}

const joined = (blocks: readonly string[]): string => blocks.join("\n\n");

/** Elements that stay inside of a paragraph or an item of a list. */
const isInline = (node: Node): boolean =>
  !(node instanceof Element) || /^(a|strong|em|span)$/.test(node.localName);

function blocksOf(element: Element, picture: string): readonly string[] {
  const { localName: name } = element;
  const inside = () => [...element.children].flatMap((child) => blocksOf(child, picture));
  if (/^h[2-4]$/.test(name)) {
    const level = Number(name[1]);
    return [block("heading", level === 2 ? {} : { level }, `<${name}>${element.innerHTML.trim()}</${name}>`)];
  }
  if (name === "p") return [block("paragraph", {}, `<p>${element.innerHTML.trim()}</p>`)];
  if (name === "img")
    return [
      block(
        "image",
        {},
        `<figure class="wp-block-image"><img src="%images%/${picture}.svg" alt=""/></figure>`,
      ),
    ];
  if (name === "a" && element.querySelector("img")) {
    const link = element.cloneNode(true) as Element;
    for (const image of link.querySelectorAll("img")) image.remove();
    link.textContent = link.textContent?.trim() ?? "";
    return [
      ...inside().filter((one) => one.includes("wp:image")),
      block("paragraph", {}, `<p>${link.outerHTML}</p>`),
    ];
  }
  if (name === "ul") {
    const items = [...element.children];
    if (items.some((item) => ![...item.childNodes].every(isInline) || item.querySelector("img")))
      return items.map((item) =>
        block("signet/item", {}, joined([...item.children].flatMap((child) => blocksOf(child, picture)))),
      );
    const list = items.map((item) => block("list-item", {}, `<li>${item.innerHTML.trim()}</li>`));
    return [block("list", {}, `<ul>${joined(list)}</ul>`)];
  }
  // Blocks have no summary: the plugin makes one.
  if (name === "summary") return [];
  return inside();
}

/** The pattern as the plugin registers it, but for `%images%`, the address of its own pictures. */
export function patternFor({ kind, name, snippet, inWordPress }: MarkerFacts): string {
  const { body } = new DOMParser().parseFromString(frenchSpaces(snippet), "text/html");
  const marker = body.firstElementChild as HTMLElement;
  const options = Object.fromEntries(
    [...marker.attributes]
      .filter((one) => one.name !== `data-${kind}` && one.name !== "data-api")
      .map((one) => [one.name.replace("data-", ""), one.value]),
  );
  if (inWordPress !== undefined) marker.innerHTML = frenchSpaces(inWordPress);
  const attributes = { marker: name, ...(Object.keys(options).length > 0 && { options }) };
  const picture = name === "books" ? "livre" : "portrait";
  const blocks = [...marker.children].flatMap((child) => blocksOf(child, picture));
  return `${block("signet/marker", attributes, joined(blocks))}\n`;
}
