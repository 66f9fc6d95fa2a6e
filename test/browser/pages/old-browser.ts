/**
 * A page as Chrome 92 takes it: its css and HTML arrive without what that browser does not know, and the script finds
 * that it may not start. Real ones were looked at by hand (decision 0053).
 */
import type { Page } from "playwright-core";
import postcss, { type Container } from "postcss";

/** The script's own test fails without this. */
const TAKEN = "showPopover";
const UNKNOWN_SELECTOR = /:has\(|:popover-open|::details-content|::highlight/;
const UNKNOWN_VALUE = /\d([dsl]v\w+|v[ib]|cq\w+|lh)\b|color-mix\(|light-dark\(|\bround\(/;
const UNKNOWN_PROPERTY = /^(mask(-\w+)?|translate|scale|rotate|text-wrap)$/;
const UNKNOWN_MEDIA = /[<>]|scripting/;

/** The css without what an old browser drops. */
export function oldCss(css: string): string {
  const sheet = postcss.parse(css.replace(/\[popover(?=[\]=])/g, "[data-popover"));
  sheet.walkAtRules((rule) => {
    if (rule.params === "not selector(:popover-open)") rule.replaceWith(...(rule.nodes ?? []));
    const isUnknown =
      /^(container|starting-style|supports)$/.test(rule.name) ||
      (rule.name === "media" && UNKNOWN_MEDIA.test(rule.params));
    if (isUnknown) rule.remove();
  });
  sheet.walkRules((rule) => {
    const isNested = (rule.parent as Container | undefined)?.type === "rule";
    if (isNested || UNKNOWN_SELECTOR.test(rule.selector)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const isUnknown = UNKNOWN_PROPERTY.test(prop) || UNKNOWN_VALUE.test(value);
    if (!isUnknown) return;
    // A property of its own is set to what nothing can use.
    if (prop.startsWith("--")) declaration.value = "?";
    else declaration.remove();
  });
  return sheet.toString();
}

/** Before the page goes anywhere. */
export async function makeOld(page: Page): Promise<void> {
  await page.addInitScript((name) => Reflect.deleteProperty(HTMLElement.prototype, name), TAKEN);
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      type === "stylesheet"
        ? oldCss(text)
        : text.replace(/ popover(?=[ >=])/g, " data-popover").replaceAll("(scripting: enabled)", "not all");
    await route.fulfill({ response, body });
  });
}
