/** Measurements of a widget in a stranger's page: each returns one line for each fault. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { addMeasures, badTargets, outOfSightEnlarged } from "../browser/appearance/appearance-page.ts";
import { addColours, badRings, form } from "../browser/appearance/control-states.ts";
import type { Site, WatchedPage } from "../browser/harness.ts";
import { edgeFaults, layoutFaults } from "./layout-faults.ts";
import type { Sheet } from "./sheet.ts";
import { openStranger } from "./stranger-page.ts";
import type { Widget } from "./widgets.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What a theme must not change: everything inside of a root but the menu, whose content is the theme's, and the controls
 * that a behaviour adds to an editor's HTML.
 */
const OURS =
  ".signet-root:not(.signet-menu), .signet-menu-opener, .signet-menu-back, .signet-button, .signet-link, .signet-carousel-controls, .signet-search, .signet-faq summary, .signet-faq-question, .signet-faq-link";

/** Faults by what is measured. */
export type Faults = Readonly<
  Record<"contrast" | "focus" | "pressed" | "layout" | "targets" | "enlarged", readonly string[]>
>;

export const NO_FAULTS: Faults = {
  contrast: [],
  focus: [],
  pressed: [],
  layout: [],
  targets: [],
  enlarged: [],
};

/** Width of the column in which text is enlarged, in css pixels, and of the window around it. */
const PHONE = { column: 350, window: 390 };

/** Opens the widget in columns of these widths; each fault is a line with the widths at which it was found. */
export async function faultsIn(
  site: Site,
  sheet: Sheet,
  widget: Widget,
  columns: readonly number[],
): Promise<Faults> {
  const seen: { kind: keyof Faults; line: string; column: number }[] = [];
  for (const column of columns) {
    const page = await openStranger(site, sheet, widget, column);
    const faults = await faultsOf(page, widget, column === columns.at(-1));
    await page.context().close();
    for (const kind of KINDS) for (const line of new Set(faults[kind])) seen.push({ kind, line, column });
  }
  if (columns.includes(PHONE.window)) {
    // A page of its own: what was pressed before may have opened something.
    const page = await openStranger(site, sheet, widget, PHONE.window);
    for (const line of new Set(await enlargedFaults(page)))
      seen.push({ kind: "enlarged", line, column: PHONE.window });
    await page.context().close();
  }
  const linesOf = (kind: keyof Faults) => {
    const all = seen.filter((fault) => fault.kind === kind);
    return [...new Set(all.map(({ line }) => line))].map((line) => {
      const at = all.filter((fault) => fault.line === line).map(({ column }) => column);
      return `${at.join(" ")}: ${line}`;
    });
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, linesOf(kind)])) as unknown as Faults;
}

const KINDS = Object.keys(NO_FAULTS) as (keyof Faults)[];

/** Everything that is wrong with the open widget at the usual size of text. */
async function faultsOf(page: WatchedPage, widget: Widget, isPressed: boolean): Promise<Faults> {
  await addMeasures(page);
  await addColours(page);
  return {
    layout: await layoutFaults(page, OURS, widget.isOverlay ?? false),
    targets: await badTargets(page, OURS),
    contrast: [...(await textFaults(page)), ...(await edgeFaults(page, OURS)), ...(await hoverFaults(page))],
    focus: await badRings(page, OURS, 0),
    pressed: isPressed ? await pressFaults(page, widget) : [],
    enlarged: [],
  };
}

/** Controls that are out of sight at twice the text, and a page that scrolls sideways because of the widget. */
async function enlargedFaults(page: WatchedPage): Promise<string[]> {
  await addMeasures(page);
  await page.setViewportSize({ width: PHONE.window, height: 900 });
  await page.evaluate((width) => {
    document.querySelector("main")?.style.setProperty("inline-size", `${width}px`, "important");
  }, PHONE.column);
  return outOfSightEnlarged(page, OURS);
}

interface AxeRule {
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Text whose contrast is too low, as axe computes it. */
async function textFaults(page: WatchedPage): Promise<string[]> {
  await page.evaluate(axe);
  const nodes = await page.evaluate(async (ours) => {
    const { axe } = window as unknown as {
      axe: { run(where: object, options: object): Promise<{ violations: AxeRule[] }> };
    };
    const { violations } = await axe.run(document, {
      runOnly: ["color-contrast"],
      iframes: false,
    });
    return violations
      .flatMap((rule) => rule.nodes)
      .filter(({ target }) => document.querySelector(target.at(-1) ?? "")?.closest(ours));
  }, OURS);
  return nodes.map(({ target, failureSummary }) => {
    const ratio = /contrast of ([\d.]+) \(([^)]*)\)/.exec(failureSummary);
    return `${target.at(-1)}: text ${ratio?.[1]} (${ratio?.[2]})`;
  });
}

/** Text of controls under the pointer whose contrast is too low: one control of each kind. */
async function hoverFaults(page: WatchedPage): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const kinds = await page.evaluate((ours) => {
    const { controls, isSeen } = window.signetSeen;
    const seen = new Set<string>();
    for (const one of document.querySelectorAll(controls)) {
      const kind = `${one.localName}.${one.className} ${one.getAttribute("aria-pressed")}`;
      // The colours of the menu's buttons are the theme's.
      if (!one.closest(ours) || one.closest(".signet-menu") || !isSeen(one) || seen.has(kind)) continue;
      one.setAttribute("data-hovered", String(seen.size));
      seen.add(kind);
    }
    return seen.size;
  }, OURS);
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-hovered]",
  });
  for (const nodeId of nodeIds)
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
  const found = await page.evaluate(() => {
    const { isSeen, nameOf } = window.signetSeen;
    const { read, contrast, groundOf } = window.signetColours;
    return [...document.querySelectorAll("[data-hovered]")].flatMap((one) => {
      const words = [one, ...one.querySelectorAll("*")].filter(
        (part) =>
          isSeen(part) && [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      );
      return words.flatMap((part) => {
        const style = getComputedStyle(part);
        // What a pseudo-element draws behind the text, axe has measured.
        const isDrawn = ["::before", "::after"].some(
          (pseudo) => getComputedStyle(one, pseudo).zIndex === "-1",
        );
        if (style.backgroundImage !== "none" || isDrawn || one.matches(":disabled")) return [];
        const ratio = contrast(read(style.color), groundOf(part));
        const isLarge = Number.parseFloat(style.fontSize) >= 24;
        return ratio < (isLarge ? 3 : 4.5) - 0.01 ? [`${nameOf(one)} hovered: text ${ratio.toFixed(2)}`] : [];
      });
    });
  });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("[data-hovered]")) one.removeAttribute("data-hovered");
  });
  await session.detach();
  return kinds === nodeIds.length ? [...new Set(found)] : [`${nodeIds.length} of ${kinds} kinds hovered`];
}

/** Controls that look the same when pressed, colours aside. */
async function pressFaults(page: WatchedPage, { presses = [] }: Widget): Promise<string[]> {
  const found: string[] = [];
  for (const control of presses) {
    const before = await form(page, control);
    await page.locator(control).first().click();
    await page.mouse.move(0, 0);
    // A busy machine answers late; only a control that is at fault takes as long as this.
    const ends = Date.now() + 30_000;
    let isSame = true;
    while (isSame && Date.now() < ends) isSame = (await form(page, control)) === before;
    if (isSame) found.push(`${control} looks the same when pressed`);
    else found.push(...(await textFaults(page)).map((line) => `pressed: ${line}`));
  }
  return found;
}
