/** How controls show that they have focus, or are pressed. */
import type { WatchedPage } from "../harness.ts";

type Colour = readonly [number, number, number, number];

/** Adds `signetColours` to the page, which reads and compares computed colours. */
export const addColours = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const pencil = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const read = (colour: string): Colour => {
      if (!pencil) throw new Error("no canvas");
      pencil.clearRect(0, 0, 1, 1);
      pencil.fillStyle = colour;
      pencil.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = pencil.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const light = ([r, g, b]: Colour) => {
      const [x, y, z] = [r, g, b].map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [low, high] = [light(one), light(other)].toSorted((a, b) => a - b) as [number, number];
      return (high + 0.05) / (low + 0.05);
    };
    /** The nearest opaque background of an element or its ancestors. */
    const groundOf = (element: Element | null): Colour => {
      for (let one = element; one; one = one.parentElement) {
        const colour = read(getComputedStyle(one).backgroundColor);
        if (colour[3] > 0.95) return colour;
      }
      return [255, 255, 255, 1];
    };
    Object.assign(window, { signetColours: { read, contrast, groundOf } });
  });

declare global {
  interface Window {
    signetColours: {
      read(colour: string): Colour;
      contrast(one: Colour, other: Colour): number;
      groundOf(element: Element | null): Colour;
    };
  }
}

/**
 * One visible control of each kind (by its element and classes) whose ring is missing, thin, or low in contrast.
 *
 * @param atLeast number of kinds that there must be
 */
export async function badRings(page: WatchedPage, within = "body", atLeast = 2): Promise<string[]> {
  await addColours(page);
  return page.evaluate(
    ([root, atLeast]) => {
      const { read, contrast, groundOf } = window.signetColours;
      const kinds = new Map<string, HTMLElement>();
      const all = "a[href], button, input:not([type=hidden]), select, summary, textarea, [tabindex='0']";
      for (const one of document.querySelectorAll<HTMLElement>(all)) {
        const { width } = one.getBoundingClientRect();
        const isSeen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isSeen || width < 2 || !one.closest(root) || one.closest("[inert]") || one.matches(":disabled"))
          continue;
        const state = one.getAttribute("aria-pressed") ?? one.getAttribute("aria-current") ?? "";
        const kind = `${one.closest("[data-island], [data-behaviour]")?.className ?? ""} ${one.localName}.${[...one.classList].join(".")} ${state}`;
        if (!kinds.has(kind)) kinds.set(kind, one);
      }
      const found: string[] = [];
      for (const [kind, one] of kinds) {
        // One that has the focus of a click shows no ring until it receives focus again.
        one.blur();
        one.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
        if (document.activeElement !== one) continue;
        // A clipped shape would clip its own ring: then an ancestor has the ring.
        const ringed = [one, one.parentElement, one.parentElement?.parentElement].find(
          (box) => box && getComputedStyle(box).outlineStyle !== "none",
        );
        if (!ringed) {
          found.push(`${kind}: no ring`);
          continue;
        }
        const { outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(ringed);
        // A rule that doubles, drawn as a shadow, in place of a ring.
        const [, shadow, down = "0"] = /^(.*\)) \S+ (\d+)px/.exec(boxShadow) ?? [];
        const colour = read(outlineColor)[3] > 0 ? outlineColor : (shadow ?? outlineColor);
        if (colour === shadow && Number(down) < 2) found.push(`${kind}: a shadow of ${down} px`);
        if (Number.parseFloat(outlineWidth) < 2) found.push(`${kind}: ${outlineWidth}`);
        const inside = Number.parseFloat(outlineOffset) < 0;
        const ratio = contrast(read(colour), groundOf(inside ? ringed : ringed.parentElement));
        if (ratio < 3) found.push(`${kind}: ${ratio.toFixed(2)} to its ground`);
      }
      if (kinds.size < atLeast) found.push(`only ${kinds.size} kinds of control were found`);
      return found;
    },
    [within, atLeast] as const,
  );
}

/** The drawing of a control, its content and surroundings, without colours. */
export const form = (page: WatchedPage, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const parts: string[] = [element.textContent ?? ""];
      const drawn = (one: Element, pseudo?: string) => {
        const style = getComputedStyle(one, pseudo);
        if (pseudo && style.content === "none") return;
        parts.push(
          [
            pseudo ?? one.localName,
            style.display,
            style.content,
            style.fontWeight,
            style.textDecorationLine,
            style.borderStyle,
            style.borderWidth,
            style.clipPath,
            style.transform,
            style.inset,
            style.justifySelf,
            style.padding,
            style.translate,
            style.getPropertyValue("--icon"),
          ].join(" "),
        );
      };
      for (const one of [element, ...element.querySelectorAll("*")])
        for (const pseudo of [undefined, "::before", "::after"]) drawn(one, pseudo);
      return parts.join("\n");
    });
