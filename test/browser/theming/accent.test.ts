/** A theme that sets one accent: every pair that follows from it keeps its contrast, in both schemes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { useSite } from "../harness.ts";
import { openWritten } from "../written-page.ts";

const site = useSite();
const { names } = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));

/** Light, dark, saturated and grey ones, and those near the luminance at which black and white change places. */
const ACCENTS =
  "#0057b8 #ffd400 #00a651 #7b2d8e #ff0000 #00ffff #767676 #777777 #959595 #000000 #ffffff #b5d334 #e4002b #1d70b8 #f47738";

test.each([
  ["light", ":root"],
  ["dark", ":root"],
  ["light", ".signet-accent"],
  ["dark", ".signet-accent"],
])("contrast of text on and in the accent, %s scheme, accent set on %s", async (scheme, place) => {
  // Without the demonstration's theme, which sets the colours one by one
  const page = await openWritten(site, '<div class="signet-accent"><p>Salon</p></div>', {
    head: `<link rel="stylesheet" href="/dist/${names["base.css"]}">`,
  });
  const found = await page.evaluate(
    ([accents = "", scheme = "", place = ""]) => {
      const root = document.documentElement;
      const accented = document.querySelector<HTMLElement>(place);
      const probe = document.querySelector<HTMLElement>("main p");
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      if (!probe || !canvas || !accented) throw new Error("The page has nothing to measure.");
      root.style.colorScheme = scheme;
      const luminance = (token: string) => {
        probe.style.color = `var(${token})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one: string, other: string) => {
        const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      return accents.split(" ").map((accent) => {
        accented.style.setProperty("--signet-accent", accent);
        const pairs = {
          "text on it": contrast("--signet-on-live", "--signet-live"),
          "as text": contrast("--signet-live-text", "--signet-paper"),
          "as text on fields": contrast("--signet-live-text", "--signet-paper-high"),
        };
        return { accent, taken: luminance("--signet-live"), pairs };
      });
    },
    [ACCENTS, scheme, place],
  );
  const low = found.flatMap(({ accent, pairs }) =>
    Object.entries(pairs).flatMap(([pair, ratio]) =>
      ratio < 4.5 ? [`${accent} ${pair}: ${ratio.toFixed(2)}`] : [],
    ),
  );
  expect(low).toEqual([]);
  // The accents really arrived: as many different colours as were set.
  expect(new Set(found.map(({ taken }) => taken)).size).toBe(ACCENTS.split(" ").length);
});
