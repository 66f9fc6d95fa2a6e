/** The QR code of a plan's address, and its limits. */
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { type QrCode, qrCode } from "../../../src/islands/selection/share/qr-code.ts";

const address = (length: number) =>
  `https://salon.test/ma-selection#choix=${"Aa0-".repeat(length)}`.slice(0, length);

/** The code as a camera sees it, four pixels a module. */
function read({ size, path }: QrCode): string {
  const side = size * 4;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row += 1)
      for (let column = Number(x) * 4; column < (Number(x) + Number(run)) * 4; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return decodeQR({ width: side, height: side, data });
}

test.each([40, 300, 301, 1628])(
  "an address of %i characters is read as it was written, with room around it",
  (length) => {
    const code = qrCode(address(length));
    if (code === null) throw new Error("there is no code");
    expect(read(code)).toBe(address(length));
    const dark = [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)];
    expect(Math.min(...dark.map(([, x]) => Number(x)))).toBe(4);
    expect(Math.max(...dark.map(([, x, , run]) => Number(x) + Number(run)))).toBe(code.size - 4);
  },
);

test("an address whose modules would be too small, or that no code holds, has none", () => {
  // 141 modules of 2 px are as wide as a telephone of 320 px.
  expect(qrCode(address(1628))?.size).toBe(141);
  for (const length of [1629, 2953, 2954, 20_000]) expect(qrCode(address(length))).toBeNull();
});

test("a short address has the stronger error correction: more modules for as much text", () => {
  expect(qrCode(address(300))?.size).toBeGreaterThan(qrCode(address(301))?.size ?? 0);
});
