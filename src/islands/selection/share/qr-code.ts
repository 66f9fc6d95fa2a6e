import encodeQR from "qr";

/** White modules around the code, as its standard asks. */
const QUIET = 4;
/** Modules of version 29, without the white ones: 2 px for each still fit a telephone of 320 px. */
const MOST = 133;

export interface QrCode {
  /** Modules on each side, the quiet zone included. */
  readonly size: number;
  /** The dark modules, for the `d` of one svg path. */
  readonly path: string;
}

/**
 * The QR code of an address; null when it is too long for one (1,628 bytes). A long code has the weakest error
 * correction, so that its modules stay large enough for a telephone.
 */
export function qrCode(address: string): QrCode | null {
  try {
    const rows = encodeQR(address, "raw", { ecc: address.length > 300 ? "low" : "medium", border: QUIET });
    if (rows.length > MOST + 2 * QUIET) return null;
    const path = rows.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : [])),
    );
    return { size: rows.length, path: path.join("") };
  } catch {
    return null;
  }
}

/** How many dark modules follow each other from `x` on. */
function runFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x);
  return (end < 0 ? row.length : end) - x;
}
