import { correction, type GenerateFn, generate, mode } from "lean-qr";

/** White modules around the code, as its standard asks. */
const QUIET = 4;
/** Largest version, 133 modules without the white ones: 2 px for each still fit a telephone of 320 px. */
const LARGEST = 29;
/** Characters of an address from which the weakest error correction keeps the modules large enough for a telephone. */
const LONG = 300;

/** An address is ASCII: no reader has to know how else a code may write a text. */
const codeOf: GenerateFn = generate.with(mode.ascii);

export interface QrCode {
  /** Modules on each side, the quiet zone included. */
  readonly size: number;
  /** The dark modules, for the `d` of one svg path. */
  readonly path: string;
}

/** The QR code of an address; null when it is too long for one (1,628 bytes). */
export function qrCode(address: string): QrCode | null {
  try {
    const { size, get } = codeOf(address, {
      minCorrectionLevel: address.length > LONG ? correction.L : correction.M,
      maxVersion: LARGEST,
    });
    let path = "";
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const from = x;
        while (get(x, y)) x += 1;
        if (x > from) path += `M${from + QUIET} ${y + QUIET}h${x - from}v1H${from + QUIET}z`;
      }
    return { size: size + 2 * QUIET, path };
  } catch {
    return null;
  }
}
